// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Process-wide state that a job may change. The state is restored before the next job so that the changes of one job
// don't affect the next.

#include <errno.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

#include "CTesseraWorkers.h"

static const int kinds[] = {RLIMIT_FSIZE, RLIMIT_NOFILE, RLIMIT_AS, RLIMIT_DATA, RLIMIT_STACK, RLIMIT_CORE};
enum { kind_count = sizeof kinds / sizeof *kinds };

static struct rlimit limits[kind_count];
static mode_t mask;
static int folder = -1;

void tessera_worker_note_state(void) {
  for (int index = 0; index < kind_count; index++) getrlimit(kinds[index], &limits[index]);
  mask = umask(0);
  umask(mask);
  int opened = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened < 0) return;
  // Uses a high descriptor number because a job may close or reuse the first few descriptors.
  folder = fcntl(opened, F_DUPFD_CLOEXEC, 200);
  if (folder < 0) folder = opened;
  else close(opened);
}

int tessera_worker_restore_state(void) {
  int is_whole = 1;
  for (int index = 0; index < kind_count; index++) {
    struct rlimit now;
    if (getrlimit(kinds[index], &now) != 0) continue;
    if (now.rlim_cur == limits[index].rlim_cur && now.rlim_max == limits[index].rlim_max) continue;
    if (setrlimit(kinds[index], &limits[index]) != 0) is_whole = 0;
  }
  umask(mask);
  // Ignores EBADF: a job that closed this descriptor has also closed the connection, which is reported elsewhere.
  if (folder >= 0 && fchdir(folder) != 0 && errno != EBADF) is_whole = 0;
  const struct itimerval none = {{0, 0}, {0, 0}};
  setitimer(ITIMER_REAL, &none, NULL);
  setitimer(ITIMER_VIRTUAL, &none, NULL);
  setitimer(ITIMER_PROF, &none, NULL);
  return is_whole;
}
