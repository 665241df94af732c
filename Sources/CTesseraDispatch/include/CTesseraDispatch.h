// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A schedule replaces dispatch queues and run-loop timers for a thread. If a thread has a schedule, the work that it
// submits to dispatch queues and the timers that it adds to run loops are passed to the schedule, which decides when
// they run. Threads without a schedule are not affected.

#ifndef CTESSERADISPATCH_H
#define CTESSERADISPATCH_H

#include <stdbool.h>

/// A unit of work, as in libdispatch: a function that receives its context.
typedef void (*tessera_work)(void *context);

/// The callbacks of a schedule. They are called on the submitting thread.
struct tessera_schedule_functions {
  /// Runs work on the main thread, after a delay in seconds.
  void (*run_on_main)(void *schedule, double delay, tessera_work work, void *context);
  /// Called before work is submitted to another queue. The schedule must remain valid until `did_run` is called.
  void (*will_run)(void *schedule);
  /// Called after the work has run.
  void (*did_run)(void *schedule);
  /// Called when work is registered with a dispatch group, which will submit the work once the group is empty. The
  /// schedule must remain valid until `did_notify` is called.
  void (*will_notify)(void *schedule, void *group);
  /// Called after the group has submitted the work.
  void (*did_notify)(void *schedule, void *group);
  /// Takes over a Foundation `Timer`. Returns false if the timer should be added to its run loop instead.
  bool (*add_timer)(void *schedule, void *timer);
};

/// Sets the callbacks. Call this function once, before setting the first schedule.
void tessera_set_schedule_functions(const struct tessera_schedule_functions *functions);

/// Returns whether a dispatch group has no work left.
bool tessera_group_is_empty(void *group);

/// Sets the calling thread's schedule, or removes it if `schedule` is null. Returns the previous schedule.
void *tessera_exchange_schedule(void *schedule);

/// The state that is required by the replacements for libdispatch's functions.
struct tessera_schedule_table {
  void *(*current)(void);
  void *(*exchange)(void *schedule);
  const struct tessera_schedule_functions *functions;
};

/// Returns the process's table. Its functions are null until they are set.
const struct tessera_schedule_table *tessera_schedules(void);

#endif
