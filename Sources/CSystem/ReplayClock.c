#include "CSystem.h"

extern void replay_clock_set(double seconds) __attribute__((weak));

void csys_set_replay_clock(double seconds) {
  if (replay_clock_set) replay_clock_set(seconds);
}
