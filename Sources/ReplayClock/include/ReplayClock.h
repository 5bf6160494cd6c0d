#pragma once

/// Makes this process's realtime clock answer a fixed moment, in seconds since 1970.
///
/// A NaN lets the clock follow the machine's again. `Date()` and `clock_gettime` follow; `time` does
/// not, nor do other processes.
///
/// An app links this target so that its own code sees the conversation's clock; AppIntents calls the
/// function, if it is there, with each request.
void replay_clock_set(double seconds);
