#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

/// Puts the descriptors in their places. They are above 3, so none is overwritten on the way.
static int add_file_actions(
    posix_spawn_file_actions_t *actions, int output, int error, int door) {
  int failure = posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0);
  if (!failure) failure = posix_spawn_file_actions_adddup2(actions, output, 1);
  if (!failure) failure = posix_spawn_file_actions_adddup2(actions, error, 2);
  if (!failure) failure = posix_spawn_file_actions_adddup2(actions, door, 3);
  if (!failure) failure = posix_spawn_file_actions_addclosefrom_np(actions, 4);
  return failure;
}

static int add_attributes(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  int failure = posix_spawnattr_setsigmask(attributes, &none);
  if (!failure) failure = posix_spawnattr_setsigdefault(attributes, &all);
  if (!failure) failure = posix_spawnattr_setpgroup(attributes, 0);
  if (!failure)
    failure = posix_spawnattr_setflags(
        attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  return failure;
}

int csys_spawn(
    const char *path, char *const *arguments, char *const *environment, int output, int error,
    int door, pid_t *process) {
  int high[3] = {
      csys_dup_cloexec(output), csys_dup_cloexec(error), csys_dup_cloexec(door)};
  int failure = high[0] < 0 || high[1] < 0 || high[2] < 0 ? errno : 0;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  if (!failure) failure = add_file_actions(&actions, high[0], high[1], high[2]);
  if (!failure) failure = add_attributes(&attributes);
  if (!failure) {
    failure = posix_spawn(process, path, &actions, &attributes, arguments, environment);
    // The program is still being written, as at the end of a build: a second is enough for that.
    for (int round = 0; failure == ETXTBSY && round < 100; round++) {
      usleep(10000);
      failure = posix_spawn(process, path, &actions, &attributes, arguments, environment);
    }
  }
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  for (int index = 0; index < 3; index++)
    if (high[index] >= 0) close(high[index]);
  return failure;
}

int csys_pipe(int descriptors[2]) { return pipe2(descriptors, O_CLOEXEC); }

int csys_socketpair(int descriptors[2]) {
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, descriptors);
}

int csys_dup_cloexec(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 4); }

void csys_line_buffer_stdout(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

void csys_flush_stdout(void) { fflush(stdout); }

/// The beginning of the Swift runtime's description of an image (`MetadataSections.h`).
struct image_range {
  uintptr_t start;
  size_t length;
};
struct image_sections {
  uintptr_t version;
  const void *base, *unused[2];
  struct image_range protocols, conformances;
};

extern void swift_enumerateAllMetadataSections(
    _Bool (*body)(const void *sections, void *context), void *context) __attribute__((weak));

struct image_visit {
  csys_image_visitor visitor;
  void *context;
};

static _Bool visit_image(const void *pointer, void *context) {
  const struct image_sections *sections = pointer;
  const struct image_visit *visit = context;
  visit->visitor(
      (const void *)sections->conformances.start, sections->conformances.length, visit->context);
  return 1;
}

int csys_enumerate_images(csys_image_visitor visitor, void *context) {
  if (!swift_enumerateAllMetadataSections) return 0;
  struct image_visit visit = {visitor, context};
  swift_enumerateAllMetadataSections(visit_image, &visit);
  return 1;
}

extern const char __start_swift5_protocol_conformances[]
    __attribute__((weak, visibility("hidden")));
extern const char __stop_swift5_protocol_conformances[]
    __attribute__((weak, visibility("hidden")));

const void *csys_conformances_start(void) { return __start_swift5_protocol_conformances; }

const void *csys_conformances_stop(void) { return __stop_swift5_protocol_conformances; }
