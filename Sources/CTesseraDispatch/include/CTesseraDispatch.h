// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// While a thread has a schedule, what it submits to dispatch queues, and the timers that it adds to run loops, go to that
// schedule instead. The schedule decides when they run. A thread without a schedule is not affected.

#ifndef CTESSERADISPATCH_H
#define CTESSERADISPATCH_H

#include <stdbool.h>

/// A unit of work, as in libdispatch: a function that is called with its context.
typedef void (*tessera_work)(void *context);

/// The functions that handle submitted work. They are called on the submitting thread.
struct tessera_schedule_functions {
  /// Runs work on the main thread, after a delay in seconds.
  void (*run_on_main)(void *schedule, double delay, tessera_work work, void *context);
  /// Called before work is submitted to another queue. The schedule must stay alive until `did_run`.
  void (*will_run)(void *schedule);
  /// Called after the work has run.
  void (*did_run)(void *schedule);
  /// A dispatch group will submit work when it is empty. The schedule must stay alive until `did_notify`.
  void (*will_notify)(void *schedule, void *group);
  /// The group has submitted the work.
  void (*did_notify)(void *schedule, void *group);
  /// Takes over a `Timer` of Foundation. Returns false to have it added to its run loop.
  bool (*add_timer)(void *schedule, void *timer);
};

/// Sets the functions. Call it once, before the first schedule is set.
void tessera_set_schedule_functions(const struct tessera_schedule_functions *functions);

/// Returns whether a dispatch group has no work left.
bool tessera_group_is_empty(void *group);

/// Sets the schedule of the calling thread; null for none. Returns the previous one.
void *tessera_exchange_schedule(void *schedule);

/// The state that the replacements of libdispatch's functions need.
struct tessera_schedule_table {
  void *(*current)(void);
  void *(*exchange)(void *schedule);
  const struct tessera_schedule_functions *functions;
};

/// The table of the process; its functions are null until they are set.
const struct tessera_schedule_table *tessera_schedules(void);

#endif
