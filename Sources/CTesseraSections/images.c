// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The list of program images that have registered their sections.

#include "CTesseraSections.h"

#include <pthread.h>

static struct tessera_image *first;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void tessera_add_image(struct tessera_image *image) {
  pthread_mutex_lock(&lock);
  struct tessera_image **end = &first;
  while (*end && *end != image) end = &(*end)->next;
  if (!*end) {
    image->next = 0;
    *end = image;
  }
  pthread_mutex_unlock(&lock);
}

void tessera_remove_image(struct tessera_image *image) {
  pthread_mutex_lock(&lock);
  struct tessera_image **place = &first;
  while (*place && *place != image) place = &(*place)->next;
  if (*place) *place = image->next;
  pthread_mutex_unlock(&lock);
}

// The records are called without holding the lock because they run code of the program. The list changes only when an
// image is loaded or unloaded.
void tessera_call_records(enum tessera_record_kind kind, void *object) {
  pthread_mutex_lock(&lock);
  struct tessera_image *image = first;
  pthread_mutex_unlock(&lock);
  for (; image; image = image->next) {
    const tessera_record *end = image->bounds[kind][1];
    for (const tessera_record *record = image->bounds[kind][0]; record && record < end; record++) (*record)(object);
  }
}

uintptr_t tessera_no_implementation(void) { return 0; }
