#pragma once

#include <stddef.h>
#include <sys/types.h>

/// Starts a program in a process group of its own and gives its id; returns an `errno`, 0 for none.
///
/// Its standard input is `/dev/null`, its output and error are the descriptors given, descriptor 3
/// is the door, and everything else is closed. It starts with no signal blocked or ignored.
///
/// This function is provided because Foundation's `Process` passes no further descriptors and
/// `posix_spawn_file_actions_addclosefrom_np` is hidden from Swift behind `_GNU_SOURCE`.
int csys_spawn(
    const char *_Nonnull path, char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment, int output, int error, int door,
    pid_t *_Nonnull process);

/// Makes a pipe that children do not inherit: the read end, then the write end.
///
/// This function is provided because `pipe2` is hidden from Swift behind `_GNU_SOURCE`.
int csys_pipe(int descriptors[_Nonnull 2]);

/// Makes a pair of connected stream sockets that children do not inherit.
///
/// This function is provided because the flags are values of a C enumeration, which
/// Swift imports with a type that `socketpair` does not take.
int csys_socketpair(int descriptors[_Nonnull 2]);

/// Duplicates a descriptor to one above 3 that children do not inherit.
///
/// This function is provided because `fcntl` is variadic.
int csys_dup_cloexec(int descriptor);

/// Makes standard output write whole lines, also where it is a pipe.
///
/// This function is provided because `stdout` is a global variable that Swift 6 mode refuses.
void csys_line_buffer_stdout(void);

/// Writes all text that standard output still holds.
///
/// This function is provided because `stdout` is a global variable that Swift 6 mode refuses.
void csys_flush_stdout(void);

/// Receives the Swift protocol conformance records of one image.
typedef void (*csys_image_visitor)(
    const void *_Nullable conformances, size_t length, void *_Nullable context);

/// Shows the conformance records of every loaded image; returns 0 where the Swift runtime cannot.
///
/// This function is provided because the runtime's call takes its own C structure and is imported
/// weakly, which Swift cannot declare: a runtime without it must not stop the program's start.
int csys_enumerate_images(csys_image_visitor _Nonnull visitor, void *_Nullable context);

/// The bounds of this image's own conformance records; null when it has none.
///
/// These functions are provided because Swift cannot name the symbols that the linker sets at the
/// bounds of a section. They stand in where ``csys_enumerate_images`` cannot.
const void *_Nullable csys_conformances_start(void);
const void *_Nullable csys_conformances_stop(void);

/// Sets the moment of `ReplayClock`, where the program links it; a NaN lets its clock go.
///
/// This function is provided because Swift cannot declare a function that may be missing.
void csys_set_replay_clock(double seconds);
