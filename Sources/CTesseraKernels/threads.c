// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Threads, a counter and a lock, based on POSIX. Swift's library for atomics and mutexes requires newer systems.
#include "TesseraKernels.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

typedef struct {
  void (*body)(void *, int);
  void *context;
  int index;
} TKJob;

static void *tk_job(void *argument) {
  TKJob *job = argument;
  job->body(job->context, job->index);
  return NULL;
}

enum { TK_MAX_THREADS = 64 };

void tk_run(int count, void (*body)(void *, int), void *context) {
  assert(count >= 0);
  pthread_t threads[TK_MAX_THREADS];
  TKJob jobs[TK_MAX_THREADS];
  int started = 0;
  int wanted = count < TK_MAX_THREADS ? count - 1 : TK_MAX_THREADS - 1;
  while (started < wanted) {
    jobs[started] = (TKJob){body, context, started};
    if (pthread_create(&threads[started], NULL, tk_job, &jobs[started]) != 0) break;
    started++;
  }
  for (int index = started; index < count; index++) body(context, index);
  for (int index = 0; index < started; index++) pthread_join(threads[index], NULL);
}

int32_t tk_take(int32_t *counter) { return __atomic_fetch_add(counter, 1, __ATOMIC_RELAXED); }

void tk_store(int32_t *number, int32_t value) { __atomic_store_n(number, value, __ATOMIC_RELAXED); }

struct TKMutex {
  pthread_mutex_t lock;
};

TKMutex *tk_mutex_create(void) {
  TKMutex *mutex = malloc(sizeof(TKMutex));
  if (mutex == NULL) abort();
  pthread_mutex_init(&mutex->lock, NULL);
  return mutex;
}

void tk_mutex_destroy(TKMutex *mutex) {
  int outcome = pthread_mutex_destroy(&mutex->lock);
  // Destroying the mutex fails if it is still locked.
  assert(outcome == 0);
  (void)outcome;
  free(mutex);
}

void tk_mutex_lock(TKMutex *mutex) {
  int outcome = pthread_mutex_lock(&mutex->lock);
  assert(outcome == 0);
  (void)outcome;
}

_Bool tk_mutex_try_lock(TKMutex *mutex) { return pthread_mutex_trylock(&mutex->lock) == 0; }

void tk_mutex_unlock(TKMutex *mutex) {
  int outcome = pthread_mutex_unlock(&mutex->lock);
  assert(outcome == 0);
  (void)outcome;
}
