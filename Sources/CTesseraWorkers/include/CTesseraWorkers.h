// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once

// System services for worker processes that are unavailable in Swift: launching a process with inherited descriptors,
// a crash handler, and symbolication.

#include <stddef.h>
#include <stdint.h>

/// The maximum number of return addresses in a crash report.
#define TESSERA_MOST_FRAMES 128

/// The report of a crashing worker. Its size is fixed because a signal handler writes it.
typedef struct {
  /// A magic number that identifies a report: `tessera_report_mark`.
  uint64_t mark;
  /// The signal, or 0 if the process called `exit`.
  int32_t signal;
  /// The thread that crashed.
  int32_t thread;
  /// The faulting address, or 0 for signals without an address.
  uint64_t address;
  /// The thread's program counter.
  uint64_t place;
  /// The thread's stack pointer.
  uint64_t stack;
  /// The number of valid entries in `frames`.
  uint64_t count;
  /// The return addresses, innermost first. The handler's return addresses precede `place`.
  uint64_t frames[TESSERA_MOST_FRAMES];
} tessera_worker_report;

/// The magic number for `tessera_worker_report.mark`.
extern const uint64_t tessera_report_mark;

/// The maximum number of descriptors that a worker inherits in addition to its outputs.
#define TESSERA_MOST_INHERITED 8

/// Launches a program as the leader of a new process group.
///
/// Its standard input is empty, and its standard output and standard error are `log`. Its descriptors from 3 onward
/// are the `count` descriptors in `inherited`. The caller must close its copies of the descriptors.
///
/// Returns the process identifier, or the negated error number.
int32_t tessera_worker_start(
  const char *_Nonnull path, char *const _Nullable *_Nonnull arguments, char *const _Nullable *_Nonnull environment,
  int log, const int *_Nonnull inherited, int count);

/// Creates two connected sockets that programs launched later do not inherit. Returns 0, or the negated error number.
int tessera_socket_pair(int *_Nonnull ends);

/// Writes to a socket like `write`, but never raises a signal if the other end is closed.
long tessera_socket_write(int socket, const void *_Nullable bytes, size_t count);

/// Writes to a socket like `tessera_socket_write`, and sends a descriptor with the first byte. Sends no descriptor if
/// `descriptor` is negative.
long tessera_socket_write_with(int socket, const void *_Nonnull bytes, size_t count, int descriptor);

/// Reads from a socket like `read`, and stores the descriptor that was sent with the bytes, or -1 if none was sent.
/// The caller owns the descriptor.
long tessera_socket_read_with(int socket, void *_Nonnull bytes, size_t count, int *_Nonnull descriptor);

/// Creates a descriptor for shared memory of size 0 that can be mapped, grown, and passed to another process.
///
/// If the system supports sealing, the memory cannot shrink, so a reader's mapping stays valid, and `is_sealed` is 1.
/// Otherwise, the descriptor refers to an unnamed file. Returns the negated error number on failure.
int tessera_memory_create(int *_Nonnull is_sealed);

/// Makes the process write a `tessera_worker_report` to a socket before a signal terminates it or it calls `exit`. If
/// the system supports it, the process is also terminated when its parent exits.
///
/// After writing the report, the process waits up to two seconds for one byte from the socket so that the reader can
/// read the process's memory map.
void tessera_worker_watch(int report, int parent);

/// Sets up an alternate signal stack for the calling thread, which is required to handle a stack overflow. Has no
/// effect if the thread already has one.
void tessera_worker_watch_thread(void);

/// Stores the calling thread's return addresses, innermost first and starting in this function, up to
/// `TESSERA_MOST_FRAMES`. Returns their number, or 0 if the system does not support it.
size_t tessera_call_stack(uint64_t *_Nonnull addresses, size_t count);

/// Saves the working directory, the file mode mask and the resource limits. Call this function before the first job.
void tessera_worker_note_state(void);

/// Restores the state saved by `tessera_worker_note_state`, and clears timers. Returns 0 if something cannot be
/// restored, such as a lowered hard limit.
int tessera_worker_restore_state(void);

/// Exits the process without a report and without calling `exit` handlers.
void tessera_worker_leave(int code) __attribute__((noreturn));

/// Returns the system's identifier of the calling thread, or 0 if the system has none.
int32_t tessera_thread_number(void);

/// Sends a signal to a thread of a process. Returns whether the signal was sent.
int tessera_signal_thread(int32_t process, int32_t thread, int signal);

/// A callback that receives the function at an address: its linker name, and the offset of the address within the
/// function.
typedef void (*tessera_found_symbol)(
  void *_Nullable context, size_t index, const char *_Nonnull name, uint64_t distance, uint64_t linked);

/// Finds the functions that contain addresses, using the symbol table of an ELF file.
///
/// `offsets` are file offsets. `found` is called for each offset within a function. It receives the index of the
/// offset, the function's name, the offset within the function, and the linked address. No functions are found in
/// damaged files or in files that are not ELF files of this machine's word size.
void tessera_find_symbols(
  const char *_Nonnull path, const uint64_t *_Nonnull offsets, size_t count, void *_Nullable context,
  tessera_found_symbol _Nonnull found);

/// Finds the functions in the symbol table of an ELF file whose linker names contain a text.
///
/// `found` receives each function's name and linked address. The index and the distance are 0.
void tessera_find_functions(
  const char *_Nonnull path, const char *_Nonnull text, void *_Nullable context, tessera_found_symbol _Nonnull found);

/// Returns the demangled name, which the caller must free, or null if the name is not a Swift symbol.
char *_Nullable tessera_demangle(const char *_Nonnull name);
