// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Replaces functions of libdispatch and Core Foundation for threads that have a schedule. The dynamic linker prefers
// a program's own functions to those of libraries, so Swift tasks, `DispatchQueue`, `OperationQueue` and `Timer` all
// call these functions. The symbols are weak: a program that links libdispatch statically uses libdispatch's
// functions, and its screens run in real time.
//
// The Swift SDK contains this source as an object file, compiled with TESSERA_SDK_IMAGE, and links it into each
// program.

#if defined(__linux__)
#define _GNU_SOURCE

#include "include/CTesseraDispatch.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

#define REPLACEMENT __attribute__((weak, visibility("default")))

/// The memory layout of a block, as defined by the block ABI.
struct block {
  void *isa;
  int32_t flags;
  int32_t reserved;
  void (*invoke)(void *block);
};

// MARK: Replaced functions

static void *libdispatch;
static void *libFoundation;

static void *loaded(const char *library, const char *symbol, void **handle) {
  if (!*handle) *handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
  return dlsym(*handle ? *handle : RTLD_NEXT, symbol);
}

#define ORIGINAL(type, library, name)                                       \
  static type *original;                                                     \
  if (!original) original = (type *)loaded(#library ".so", name, &library);

/// Calls `dispatch_retain` or `dispatch_release`, whichever `symbol` names.
static void count(const char *symbol, void *queue) {
  ((void (*)(void *))loaded("libdispatch.so", symbol, &libdispatch))(queue);
}

// MARK: Schedules

static const struct tessera_schedule_table *table;

#ifdef TESSERA_SDK_IMAGE
__attribute__((constructor)) static void findTable(void) {
  const struct tessera_schedule_table *(*find)(void) =
    (const struct tessera_schedule_table *(*)(void))dlsym(RTLD_DEFAULT, "tessera_schedules");
  if (find) table = find();
}
#else
__attribute__((constructor)) static void findTable(void) { table = tessera_schedules(); }
#endif

/// Returns the calling thread's schedule, or null if it has none.
static void *schedule(void) { return table && table->functions ? table->current() : 0; }

static int isMain(void *queue) {
  static void *mainQueue;
  if (!mainQueue) mainQueue = loaded("libdispatch.so", "_dispatch_main_q", &libdispatch);
  return queue == mainQueue;
}

/// Work for a queue other than the main queue. Work that it submits in turn uses the same schedule.
struct tracked {
  void *schedule;
  tessera_work work;
  void *context;
};

/// Whether the calling thread is running tracked work, which means that it is not the schedule's main thread.
static _Thread_local int runsTracked;

static void runTracked(void *pointer) {
  struct tracked tracked = *(struct tracked *)pointer;
  free(pointer);
  void *previous = table->exchange(tracked.schedule);
  runsTracked++;
  tracked.work(tracked.context);
  runsTracked--;
  table->exchange(previous);
  table->functions->did_run(tracked.schedule);
}

/// Creates tracked work. Returns null if memory allocation fails.
static struct tracked *track(void *schedule, tessera_work work, void *context) {
  struct tracked *tracked = malloc(sizeof *tracked);
  if (!tracked) return 0;
  *tracked = (struct tracked){schedule, work, context};
  table->functions->will_run(schedule);
  return tracked;
}

// MARK: Blocks

static void *copyBlock(void *block) {
  typedef void *copy_function(const void *);
  ORIGINAL(copy_function, libdispatch, "_Block_copy")
  return original ? original(block) : 0;
}

static void runBlock(void *pointer) {
  typedef void release_function(const void *);
  ORIGINAL(release_function, libdispatch, "_Block_release")
  ((struct block *)pointer)->invoke(pointer);
  if (original) original(pointer);
}

/// Whether a block was created by `dispatch_block_create`. Such a block has flags and may be a barrier block.
static int hasFlags(void *block) {
  typedef void *create_function(unsigned long flags, void *block);
  typedef void release_function(const void *);
  static void (*invoke)(void *);
  if (!invoke) {
    static const struct { unsigned long reserved, size; } descriptor = {0, sizeof(struct block) + sizeof(void *)};
    struct { struct block block; const void *descriptor; } probe = {{0}, &descriptor};
    probe.block.isa = loaded("libdispatch.so", "_NSConcreteGlobalBlock", &libdispatch);
    probe.block.flags = 1 << 28;  // A global block, so copying returns the same block.
    create_function *create = (create_function *)loaded("libdispatch.so", "dispatch_block_create", &libdispatch);
    release_function *release = (release_function *)loaded("libdispatch.so", "_Block_release", &libdispatch);
    struct block *made = probe.block.isa && create ? create(0, &probe) : 0;
    if (!made) return 0;
    invoke = made->invoke;
    release(made);
  }
  return ((struct block *)block)->invoke == invoke;
}

// MARK: Queues

typedef void async_function(void *queue, void *context, tessera_work work);

static void submit(void *queue, void *context, tessera_work work) {
  ORIGINAL(async_function, libdispatch, "dispatch_async_f")
  original(queue, context, work);
}

REPLACEMENT void dispatch_async_f(void *queue, void *context, tessera_work work) {
  void *mine = schedule();
  if (!mine) return submit(queue, context, work);
  if (isMain(queue)) return table->functions->run_on_main(mine, 0, work, context);
  struct tracked *tracked = track(mine, work, context);
  if (tracked) return submit(queue, tracked, runTracked);
  submit(queue, context, work);
}

/// Submits a barrier, which is work that runs alone on its queue.
static void submitBarrier(void *queue, void *context, tessera_work work) {
  ORIGINAL(async_function, libdispatch, "dispatch_barrier_async_f")
  void *mine = schedule();
  if (isMain(queue)) return table->functions->run_on_main(mine, 0, work, context);
  struct tracked *tracked = track(mine, work, context);
  if (tracked) return original(queue, tracked, runTracked);
  original(queue, context, work);
}

typedef void async_block_function(void *queue, void *block);

REPLACEMENT void dispatch_async(void *queue, void *block) {
  ORIGINAL(async_block_function, libdispatch, "dispatch_async")
  void *copy = schedule() ? copyBlock(block) : 0;
  if (!copy) return original(queue, block);
  // Treats every block with flags as a barrier. An unnecessary barrier only costs time.
  if (hasFlags(copy)) return submitBarrier(queue, copy, runBlock);
  dispatch_async_f(queue, copy, runBlock);
}

REPLACEMENT void dispatch_barrier_async(void *queue, void *block) {
  ORIGINAL(async_block_function, libdispatch, "dispatch_barrier_async")
  void *copy = schedule() ? copyBlock(block) : 0;
  if (!copy) return original(queue, block);
  submitBarrier(queue, copy, runBlock);
}

/// A block that leaves a group after running, or a block that a group submits when it becomes empty.
struct group_block {
  void *schedule;
  void *group;
  void *queue;
  void *block;
};

static struct group_block *groupBlock(void *schedule, void *group, void *queue, void *block) {
  void *copy = copyBlock(block);
  struct group_block *result = copy ? malloc(sizeof *result) : 0;
  if (result) *result = (struct group_block){schedule, group, queue, copy};
  return result;
}

typedef void group_function(void *group);

static void runGroupBlock(void *pointer) {
  ORIGINAL(group_function, libdispatch, "dispatch_group_leave")
  struct group_block work = *(struct group_block *)pointer;
  free(pointer);
  runBlock(work.block);
  original(work.group);
}

static void submitGroupBlock(void *pointer) {
  struct group_block work = *(struct group_block *)pointer;
  free(pointer);
  void *previous = table->exchange(work.schedule);
  dispatch_async_f(work.queue, work.block, runBlock);
  table->exchange(previous);
  table->functions->did_notify(work.schedule, work.group);
  count("dispatch_release", work.queue);
  count("dispatch_release", work.group);
}

typedef void group_block_function(void *group, void *queue, void *block);

REPLACEMENT void dispatch_group_async(void *group, void *queue, void *block) {
  ORIGINAL(group_block_function, libdispatch, "dispatch_group_async")
  void *mine = schedule();
  struct group_block *work = mine ? groupBlock(mine, group, queue, block) : 0;
  if (!work) return original(group, queue, block);
  static group_function *enter;
  if (!enter) enter = (group_function *)loaded("libdispatch.so", "dispatch_group_enter", &libdispatch);
  enter(group);
  dispatch_async_f(queue, work, runGroupBlock);
}

REPLACEMENT void dispatch_group_notify(void *group, void *queue, void *block) {
  ORIGINAL(group_block_function, libdispatch, "dispatch_group_notify")
  void *mine = schedule();
  struct group_block *work = mine ? groupBlock(mine, group, queue, block) : 0;
  if (!work) return original(group, queue, block);
  typedef void notify_function(void *group, void *queue, void *context, tessera_work work);
  typedef void *queue_function(intptr_t identifier, uintptr_t flags);
  static notify_function *notify;
  static queue_function *globalQueue;
  if (!notify) notify = (notify_function *)loaded("libdispatch.so", "dispatch_group_notify_f", &libdispatch);
  if (!globalQueue) globalQueue = (queue_function *)loaded("libdispatch.so", "dispatch_get_global_queue", &libdispatch);
  count("dispatch_retain", queue);
  count("dispatch_retain", group);
  table->functions->will_notify(mine, group);
  // The group calls `submitGroupBlock` on a thread without a schedule. That function submits the block with this
  // schedule.
  notify(group, globalQueue(0, 0), work, submitGroupBlock);
}

/// Work that another thread waits for.
struct awaited {
  tessera_work work;
  void *context;
  void *semaphore;
};

typedef void *semaphore_create_function(intptr_t value);
typedef intptr_t semaphore_signal_function(void *semaphore);
typedef intptr_t semaphore_wait_function(void *semaphore, uint64_t timeout);

static void runAwaited(void *pointer) {
  ORIGINAL(semaphore_signal_function, libdispatch, "dispatch_semaphore_signal")
  struct awaited *awaited = pointer;
  awaited->work(awaited->context);
  original(awaited->semaphore);
}

static void invokeBlock(void *pointer) { ((struct block *)pointer)->invoke(pointer); }

REPLACEMENT void dispatch_sync(void *queue, void *block) {
  typedef void sync_function(void *queue, void *block);
  ORIGINAL(sync_function, libdispatch, "dispatch_sync")
  void *mine = schedule();
  // A synchronous call to the main queue on the main thread is a deadlock. libdispatch traps in that case, as on iOS.
  if (!mine || !runsTracked || !isMain(queue)) return original(queue, block);
  static semaphore_create_function *create;
  static semaphore_wait_function *wait;
  static group_function *release;
  if (!create) create = (semaphore_create_function *)loaded("libdispatch.so", "dispatch_semaphore_create", &libdispatch);
  if (!wait) wait = (semaphore_wait_function *)loaded("libdispatch.so", "dispatch_semaphore_wait", &libdispatch);
  if (!release) release = (group_function *)loaded("libdispatch.so", "dispatch_release", &libdispatch);
  struct awaited awaited = {invokeBlock, block, create(0)};
  table->functions->run_on_main(mine, 0, runAwaited, &awaited);
  wait(awaited.semaphore, UINT64_MAX);
  release(awaited.semaphore);
}

// MARK: Delays

typedef void after_function(uint64_t when, void *queue, void *context, tessera_work work);

/// Returns the number of seconds until a time on one of libdispatch's three clocks. Reads each clock's current time
/// with `dispatch_time`.
static double secondsUntil(uint64_t when) {
  typedef uint64_t time_function(uint64_t base, int64_t delta);
  ORIGINAL(time_function, libdispatch, "dispatch_time")
  const uint64_t clockMask = UINT64_C(3) << 62, monotonic = UINT64_C(1) << 63, wall = ~UINT64_C(1);
  int64_t nanoseconds;
  if ((when & clockMask) == clockMask) {
    nanoseconds = (int64_t)(original(wall, 0) - when);  // Wall-clock times are negative numbers of nanoseconds.
  } else if (when & monotonic) {
    nanoseconds = (int64_t)(when - original(monotonic, 0));
  } else {
    nanoseconds = (int64_t)(when - original(0, 0));
  }
  return when == 0 || nanoseconds < 0 ? 0 : (double)nanoseconds * 1e-9;
}

/// Work that is submitted to a queue after a delay.
struct delayed {
  void *queue;
  tessera_work work;
  void *context;
};

static void submitDelayed(void *pointer) {
  struct delayed delayed = *(struct delayed *)pointer;
  free(pointer);
  dispatch_async_f(delayed.queue, delayed.context, delayed.work);
  count("dispatch_release", delayed.queue);
}

REPLACEMENT void dispatch_after_f(uint64_t when, void *queue, void *context, tessera_work work) {
  ORIGINAL(after_function, libdispatch, "dispatch_after_f")
  void *mine = schedule();
  if (!mine || when == UINT64_MAX) return original(when, queue, context, work);
  double delay = secondsUntil(when);
  if (isMain(queue)) return table->functions->run_on_main(mine, delay, work, context);
  struct delayed *delayed = malloc(sizeof *delayed);
  if (!delayed) return original(when, queue, context, work);
  *delayed = (struct delayed){queue, work, context};
  count("dispatch_retain", queue);
  table->functions->run_on_main(mine, delay, submitDelayed, delayed);
}

REPLACEMENT void dispatch_after(uint64_t when, void *queue, void *block) {
  typedef void after_block_function(uint64_t when, void *queue, void *block);
  ORIGINAL(after_block_function, libdispatch, "dispatch_after")
  void *copy = schedule() && when != UINT64_MAX ? copyBlock(block) : 0;
  if (!copy) return original(when, queue, block);
  dispatch_after_f(when, queue, copy, runBlock);
}

// MARK: Timers

/// The layout of `CFRunLoopTimerContext`.
struct timer_context {
  intptr_t version;
  void *info;
  void *functions[3];
};

REPLACEMENT void CFRunLoopAddTimer(void *runLoop, void *timer, void *mode) {
  typedef void add_timer_function(void *runLoop, void *timer, void *mode);
  ORIGINAL(add_timer_function, libFoundation, "CFRunLoopAddTimer")
  typedef void context_function(void *timer, struct timer_context *context);
  void *mine = schedule();
  typedef void *loop_function(void);
  static loop_function *mainLoop, *currentLoop;
  if (mine && !mainLoop) {
    mainLoop = (loop_function *)loaded("libFoundation.so", "CFRunLoopGetMain", &libFoundation);
    currentLoop = (loop_function *)loaded("libFoundation.so", "CFRunLoopGetCurrent", &libFoundation);
  }
  if (mine && (runLoop == mainLoop() || runLoop == currentLoop())) {
    static context_function *getContext;
    if (!getContext) getContext = (context_function *)loaded("libFoundation.so", "CFRunLoopTimerGetContext", &libFoundation);
    struct timer_context context = {0};
    if (getContext) getContext(timer, &context);
    if (context.info && table->functions->add_timer(mine, context.info)) return;
  }
  original(runLoop, timer, mode);
}
#endif
