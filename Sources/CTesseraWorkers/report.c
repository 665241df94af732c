// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A worker's crash report. A signal handler may call only a few functions. Therefore, it fills a record of fixed
// size, writes it, waits until the reader has read the memory map, and then lets the signal take its default action.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <ucontext.h>
#endif
#if defined(__has_include)
#if __has_include(<execinfo.h>)
#include <execinfo.h>
#define HAS_BACKTRACE 1
#endif
#endif

#include "CTesseraWorkers.h"

const uint64_t tessera_report_mark = 0x7265706f72740001;

static int report_socket = -1;
static pid_t owner = 0;
static volatile sig_atomic_t is_reported = 0;
// Uses static memory because the stack may be damaged.
static tessera_worker_report record;

static void send_report(void) {
  const char *bytes = (const char *)&record;
  size_t left = sizeof record;
  while (left > 0) {
    ssize_t count = write(report_socket, bytes, left);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    bytes += count;
    left -= (size_t)count;
  }
  struct pollfd answer = {.fd = report_socket, .events = POLLIN};
  while (poll(&answer, 1, 2000) < 0 && errno == EINTR) {
  }
}

static void fill(int number) {
  record.mark = tessera_report_mark;
  record.signal = number;
  record.thread = tessera_thread_number();
  record.count = 0;
#ifdef HAS_BACKTRACE
  void *frames[TESSERA_MOST_FRAMES];
  int count = backtrace(frames, TESSERA_MOST_FRAMES);
  for (int index = 0; index < count; index++) record.frames[index] = (uint64_t)(uintptr_t)frames[index];
  record.count = count < 0 ? 0 : (uint64_t)count;
#endif
}

size_t tessera_call_stack(uint64_t *addresses, size_t count) {
#ifdef HAS_BACKTRACE
  void *frames[TESSERA_MOST_FRAMES];
  int found = backtrace(frames, count < TESSERA_MOST_FRAMES ? (int)count : TESSERA_MOST_FRAMES);
  for (int index = 0; index < found; index++) addresses[index] = (uint64_t)(uintptr_t)frames[index];
  return found < 0 ? 0 : (size_t)found;
#else
  (void)addresses, (void)count;
  return 0;
#endif
}

// Whether this process is the worker. The termination of a child process that a screen forked is not reported.
static int is_worker(void) { return report_socket >= 0 && getpid() == owner; }

static void tell(int number, siginfo_t *info, void *context) {
  int saved = errno;
  if (is_worker() && !is_reported) {
    is_reported = 1;
    record.address = info ? (uint64_t)(uintptr_t)info->si_addr : 0;
    record.place = 0;
    record.stack = 0;
#if defined(__linux__) && defined(__x86_64__)
    ucontext_t *state = context;
    if (state) {
      record.place = (uint64_t)state->uc_mcontext.gregs[REG_RIP];
      record.stack = (uint64_t)state->uc_mcontext.gregs[REG_RSP];
    }
#elif defined(__linux__) && defined(__aarch64__)
    ucontext_t *state = context;
    if (state) {
      record.place = (uint64_t)state->uc_mcontext.pc;
      record.stack = (uint64_t)state->uc_mcontext.sp;
    }
#else
    (void)context;
#endif
    fill(number);
    send_report();
  }
  errno = saved;
  // The parent sends SIGQUIT to request the stack of a hanging screen, and kills the process after the report.
  if (number == SIGQUIT && is_worker()) return;
  signal(number, SIG_DFL);
  raise(number);
}

static void at_exit(void) {
  if (!is_worker() || is_reported) return;
  is_reported = 1;
  record.address = record.place = record.stack = 0;
  fill(0);
  send_report();
}

void tessera_worker_watch(int report, int parent) {
  report_socket = report;
  owner = getpid();
  // Line buffering preserves the output that precedes a crash.
  setvbuf(stdout, NULL, _IOLBF, 0);
#ifdef HAS_BACKTRACE
  // The first call loads the unwinder, which allocates memory, so it is made before a crash.
  void *frames[4];
  backtrace(frames, 4);
#endif
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = tell;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  const int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS, SIGQUIT, SIGTERM, SIGXCPU};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) sigaction(numbers[index], &action, NULL);
  atexit(at_exit);
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // Handles the case that the parent exited before the previous line.
  if (getppid() != parent) _exit(0);
#else
  (void)parent;
#endif
}

void tessera_worker_watch_thread(void) {
  static _Thread_local int is_watched = 0;
  if (is_watched) return;
  is_watched = 1;
  // libdispatch's threads block signals, so a request for the stack would never be delivered to them.
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_UNBLOCK, &all, NULL);
  const size_t size = 256 * 1024;
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {.ss_sp = memory, .ss_size = size, .ss_flags = 0};
  sigaltstack(&stack, NULL);
}

void tessera_worker_leave(int code) { _exit(code); }

int32_t tessera_thread_number(void) {
#if defined(__linux__)
  return (int32_t)syscall(SYS_gettid);
#else
  return 0;
#endif
}

int tessera_signal_thread(int32_t process, int32_t thread, int number) {
#if defined(__linux__)
  if (thread > 0) return syscall(SYS_tgkill, process, thread, number) == 0;
#else
  (void)thread;
#endif
  return kill(process, number) == 0;
}
