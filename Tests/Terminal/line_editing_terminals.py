"""How lines are read in odd terminals and amid signals. Run: line_editing_terminals.py FIXTURE [CASE ...]"""

import os
import re
import shlex
import signal
import tempfile

import cases
from cases import PROGRAM
from terminal import Terminal

SGR = re.compile(rb'\x1b\[[0-9;]*m')


def start(*arguments, **options):
    options.setdefault('cols', 72)
    return Terminal([PROGRAM, *arguments], **options)


def start_in_shell(script, **options):
    """Runs a line of sh, in which "$0" is the fixture."""
    options.setdefault('cols', 72)
    return Terminal(['/bin/sh', '-c', script, PROGRAM], **options)


def children(pid):
    with open(f'/proc/{pid}/task/{pid}/children', encoding='ascii') as file:
        return [int(child) for child in file.read().split()]


def test_without_a_charset_the_mark_is_ascii_and_hangul_works():
    for lang in ('C', None):
        with start('--no-hints', env={'LANG': lang}) as t:
            t.wait_prompt('> ')
            t.text('예')
            t.keys('Tab')
            t.wait_text('예산을 보여 줘')
            t.wait_line('> 예')
            t.text('약을 취')
            t.keys('Tab', 'Enter')
            t.wait_text('heard “예약을 취소”')


def test_a_charset_that_is_not_installed_is_believed():
    with start(env={'LANG': 'ko_KR.UTF-8'}) as t:
        t.wait_prompt('› ')
        t.text('저장')
        t.keys('Enter')
        t.wait_text('heard “저장” .2.')


def test_dumb_terminal_gets_no_escape():
    with start(term='dumb') as t:
        t.wait_prompt('› ')
        t.text('예')
        t.keys('Tab')
        t.wait_text('예산을 보여 줘')
        t.wait_line('› 예')
        t.text('약')
        t.keys('Tab')
        t.wait_line('› 예약을')
        t.keys('Enter')
        t.wait_text('heard')
        t.wait_prompt('› ')
        t.text('ask')
        t.keys('Enter')
        t.wait_prompt('? ')
        t.keys('Enter')
        t.wait_text('^\\? Home$')
        t.wait_prompt('› ')
        t.text('\u1112\u1161\u11ab')
        t.wait_line('› 한')
        t.keys('Esc')
        t.wait_prompt('› ')
        t.keys('C-r')
        t.text('as')
        t.wait_line('(search as) ask')
        t.keys('C-g')
        t.wait_prompt('› ')
        t.text('ask')
        t.keys('Enter')
        t.wait_prompt('? ')
        t.keys('C-c')
        t.wait_text('cancelled')
        t.wait_prompt('› ')
        t.keys('C-d')
        assert t.wait_exit() == 0
        assert b'\x1b' not in t.raw, bytes(t.raw)


def test_unknown_terminals_are_dumb_and_quiet():
    for term in ('no-such-terminal', None):
        with start(env={'TERM': term}) as t:
            t.wait_prompt('› ')
            t.text('라테')
            t.keys('Tab', 'Enter')
            t.wait_text('heard “라테 주문”')
            assert t.lines()[0] == '› 라테 주문', t.show()
            assert b'\x1b' not in t.raw, bytes(t.raw)


def test_no_color_means_no_color():
    with start(env={'NO_COLOR': '1'}) as t:
        t.wait_prompt('› ')
        t.text('라')
        t.wait_line('› 라테 주문')
        t.keys('Right', 'Enter')
        t.wait_text('heard “라테 주문”')
        t.wait_prompt('› ')
        t.text('ask')
        t.keys('Enter')
        t.wait_line('? Enter = Home')
        assert not SGR.search(t.raw), bytes(t.raw)


def test_marks_are_colored_and_nothing_else():
    with start('--no-hints') as t:
        t.wait_prompt('› ')
        mark = t.screen.buffer[0][0]
        assert (mark.data, mark.fg, mark.bold) == ('›', 'cyan', True), mark
        t.text('ask')
        t.wait_line('› ask')
        typed = t.screen.buffer[0][2]
        assert (typed.data, typed.fg, typed.bold) == ('a', 'default', False), typed
        t.keys('Enter')
        t.wait_prompt('? ')
        mark = t.screen.buffer[t.cursor[0]][0]
        assert (mark.data, mark.fg, mark.bold) == ('?', 'brown', True), mark


def test_forty_columns_break_no_word():
    with start(cols=40) as t:
        t.wait_prompt('› ')
        t.text('please remember the reservation numbers')
        t.keys('Enter')
        t.wait_text('heard')
        t.wait_prompt('› ')
        assert '  heard “please remember the reservation\n    numbers” (39)' in t.show(), t.show()


