// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Launches workers with `posix_spawn` because a multithreaded process can run little code safely between `fork` and
// `exec`.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <unistd.h>

#include "CTesseraWorkers.h"

int tessera_socket_pair(int *ends) {
#ifdef SOCK_CLOEXEC
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -errno;
#else
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#endif
#ifdef SO_NOSIGPIPE
  int yes = 1;
  for (int index = 0; index < 2; index++) setsockopt(ends[index], SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
  return 0;
}

long tessera_socket_write(int socket, const void *bytes, size_t count) {
#ifdef MSG_NOSIGNAL
  return send(socket, bytes, count, MSG_NOSIGNAL);
#else
  return write(socket, bytes, count);
#endif
}

// Closes descriptors that the worker must not inherit. The parent's descriptors are not always marked close-on-exec:
// Foundation's pipes are briefly unmarked, and a reader that waits for the end of an inherited pipe would wait until
// the worker exits.
static int close_others(posix_spawn_file_actions_t *actions, int first, int from, int to) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  (void)from;
  (void)to;
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
#else
  (void)first;
  int error = 0;
  for (int number = from; !error && number <= to; number++)
    error = posix_spawn_file_actions_addclose(actions, number);
  return error;
#endif
}

// A descriptor that already has its target number would keep its close-on-exec flag when it is duplicated onto
// itself. Therefore, all descriptors are first duplicated to other numbers.
static int place(posix_spawn_file_actions_t *actions, int log, const int *inherited, int count) {
  const int away = 40;
  int error = posix_spawn_file_actions_adddup2(actions, log, away);
  for (int index = 0; !error && index < count; index++)
    error = posix_spawn_file_actions_adddup2(actions, inherited[index], away + 1 + index);
  if (!error) error = posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, away, 1);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, away, 2);
  for (int index = 0; !error && index < count; index++)
    error = posix_spawn_file_actions_adddup2(actions, away + 1 + index, 3 + index);
  if (!error) error = close_others(actions, 3 + count, away, away + count);
  return error;
}

// Resets all signals to their defaults, so that the new program doesn't inherit ignored, handled or blocked signals
// from its parent.
static int set_attributes(posix_spawnattr_t *attributes) {
  sigset_t none, ours;
  sigemptyset(&none);
  sigemptyset(&ours);
  for (int number = 1; number < 32; number++)
    if (number != SIGKILL && number != SIGSTOP) sigaddset(&ours, number);
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  int error = posix_spawnattr_setflags(attributes, flags);
  if (!error) error = posix_spawnattr_setpgroup(attributes, 0);
  if (!error) error = posix_spawnattr_setsigmask(attributes, &none);
  if (!error) error = posix_spawnattr_setsigdefault(attributes, &ours);
  return error;
}

static int spawn(
  pid_t *process, const char *path, char *const *arguments, char *const *environment, int log, const int *inherited,
  int count) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  error = posix_spawnattr_init(&attributes);
  if (!error) {
    error = set_attributes(&attributes);
    if (!error) error = place(&actions, log, inherited, count);
    if (!error) error = posix_spawn(process, path, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int32_t tessera_worker_start(
  const char *path, char *const *arguments, char *const *environment, int log, const int *inherited, int count) {
  // Uses numbers above 40 for the duplicates, which must not collide with the parent's descriptors.
  int moved[1 + TESSERA_MOST_INHERITED];
  int ready = 0, error = count < 0 || count > TESSERA_MOST_INHERITED ? EINVAL : 0;
  pid_t process = 0;
  for (; !error && ready <= count; ready++) {
    moved[ready] = fcntl(ready == 0 ? log : inherited[ready - 1], F_DUPFD_CLOEXEC, 64);
    if (moved[ready] < 0) {
      error = errno;
      break;
    }
  }
  if (!error) error = spawn(&process, path, arguments, environment, moved[0], moved + 1, count);
  while (ready-- > 0) close(moved[ready]);
  return error ? -error : process;
}
