#pragma once

#include <libical/ical.h>

/// Some builds of libical abort on text that they cannot parse. What lies in a person's calendar
/// folder may be anything, so this comes before the first call; bad text then gives NULL.
static inline void clical_makeErrorsReturn(void) { icalerror_set_errors_are_fatal(0); }

/// `icaltimezone_get_component()` gives NULL for UTC and for a zone whose data are missing, and
/// the functions that take its result do not look: one call that copies and may say no.
static inline icalcomponent *_Nullable clical_copyZone(const char *_Nonnull location) {
  icaltimezone *zone = icaltimezone_get_builtin_timezone(location);
  icalcomponent *component = zone ? icaltimezone_get_component(zone) : 0;
  return component ? icalcomponent_new_clone(component) : 0;
}