def test_resize_keeps_the_line():
    with start('--no-hints', cols=60) as t:
        t.wait_prompt('› ')
        t.text('가' * 25)
        t.wait_cursor(52)
        t.resize(24, 30)
        t.wait(lambda t: ''.join(t.lines()).count('가') == 25 and t.cursor[1] in (22, 23, 24), '25')
        t.text('나')
        t.wait_text('나')
        t.resize(24, 60)
        t.wait_line('› ' + '가' * 25 + '나')
        t.keys('Enter')
        t.wait_text(r'\(26\)')


def test_announcement_appears_above_the_line():
    for cols in (40, 41):  # In the odd one no wide letter fits the last column.
        with tempfile.TemporaryDirectory() as folder:
            cue = os.path.join(folder, 'cue')
            with start('--no-hints', cols=cols, env={'FIXTURE_CUE': cue}) as t:
                t.wait_prompt('› ')
                t.text('announce')
                t.keys('Enter')
                t.wait(lambda t: t.cursor == (1, 2), 'the next prompt')
                t.text('가' * 140)
                t.wait(lambda t: t.show().count('가') == 140, 'all letters')
                open(cue, 'w', encoding='ascii').close()
                t.wait_text('^  예약을 저장했습니다')
                t.wait(lambda t: t.show().count('가') == 140, 'all letters')
                t.keys('Enter')
                t.wait_text(r'\(140\)')
                assert t.lines()[:3] == ['› announce', '  예약을 저장했습니다.', '› ' + '가' * 19], t.show()


def test_question_is_withdrawn():
    with tempfile.TemporaryDirectory() as folder:
        cue = os.path.join(folder, 'cue')
        with start(env={'FIXTURE_CUE': cue}) as t:
            t.wait_prompt('› ')
            t.text('withdraw')
            t.keys('Enter')
            t.wait(lambda t: t.cursor == (1, 2), 'the next prompt')
            t.text('ask')
            t.keys('Enter')
            t.wait_prompt('? ')
            t.text('half an ans')
            t.wait_line('? half an ans')
            open(cue, 'w', encoding='ascii').close()
            t.wait_text('^  withdrawn$')
            t.wait_prompt('› ')


def test_news_takes_the_place_of_a_bare_prompt():
    with tempfile.TemporaryDirectory() as folder:
        cue = os.path.join(folder, 'cue')
        with start(env={'FIXTURE_CUE': cue}) as t:
            t.wait_prompt('› ')
            t.text('withdraw')
            t.keys('Enter')
            t.wait(lambda t: t.cursor == (1, 2), 'the next prompt')
            open(cue, 'w', encoding='ascii').close()
            t.wait(lambda t: t.lines()[:3] == ['› withdraw', 'woken', '›'], 'the news')


def test_interrupt_at_work_and_what_is_typed_ahead():
    with start('--no-hints') as t:
        t.wait_prompt('› ')
        t.text('work')
        t.keys('Enter')
        t.wait_text('^working$')
        t.keys('C-c')
        t.wait_text('^stopped working$')
        t.wait_prompt('› ')
        t.text('work')
        t.keys('Enter')
        t.wait(lambda t: t.lines().count('working') == 2, 'working again')
        t.text('ahead')
        os.kill(t.pid, signal.SIGINT)
        t.wait_line('› ahead')
        assert t.show().count('ahead') == 1, t.show()


def test_end_of_input_typed_ahead_is_one():
    with start() as t:
        t.wait_prompt('› ')
        t.text('work')
        t.keys('Enter')
        t.wait_text('^working$')
        t.keys('C-d')
        os.kill(t.pid, signal.SIGINT)
        t.wait_text('^ended$')
        assert t.wait_exit() == 0


def test_end_of_input_typed_while_nobody_looks_is_one():
    with tempfile.TemporaryDirectory() as folder:
        cue = os.path.join(folder, 'cue')
        with start(env={'FIXTURE_CUE': cue}) as t:
            t.wait_prompt('› ')
            t.text('block')
            t.keys('Enter')
            t.wait_text('^blocking$')
            t.keys('C-d')
            open(cue, 'w', encoding='ascii').close()
            t.wait_text('^ended$')
            assert t.wait_exit() == 0


def test_status_gives_way():
    for term in ('xterm-256color', 'dumb'):
        with start(term=term) as t:
            t.wait_prompt('› ')
            t.text('status')
            t.keys('Enter')
            t.wait_text('^done$')
            t.wait_prompt('› ')
            assert 'Working' not in t.show(), t.show()
            assert (b'Working' in t.raw) == (term != 'dumb'), bytes(t.raw)


def test_typing_too_fast_loses_and_doubles_nothing():
    for _ in range(20):
        with start('--no-hints', cols=40) as t:
            t.text('예약 하나\rask\r2\r라테\r')
            t.wait_text('heard “라테”')
            t.wait_prompt('› ')
            t.keys('C-d')
            assert t.wait_exit() == 0
            text = t.show()
            assert text.count('heard “예약 하나” (5)') == 1, text
            assert text.count('chose “2”') == 1, text
            assert '› 예약 하나\n' in text and '? 2\n' in text and '› 라테\n' in text, text


