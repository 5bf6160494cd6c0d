#define _GNU_SOURCE
#include "CELSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

static const int caught[] = {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT};
enum { CAUGHT = sizeof caught / sizeof *caught };
static struct sigaction former[CAUGHT];
static bool isInstalled;

static atomic_bool woken, interrupted, resized, stopping, continued;
static atomic_int terminating;
static int bell[2] = {-1, -1};

static void ring(void) {
  int saved = errno;
  // A full pipe already wakes whoever waits.
  ssize_t written = write(bell[1], "", 1);
  (void)written;
  errno = saved;
}

static void note(int signal) {
  switch (signal) {
    case SIGINT: atomic_store(&interrupted, true); break;
    case SIGWINCH: atomic_store(&resized, true); break;
    case SIGTSTP: atomic_store(&stopping, true); break;
    case SIGCONT: atomic_store(&continued, true); break;
    default: atomic_store(&terminating, signal); break;
  }
  ring();
}

static void catch(int signal) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note;
  action.sa_flags = SA_RESTART;
  sigaction(signal, &action, NULL);
}

void cel_signalsInstall(void) {
  if (isInstalled) return;
  if (bell[0] < 0 && pipe2(bell, O_CLOEXEC | O_NONBLOCK) != 0) return;
  isInstalled = true;
  sigset_t wanted;
  sigemptyset(&wanted);
  for (size_t i = 0; i < CAUGHT; i++) {
    sigaction(caught[i], NULL, &former[i]);
    if (former[i].sa_handler == SIG_IGN) continue;
    catch(caught[i]);
    sigaddset(&wanted, caught[i]);
  }
  // A program that is started by a thread of a pool inherits that thread's mask.
  pthread_sigmask(SIG_UNBLOCK, &wanted, NULL);
}

void cel_signalsRestore(void) {
  if (!isInstalled) return;
  isInstalled = false;
  for (size_t i = 0; i < CAUGHT; i++) sigaction(caught[i], &former[i], NULL);
}

int cel_signalsDescriptor(void) { return bell[0]; }

void cel_signalsDrain(void) {
  char bytes[64];
  while (read(bell[0], bytes, sizeof bytes) > 0) {
  }
}

void cel_signalsWake(void) {
  atomic_store(&woken, true);
  ring();
}

void cel_signalsRing(void) { ring(); }

bool cel_takeWake(void) { return atomic_exchange(&woken, false); }
bool cel_takeInterrupt(void) { return atomic_exchange(&interrupted, false); }
bool cel_takeResize(void) { return atomic_exchange(&resized, false); }
bool cel_takeStop(void) { return atomic_exchange(&stopping, false); }
bool cel_takeContinue(void) { return atomic_exchange(&continued, false); }
int cel_termination(void) { return atomic_load(&terminating); }
void cel_raiseStop(void) { atomic_store(&stopping, true); }

void cel_stopProcessGroup(void) {
  struct sigaction standard, saved;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &standard, &saved);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &saved, NULL);
  atomic_store(&continued, true);
}
