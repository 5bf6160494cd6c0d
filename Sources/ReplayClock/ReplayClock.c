#define _GNU_SOURCE
#include "ReplayClock.h"

#include <math.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/// The moment in nanoseconds; the machine's own clock when it is `no_moment`.
static const long long no_moment = -0x7fffffffffffffff - 1;
static _Atomic(long long) moment = no_moment;

void replay_clock_set(double seconds) {
  // Beyond this a signed count of nanoseconds ends, in the year 2262.
  const double limit = 9.2e9;
  int is_moment = isfinite(seconds) && seconds > -limit && seconds < limit;
  atomic_store(&moment, is_moment ? llround(seconds * 1e6) * 1000 : no_moment);
}

/// Stands in for the C library's function in the whole process: a program's own definition is found
/// before a library's.
int clock_gettime(clockid_t clock, struct timespec *time) {
  long long now = clock == CLOCK_REALTIME ? atomic_load(&moment) : no_moment;
  if (now == no_moment) return (int)syscall(SYS_clock_gettime, clock, time);
  long long second = 1000000000;
  long long rest = now % second;
  time->tv_sec = now / second - (rest < 0);
  time->tv_nsec = rest < 0 ? rest + second : rest;
  return 0;
}
