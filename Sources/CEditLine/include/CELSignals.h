#pragma once

#include <stdbool.h>

/// Catches SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP and SIGCONT, except those that are ignored.
///
/// The handlers only raise flags and wake a pipe: in a process with threads a signal may run on
/// another one, and then interrupts no call here. They are written in C because a handler may call
/// nothing that allocates or locks. Installed once for the whole conversation: a Control-C between
/// two installations would be lost.
void cel_signalsInstall(void);

/// Gives every signal its former meaning.
void cel_signalsRestore(void);

/// The descriptor that becomes readable when a signal has come or someone called `cel_signalsWake`.
int cel_signalsDescriptor(void);

/// Empties the pipe; the flags stay raised.
void cel_signalsDrain(void);

/// Makes whoever waits look around, without a flag. May be called from any thread.
void cel_signalsRing(void);

/// Ends whoever's wait it is, or the next one. May be called from any thread.
void cel_signalsWake(void);

/// Each of these takes a flag down and tells whether it was up.
bool cel_takeWake(void);
bool cel_takeInterrupt(void);
bool cel_takeResize(void);
bool cel_takeStop(void);
bool cel_takeContinue(void);

/// The SIGTERM or SIGHUP that has come, or 0. It stays: the process is to end.
int cel_termination(void);

/// Raises the flag that a Control-Z read as a byte stands for.
void cel_raiseStop(void);

/// Stops the process group as the terminal's own Control-Z does; returns once it goes on.
///
/// With SIGSTOP an orphaned group would never be continued; SIGTSTP leaves it running.
void cel_stopProcessGroup(void);
