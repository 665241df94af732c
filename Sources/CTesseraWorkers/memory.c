// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Memory shared by two processes: an unnamed file whose descriptor is sent over a socket.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include "CTesseraWorkers.h"

int tessera_memory_create(int *is_sealed) {
  *is_sealed = 0;
#if defined(__linux__) && defined(MFD_ALLOW_SEALING)
  int memory = memfd_create("tessera", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (memory >= 0) {
    *is_sealed = fcntl(memory, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_SEAL) == 0;
    return memory;
  }
  if (errno == EMFILE || errno == ENFILE || errno == ENOMEM) return -errno;
#endif
  const char *folder = getenv("TMPDIR");
  char path[1024];
  int count = snprintf(path, sizeof path, "%s/tessera-XXXXXX", folder && *folder ? folder : "/tmp");
  if (count < 0 || (size_t)count >= sizeof path) return -ENAMETOOLONG;
  int file = mkstemp(path);
  if (file < 0) return -errno;
  unlink(path);
  fcntl(file, F_SETFD, FD_CLOEXEC);
  return file;
}

long tessera_socket_write_with(int socket, const void *bytes, size_t count, int descriptor) {
  if (descriptor < 0) return tessera_socket_write(socket, bytes, count);
  union {
    char room[CMSG_SPACE(sizeof(int))];
    struct cmsghdr header;
  } control;
  memset(&control, 0, sizeof control);
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof control.room};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
#ifdef MSG_NOSIGNAL
  return sendmsg(socket, &message, MSG_NOSIGNAL);
#else
  return sendmsg(socket, &message, 0);
#endif
}

long tessera_socket_read_with(int socket, void *bytes, size_t count, int *descriptor) {
  *descriptor = -1;
  union {
    char room[CMSG_SPACE(4 * sizeof(int))];
    struct cmsghdr header;
  } control;
  struct iovec part = {.iov_base = bytes, .iov_len = count};
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof control.room};
#ifdef MSG_CMSG_CLOEXEC
  long result = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
#else
  long result = recvmsg(socket, &message, 0);
#endif
  if (result < 0) return result;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t length = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t index = 0; index < length; index++) {
      int found;
      memcpy(&found, CMSG_DATA(header) + index * sizeof found, sizeof found);
      // At most one descriptor is sent at a time.
      if (*descriptor < 0) {
        *descriptor = found;
        fcntl(found, F_SETFD, FD_CLOEXEC);
      } else {
        close(found);
      }
    }
  }
  return result;
}
