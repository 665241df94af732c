// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraWorkers
internal import Foundation

internal import Glibc

/// The parent's side of a worker: the process and three non-blocking descriptors.
final class WorkerProcess {
  let number: Int32
  /// The socket for messages in both directions.
  let channel: Int32
  /// The socket for the crash report and its acknowledgment.
  let report: Int32
  /// The socket for the process's standard output and standard error.
  let log: Int32

  /// Starts a worker process.
  ///
  /// - Throws: `WorkerStartError` if the process can't be started.
  init(_ launch: WorkerLaunch) throws(WorkerStartError) {
    var channel: [Int32] = [-1, -1]
    var report: [Int32] = [-1, -1]
    var log: [Int32] = [-1, -1]
    func closeAll() { for end in channel + report + log where end >= 0 { close(end) } }
    for status in [tessera_socket_pair(&channel), tessera_socket_pair(&report), tessera_socket_pair(&log)]
    where status < 0 {
      closeAll()
      throw WorkerStartError(code: -status)
    }
    let environment = launch.environment.map { "\($0.key)=\($0.value)" }
    let number = Self.withStrings(launch.arguments) { arguments in
      Self.withStrings(environment) { environment in
        let inherited = [channel[1], report[1]] + launch.descriptors
        return tessera_worker_start(
          launch.program, arguments, environment, log[1], inherited, Int32(inherited.count))
      }
    }
    guard number > 0 else {
      closeAll()
      throw WorkerStartError(code: -number)
    }
    for end in [channel[1], report[1], log[1]] { close(end) }
    for end in [channel[0], report[0], log[0]] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    (self.number, self.channel, self.report, self.log) = (number, channel[0], report[0], log[0])
  }

  deinit { for end in [channel, report, log] { close(end) } }

  /// Writes a message. The descriptor is attached to its first byte. Returns false if the process does not accept the
  /// message.
  func send(_ message: WorkerMessage, descriptor: Int32 = -1) -> Bool {
    var bytes = message.bytes[...]
    var descriptor = descriptor
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { bytes in
        bytes.baseAddress.map { tessera_socket_write_with(channel, $0, bytes.count, descriptor) } ?? 0
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        // Requests are small compared with a socket's buffer. For a large request, wait briefly until the worker
        // reads.
        var state = pollfd(fd: channel, events: Int16(POLLOUT), revents: 0)
        guard poll(&state, 1, 1000) > 0 else { return false }
        continue
      }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
      descriptor = -1
    }
    return true
  }

  /// Reads all available input, up to a limit. Returns false at the end of the stream.
  func drain(_ descriptor: Int32, atMost limit: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64 * 1024) { room in
      var total = 0
      while total < limit {
        let count = read(descriptor, room.baseAddress, room.count)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno == EAGAIN }
        if count == 0 { return false }
        body(UnsafeBufferPointer(rebasing: room[..<count]))
        total += count
      }
      return true
    }
  }

  /// Returns the crash report if the process has written one, otherwise nil. The process waits until `acknowledge` is
  /// called.
  func readReport() -> tessera_worker_report? {
    var bytes: [UInt8] = []
    _ = drain(report, atMost: 1) { bytes.append(contentsOf: $0) }
    guard bytes.count >= MemoryLayout<tessera_worker_report>.size else { return nil }
    let report = bytes.withUnsafeBytes { $0.loadUnaligned(as: tessera_worker_report.self) }
    return report.mark == tessera_report_mark ? report : nil
  }

  /// Allows a process that wrote a report to continue.
  func acknowledge() {
    var byte: UInt8 = 0
    _ = tessera_socket_write(report, &byte, 1)
  }

  /// Sends a signal that requests the process to end.
  func sendSignal(_ signal: Int32) { kill(number, signal) }

  /// Requests the stack of a thread. The process sends it as a report.
  func requestStack(thread: Int32) { _ = tessera_signal_thread(number, thread, SIGQUIT) }

  /// Kills the process and its children.
  func killAll() {
    kill(-number, SIGKILL)
    kill(number, SIGKILL)
  }

  /// Returns the process's exit status if it has ended, or nil if it is running. Kills its children.
  func reap(waits: Bool = false) -> Int32? {
    var state = siginfo_t()
    var result: Int32
    repeat {
      result = waitid(P_PID, id_t(number), &state, WEXITED | WNOWAIT | (waits ? 0 : WNOHANG))
    } while result != 0 && errno == EINTR
    // This must precede the reaping, because the process ID can be reused afterward.
    guard result == 0, state.si_signo != 0 else { return result == 0 ? nil : 0 }
    kill(-number, SIGKILL)
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// The process's memory usage in bytes; 0 if the system does not provide it.
  var memory: Int {
    let text = String(decoding: SystemFile.bytes(of: "/proc/\(number)/statm"), as: UTF8.self)
    let words = text.split(separator: " ")
    return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }

  private static func withStrings<Result>(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { pointers[index] = strdup(text) }
    pointers[texts.count] = nil
    defer {
      for index in texts.indices { free(pointers[index]) }
      pointers.deallocate()
    }
    return body(pointers)
  }
}
