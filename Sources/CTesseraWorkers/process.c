// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Starting a worker: `posix_spawn`, because a process with threads must not run much between `fork` and `exec`.

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

// A descriptor that is already where it should be keeps its mark "closed in exec" when it is copied onto itself. So all are
// copied out of the way first.
static int place(posix_spawn_file_actions_t *actions, int channel, int report, int log) {
  const int away = 40;
  int error = posix_spawn_file_actions_adddup2(actions, channel, away);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, report, away + 1);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, log, away + 2);
  if (!error) error = posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, away + 2, 1);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, away + 2, 2);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, away, 3);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, away + 1, 4);
  for (int number = away; !error && number < away + 3; number++)
    error = posix_spawn_file_actions_addclose(actions, number);
  return error;
}

int32_t tessera_worker_start(
  const char *path, char *const *arguments, char *const *environment, int channel, int report, int log) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  // Copies above 40 must not hide behind descriptors that the parent has there.
  int copies[3] = {channel, report, log}, moved[3] = {-1, -1, -1};
  for (int index = 0; index < 3; index++) {
    moved[index] = fcntl(copies[index], F_DUPFD_CLOEXEC, 64);
    if (moved[index] < 0) {
      int error = errno;
      while (index-- > 0) close(moved[index]);
      return -error;
    }
  }
  int error = posix_spawn_file_actions_init(&actions);
  if (!error) {
    error = posix_spawnattr_init(&attributes);
    if (!error) {
      sigset_t none, ours;
      sigemptyset(&none);
      sigemptyset(&ours);
      // What the parent ignores or handles is as in a new program.
      for (int number = 1; number < 32; number++)
        if (number != SIGKILL && number != SIGSTOP) sigaddset(&ours, number);
      posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
      posix_spawnattr_setpgroup(&attributes, 0);
      posix_spawnattr_setsigmask(&attributes, &none);
      posix_spawnattr_setsigdefault(&attributes, &ours);
      error = place(&actions, moved[0], moved[1], moved[2]);
      pid_t process = 0;
      if (!error) error = posix_spawn(&process, path, &actions, &attributes, arguments, environment);
      posix_spawnattr_destroy(&attributes);
      posix_spawn_file_actions_destroy(&actions);
      for (int index = 0; index < 3; index++) close(moved[index]);
      return error ? -error : process;
    }
    posix_spawn_file_actions_destroy(&actions);
  }
  for (int index = 0; index < 3; index++) close(moved[index]);
  return -error;
}
