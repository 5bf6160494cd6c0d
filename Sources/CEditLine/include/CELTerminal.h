#pragma once

/// Remembers how the person's terminal is set, and puts it back when the process exits.
///
/// The settings outlive every editor and are restored by `atexit(3)`, so they live in C.
void cel_terminalRemember(void);

/// Sets the terminal for the time between two prompts: what is typed ahead waits unseen, and
/// Control-C and Control-Z are signals.
///
/// Echo would show it twice; the line discipline would turn a Control-D into a NUL.
void cel_terminalWork(void);

/// Gives the terminal back as it was found, without dropping what is typed ahead.
void cel_terminalRestore(void);

/// The number of columns of the terminal on a descriptor, or 0 when it has none.
int cel_terminalColumns(int descriptor);
