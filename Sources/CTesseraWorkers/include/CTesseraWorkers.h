// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once

// What worker processes need of the system and Swift cannot say: a start with three descriptors, a handler that tells a
// crash, and the names of addresses.

#include <stddef.h>
#include <stdint.h>

/// The greatest number of return addresses that a report of a crash holds.
#define TESSERA_MOST_FRAMES 128

/// What a worker tells when it dies: written in a signal handler, so it is of fixed size.
typedef struct {
  /// `tessera_report_mark`, by which the reader knows that this is a report.
  uint64_t mark;
  /// The signal; 0 when the process calls `exit`.
  int32_t signal;
  /// The thread that was hit.
  int32_t thread;
  /// The address that could not be used, for signals that have one.
  uint64_t address;
  /// Where the thread was.
  uint64_t place;
  /// Where its stack ended.
  uint64_t stack;
  /// How many of `frames` are set.
  uint64_t count;
  /// Return addresses, the innermost first. Those of the handler come before `place`.
  uint64_t frames[TESSERA_MOST_FRAMES];
} tessera_worker_report;

/// What `tessera_worker_report.mark` is.
extern const uint64_t tessera_report_mark;

/// The greatest number of descriptors that a worker inherits besides its outputs.
#define TESSERA_MOST_INHERITED 8

/// Starts a program as the leader of a process group of its own.
///
/// Its standard input is empty, both its outputs are `log`, and its descriptors from 3 on are `inherited`, `count` of them.
/// The caller keeps its own ends and closes these.
///
/// Returns the process's number, or the negated error number.
int32_t tessera_worker_start(
  const char *_Nonnull path, char *const _Nullable *_Nonnull arguments, char *const _Nullable *_Nonnull environment,
  int log, const int *_Nonnull inherited, int count);

/// Two connected sockets that programs started later do not inherit. Returns 0, or the negated error number.
int tessera_socket_pair(int *_Nonnull ends);

/// Writes to a socket as `write` does, but never raises a signal when the other end is closed.
long tessera_socket_write(int socket, const void *_Nullable bytes, size_t count);

/// Writes to a socket as `tessera_socket_write` does, with a descriptor beside the first byte; a negative one is none.
long tessera_socket_write_with(int socket, const void *_Nonnull bytes, size_t count, int descriptor);

/// Reads from a socket as `read` does, and the descriptor that came beside the bytes, which then belongs to the caller; -1 if
/// none came.
long tessera_socket_read_with(int socket, void *_Nonnull bytes, size_t count, int *_Nonnull descriptor);

/// Makes memory of size 0 that can be mapped, grown, and handed to another process, as a descriptor.
///
/// Where the system can do that, nobody can shrink it any more, so that a reader's mapping always has its bytes; then
/// `is_sealed` is 1. Else it is a file without a name. Returns the negated error number if it cannot be made.
int tessera_memory_create(int *_Nonnull is_sealed);

/// Makes the process write a `tessera_worker_report` to a socket before it dies of a signal or calls `exit`, and die with
/// its parent where the system can do that.
///
/// After the report it waits for one byte from the socket, two seconds at most, so that the reader can look at the
/// process's memory map.
void tessera_worker_watch(int report, int parent);

/// Gives the calling thread a stack on which a handler can run after the thread's own has overflowed. Called again it does
/// nothing.
void tessera_worker_watch_thread(void);

/// The calling thread's return addresses, the innermost first, beginning in this function; `TESSERA_MOST_FRAMES` at most.
/// Returns how many there are; 0 where the system cannot tell.
size_t tessera_call_stack(uint64_t *_Nonnull addresses, size_t count);

/// Notes the working directory, the file mode mask and the resource limits, before the first job.
void tessera_worker_note_state(void);

/// Puts back what `tessera_worker_note_state` noted, and clears timers. Returns 0 if something cannot be put back, such as a
/// limit that was lowered for good.
int tessera_worker_restore_state(void);

/// Ends without a report, and without what `exit` would run.
void tessera_worker_leave(int code) __attribute__((noreturn));

/// The system's number of the calling thread; 0 where there is none.
int32_t tessera_thread_number(void);

/// Sends a signal to one thread of a process. Returns whether it could.
int tessera_signal_thread(int32_t process, int32_t thread, int signal);

/// A function that holds an address: its name as the linker knows it, and how far behind its start the address is.
typedef void (*tessera_found_symbol)(
  void *_Nullable context, size_t index, const char *_Nonnull name, uint64_t distance, uint64_t linked);

/// Finds the functions that hold addresses, from the symbol table of an ELF file.
///
/// `offsets` are places in the file; `found` is called for each that lies in a function, with its index, the name, the
/// distance from the function's start, and the address that the linker gave the place. What is no ELF file of this
/// machine's size, or is damaged, has none.
void tessera_find_symbols(
  const char *_Nonnull path, const uint64_t *_Nonnull offsets, size_t count, void *_Nullable context,
  tessera_found_symbol _Nonnull found);

/// A name as Swift's sources have it, to be freed; null for names that are not Swift's.
char *_Nullable tessera_demangle(const char *_Nonnull name);
