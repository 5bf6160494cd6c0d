"""Drives a program in a pseudo-terminal as a person would, looking at a real screen.

Every wait is for something on the screen, has a limit and shows the screen when it fails; nothing
sleeps. Needs pyte, the Debian package python3-pyte.

    from terminal import Terminal
    with Terminal([program, '--locale', 'ko'], cols=72) as t:
        t.wait_prompt('› ')
        t.text('라테')
        t.keys('Tab', 'Enter')
        t.wait_text('크기')
        t.wait_prompt('? ')
"""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

import pyte

KEYS = {
    'Enter': '\r', 'Tab': '\t', 'Esc': '\x1b', 'Backspace': '\x7f', 'Delete': '\x1b[3~',
    'Up': '\x1b[A', 'Down': '\x1b[B', 'Right': '\x1b[C', 'Left': '\x1b[D',
    'Home': '\x1b[H', 'End': '\x1b[F',
}
KEYS.update({f'C-{letter}': chr(ord(letter) - 96) for letter in 'abcdefghijklmnopqrstuvwxyz'})
KEYS['C-Space'] = '\0'

PASTE_BEGIN, PASTE_END = b'\x1b[200~', b'\x1b[201~'


class ScreenTimeout(AssertionError):
    """Something did not come to the screen in time; the message shows what was there."""


class Terminal:
    """A program, its terminal, and the screen that a person would see."""

    def __init__(self, argv, rows=24, cols=80, env=None, term='xterm-256color', timeout=20.0):
        """Starts the program in an environment that holds nothing of the machine but PATH."""
        self.timeout = timeout
        self.screen = pyte.Screen(cols, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = bytearray()
        self.has_ended = False
        self.status = None
        environment = {
            'PATH': os.environ['PATH'], 'HOME': '/nonexistent', 'TERM': term, 'LANG': 'C.UTF-8',
            'TZ': 'UTC',
        }
        environment.update(env or {})
        environment = {name: value for name, value in environment.items() if value is not None}
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            try:
                # A parent with threads may have handed down blocked signals.
                signal.pthread_sigmask(signal.SIG_SETMASK, [])
                # Before exec: a size set by the parent would race with the program's first look.
                fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack('HHHH', rows, cols, 0, 0))
                os.execvpe(argv[0], argv, environment)
            finally:
                os._exit(127)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the program if it has not ended."""
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            self.status = -signal.SIGKILL
        if self.fd is not None:
            os.close(self.fd)
            self.fd = None

    # What a person does

    def bytes(self, data):
        """Sends bytes as they are."""
        while data:
            data = data[os.write(self.fd, data):]

    def text(self, text):
        """Types text."""
        self.bytes(text.encode())

    def keys(self, *names):
        """Presses keys, named as in KEYS."""
        for name in names:
            self.text(KEYS[name])

    def paste(self, text):
        """Pastes text as a terminal with bracketed paste does."""
        self.bytes(PASTE_BEGIN + text.encode() + PASTE_END)

    def resize(self, rows, cols):
        """Gives the window another size."""
        self.screen.resize(rows, cols)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack('HHHH', rows, cols, 0, 0))

    # What a person sees

    def lines(self):
        """The rows of the screen without the spaces at their ends."""
        return [line.rstrip() for line in self.screen.display]

    def show(self):
        """The whole screen as text."""
        return '\n'.join(self.lines()).rstrip()

    @property
    def cursor(self):
        """The row and the column of the cursor, from 0."""
        return self.screen.cursor.y, self.screen.cursor.x

    def current_line(self):
        """The row that the cursor is in."""
        return self.lines()[self.screen.cursor.y]

    # Waiting

    def wait(self, condition, what):
        """Waits until a condition on this terminal holds."""
        end = time.monotonic() + self.timeout
        while not condition(self):
            left = end - time.monotonic()
            if left <= 0 or self.has_ended:
                raise ScreenTimeout(f'waited for {what}; {self._situation()}')
            self._read(min(left, 0.5))
        return self

    def wait_text(self, pattern):
        """Waits until a regular expression matches somewhere on the screen."""
        return self.wait(lambda t: re.search(pattern, t.show(), re.M), repr(pattern))

    def wait_line(self, line):
        """Waits until the row of the cursor is exactly this."""
        line = line.rstrip()
        return self.wait(lambda t: t.current_line() == line, f'the current line {line!r}')

    def wait_cursor(self, column):
        """Waits until the cursor is in a column."""
        return self.wait(lambda t: t.cursor[1] == column, f'the cursor in column {column}')

    def wait_prompt(self, mark):
        """Waits until the program waits: the cursor stands right behind the mark.

        Wait for this before typing, not for what was printed before it.
        """
        return self.wait(
            lambda t: t.current_line().startswith(mark.rstrip()) and t.cursor[1] == len(mark),
            f'the prompt {mark!r}')

    def wait_exit(self):
        """Waits until the program has ended; returns its status, -N for signal N."""
        end = time.monotonic() + self.timeout
        while time.monotonic() < end:
            if not self.has_ended:
                self._read(0.05)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                while not self.has_ended and self._read(0.05):
                    pass
                self.status = os.waitstatus_to_exitcode(status)
                return self.status
        raise ScreenTimeout(f'waited for the program to end; {self._situation()}')

    def _situation(self):
        ended = ' (the program has ended)' if self.has_ended else ''
        return f'cursor {self.cursor}{ended}; the screen was:\n{self.show()}'

    def _read(self, seconds):
        ready, _, _ = select.select([self.fd], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            data = b''
        if not data:
            self.has_ended = True
            return False
        self.raw += data
        self.stream.feed(data)
        return True
