// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once

// System services for worker processes that are not available in Swift: starting a process with three descriptors, a crash
// handler, and symbolication.

#include <stddef.h>
#include <stdint.h>

/// The maximum number of return addresses in a crash report.
#define TESSERA_MOST_FRAMES 128

/// The report of a crashing worker. It has a fixed size because a signal handler writes it.
typedef struct {
  /// `tessera_report_mark`, which identifies a report.
  uint64_t mark;
  /// The signal, or 0 when the process calls `exit`.
  int32_t signal;
  /// The crashed thread.
  int32_t thread;
  /// The faulting address, for signals that have one.
  uint64_t address;
  /// The program counter of the thread.
  uint64_t place;
  /// The stack pointer of the thread.
  uint64_t stack;
  /// The number of valid `frames`.
  uint64_t count;
  /// Return addresses, innermost first. Those of the handler come before `place`.
  uint64_t frames[TESSERA_MOST_FRAMES];
} tessera_worker_report;

/// The value of `tessera_worker_report.mark`.
extern const uint64_t tessera_report_mark;

/// The maximum number of descriptors that a worker inherits in addition to its outputs.
#define TESSERA_MOST_INHERITED 8

/// Starts a program as the leader of a new process group.
///
/// Its standard input is empty, both its outputs are `log`, and its descriptors from 3 on are the `count` descriptors of
/// `inherited`. The caller retains its own ends and closes these.
///
/// Returns the process id, or the negated error number.
int32_t tessera_worker_start(
  const char *_Nonnull path, char *const _Nullable *_Nonnull arguments, char *const _Nullable *_Nonnull environment,
  int log, const int *_Nonnull inherited, int count);

/// Creates two connected sockets that programs started later do not inherit. Returns 0, or the negated error number.
int tessera_socket_pair(int *_Nonnull ends);

/// Writes to a socket like `write`, but never raises a signal if the other end is closed.
long tessera_socket_write(int socket, const void *_Nullable bytes, size_t count);

/// Writes to a socket like `tessera_socket_write`, and sends a descriptor with the first byte unless it is negative.
long tessera_socket_write_with(int socket, const void *_Nonnull bytes, size_t count, int descriptor);

/// Reads from a socket like `read`, and receives the descriptor that was sent with the bytes, which the caller then owns; -1 if
/// there was none.
long tessera_socket_read_with(int socket, void *_Nonnull bytes, size_t count, int *_Nonnull descriptor);

/// Creates memory of size 0 that can be mapped, grown, and passed to another process, as a descriptor.
///
/// If the system supports it, the memory can no longer shrink, so that a reader's mapping stays valid; then `is_sealed` is 1.
/// Otherwise it is an unnamed file. Returns the negated error number if it cannot be created.
int tessera_memory_create(int *_Nonnull is_sealed);

/// Makes the process write a `tessera_worker_report` to a socket before a signal terminates it or it calls `exit`. If the
/// system supports it, the process is also terminated when its parent exits.
///
/// After the report, the process waits at most two seconds for one byte from the socket, so that the reader can read its memory
/// map.
void tessera_worker_watch(int report, int parent);

/// Gives the calling thread an alternate signal stack, for handling a stack overflow. Further calls do nothing.
void tessera_worker_watch_thread(void);

/// Stores the calling thread's return addresses, innermost first, beginning in this function; at most `TESSERA_MOST_FRAMES`.
/// Returns their number, or 0 if the system does not support it.
size_t tessera_call_stack(uint64_t *_Nonnull addresses, size_t count);

/// Stores the working directory, the file mode mask and the resource limits, before the first job.
void tessera_worker_note_state(void);

/// Restores the state of `tessera_worker_note_state`, and clears timers. Returns 0 if something cannot be restored, such as a
/// lowered hard limit.
int tessera_worker_restore_state(void);

/// Ends the process without a report, and without the handlers of `exit`.
void tessera_worker_leave(int code) __attribute__((noreturn));

/// Returns the system's id of the calling thread, or 0 if there is none.
int32_t tessera_thread_number(void);

/// Sends a signal to one thread of a process. Returns whether it succeeded.
int tessera_signal_thread(int32_t process, int32_t thread, int signal);

/// Receives the function that contains an address: its linker name, and the offset of the address in it.
typedef void (*tessera_found_symbol)(
  void *_Nullable context, size_t index, const char *_Nonnull name, uint64_t distance, uint64_t linked);

/// Finds the functions that contain addresses, from the symbol table of an ELF file.
///
/// `offsets` are offsets in the file; `found` is called for each that is in a function, with its index, the name, the offset in
/// the function, and the linked address. Files that are not ELF files of this machine's word size, or are damaged, have none.
void tessera_find_symbols(
  const char *_Nonnull path, const uint64_t *_Nonnull offsets, size_t count, void *_Nullable context,
  tessera_found_symbol _Nonnull found);

/// Returns the demangled name, to be freed, or null if the name is not Swift's.
char *_Nullable tessera_demangle(const char *_Nonnull name);
