// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The schedule of each thread, stored in thread-local memory.

#include "CTesseraDispatch.h"

#include <stddef.h>
#include <stdint.h>

// Declared by libdispatch.
extern intptr_t dispatch_group_wait(void *group, uint64_t timeout);

bool tessera_group_is_empty(void *group) { return dispatch_group_wait(group, 0) == 0; }

static _Thread_local void *current;

static void *currentSchedule(void) { return current; }

void *tessera_exchange_schedule(void *schedule) {
  void *previous = current;
  current = schedule;
  return previous;
}

static struct tessera_schedule_table table = {currentSchedule, tessera_exchange_schedule, NULL};

void tessera_set_schedule_functions(const struct tessera_schedule_functions *functions) { table.functions = functions; }

const struct tessera_schedule_table *tessera_schedules(void) { return &table; }