def test_interrupt_typed_too_fast_is_not_lost():
    for _ in range(20):
        with start('--no-hints') as t:
            t.wait(lambda t: '›'.encode() in t.raw, 'the first mark')
            t.text('abc\x03')
            t.wait_text('^interrupted$')
            t.wait_prompt('› ')


def test_terminate_reaches_this_process_alone():
    for number in (signal.SIGTERM, signal.SIGHUP):
        script = 'trap "echo parent got it" TERM HUP; "$0"; echo status $?'
        with start_in_shell(script) as t:
            t.wait_prompt('› ')
            t.text('draft')
            t.wait_line('› draft')
            os.kill(children(t.pid)[0], number)
            t.wait_text(f'^status {128 + number}$')
            assert t.wait_exit() == 0
            assert 'parent got it' not in t.show(), t.show()


def test_terminal_is_left_as_it_was_found():
    script = 'stty -g > before; "$0"; stty -g > after; cmp before after && echo same'
    for ending in ('C-d', 'kill'):
        with tempfile.TemporaryDirectory() as folder:
            with start_in_shell(f'cd {shlex.quote(folder)}; {script}') as t:
                t.wait_prompt('› ')
                t.text('one')
                t.keys('Enter')
                t.wait_text('heard')
                t.wait_prompt('› ')
                if ending == 'kill':
                    os.kill(children(t.pid)[0], signal.SIGTERM)
                else:
                    t.keys('C-d')
                t.wait_text('^same$')
                assert t.wait_exit() == 0


def test_what_is_typed_ahead_is_left_for_the_shell():
    with start_in_shell('"$0"; read line; echo "shell read $line"') as t:
        t.wait_prompt('› ')
        t.text('\x04for the shell\r')
        t.wait_text('^shell read for the shell$')


def test_suspend_and_foreground():
    shell = Terminal(
        ['bash', '--noprofile', '--norc', '--noediting', '-i'], cols=72,
        env={'PS1': 'shell$ ', 'FIXTURE': PROGRAM})
    with shell as t:
        t.wait_prompt('shell$ ')
        t.text('"$FIXTURE" --no-hints\r')
        t.wait_prompt('› ')
        t.text('예약')
        t.wait_line('› 예약')
        t.keys('C-z')
        t.wait_text('Stopped')
        t.wait_prompt('shell$ ')
        t.text('echo $((6 * 7))\r')
        t.wait_text('^42$')
        t.wait_prompt('shell$ ')
        t.text('fg\r')
        t.wait_line('› 예약')
        t.wait_cursor(6)
        t.text(' 하나\r')
        t.wait_text('heard “예약 하나”')
        t.wait_prompt('› ')
        t.text('work\r')
        t.wait_text('^working$')
        t.keys('C-z')
        t.wait_text('(?s)Stopped.*Stopped')
        t.wait_prompt('shell$ ')
        t.text('fg\r')
        t.wait(lambda t: os.tcgetpgrp(t.fd) != t.pid, 'the fixture in the foreground')
        t.keys('C-c')
        t.wait_text('stopped working$')  # the terminal may echo ^C before it
        t.wait_prompt('› ')


def test_output_to_a_pipe_leaves_the_prompt_on_the_terminal():
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, 'out')
        with start_in_shell(f'"$0" > {shlex.quote(out)}; echo status $?') as t:
            t.wait_prompt('› ')
            t.text('예약\r')
            t.wait(lambda t: t.cursor == (1, 2), 'the next prompt')
            t.keys('C-d')
            t.wait_text('status 0')
            with open(out, encoding='utf-8') as file:
                assert file.read() == '  heard “예약” (2)\nended\n'
            assert b'\x1b' not in t.raw, bytes(t.raw)


def test_emacs_echoes_on_its_own():
    with start(term='dumb', env={'INSIDE_EMACS': '28.2,comint'}) as t:
        t.wait_prompt('› ')
        t.text('라테\r')
        t.wait_text('heard')
        assert t.show().count('› 라테') == 1, t.show()


def test_vi_keys_of_an_editrc_keep_tab():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'editrc')
        with open(path, 'w', encoding='ascii') as file:
            file.write('behest:bind -v\nother:bind ^I ed-insert\nbehest:edit off\n')
        with start('--no-hints', env={'EDITRC': path}) as t:
            t.wait_prompt('› ')
            t.text('라')
            t.keys('Tab')
            t.wait_line('› 라테 주문')
            t.text('\x1b0x')
            t.wait_line('› 테 주문')


if __name__ == '__main__':
    cases.main(globals())
