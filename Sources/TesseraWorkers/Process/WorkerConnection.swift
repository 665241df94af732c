// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The worker's side of the connection. A worker is another process of the same program. Environment variables and two
// open sockets turn the process into a worker and determine its role. `main` checks for them before it reads any
// argument, performs jobs until there are no more, and exits. Therefore a worker never runs a command.

internal import CTesseraWorkers

internal import Glibc

/// The connection of a worker process to its parent.
package final class WorkerConnection: Sendable {
  /// The environment variable that turns a process into a worker. Its value is the parent's process ID and the number
  /// of shared descriptors in addition to the worker's own two.
  package static let variable = "TESSERA_WORKER"
  /// The environment variable with the name of the worker's role.
  package static let roleVariable = "TESSERA_WORKER_ROLE"
  /// The environment variable with the setup data of the worker's role.
  package static let setupVariable = "TESSERA_WORKER_SETUP"

  /// The connection of this process; nil if the process is not a worker. Initialized once, at the start of `main`.
  package static let inherited = WorkerConnection()

  /// The exit code of a worker that lost its parent.
  static let codeWithoutParent: Int32 = 117
  /// The exit code of a worker whose job changed the process irreversibly.
  static let alteredProcessCode: Int32 = 118

  /// The role for which the process was started.
  package let role: WorkerRole
  /// The descriptors that the parent shares, in the order of `WorkerLaunch.descriptors`.
  package let descriptors: [Int32]

  private let channel: Int32
  private let process = getpid()

  /// Takes ownership of the inherited descriptors and installs the crash handler.
  private init?() {
    let numbers = getenv(Self.variable).map { String(cString: $0).split(separator: " ").compactMap { Int32($0) } } ?? []
    guard numbers.count == 2, numbers[0] == getppid(), (0...6).contains(numbers[1]), Self.isSocket(3), Self.isSocket(4)
    else { return nil }
    func text(_ variable: String) -> String { getenv(variable).map { String(cString: $0) } ?? "" }
    role = WorkerRole(text(Self.roleVariable), setup: text(Self.setupVariable))
    for variable in [Self.variable, Self.roleVariable, Self.setupVariable] { unsetenv(variable) }
    // Other code may close or use the first few descriptors, so the sockets are moved to higher numbers.
    channel = Self.moved(3)
    tessera_worker_watch(Self.moved(4), numbers[0])
    descriptors = (0..<numbers[1]).map { Self.moved(5 + $0) }
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  private static func isSocket(_ descriptor: Int32) -> Bool {
    var state = stat()
    return fstat(descriptor, &state) == 0 && state.st_mode & S_IFMT == S_IFSOCK
  }

  private static func moved(_ descriptor: Int32) -> Int32 {
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 200)
    guard moved >= 0 else { return descriptor }
    close(descriptor)
    return moved
  }

  /// Performs jobs until the parent closes the connection, and then ends the process.
  package func serve(_ perform: @Sendable (_ request: [UInt8]) async -> [UInt8]) async -> Never {
    await serve(warmUp: {}, { await perform($0.content) })
  }

  /// Performs jobs until the parent closes the connection, and then ends the process. `perform` owns a request's
  /// descriptor and must close it.
  ///
  /// - Parameters:
  ///   - warmUp: A closure that runs before the first job. Until it returns, the worker counts as starting.
  ///   - perform: A closure that performs one job and returns its answer.
  package func serve(
    warmUp: @Sendable () async -> Void, _ perform: @Sendable (_ request: WorkerRequest) async -> [UInt8]
  ) async -> Never {
    _ = await Self.watchMainActor()
    await warmUp()
    tessera_worker_note_state()
    send(WorkerMessage(kind: .ready))
    var inbox = Inbox()
    while let job = receive(&inbox) {
      let thread = await Self.watchMainActor()
      send(WorkerMessage(kind: .began, content: withUnsafeBytes(of: thread.littleEndian) { Array($0) }))
      Self.markLog()
      let answer = await perform(job)
      // A child process forked by a screen also returns here. It is not the worker.
      guard getpid() == process else { tessera_worker_leave(0) }
      fflush(nil)
      guard tessera_worker_restore_state() != 0 else { tessera_worker_leave(Self.alteredProcessCode) }
      send(WorkerMessage(kind: .done, content: answer))
    }
    fflush(nil)
    tessera_worker_leave(0)
  }

  /// Reports the progress of the current job to the parent, which restarts the job's time limit.
  package func report(_ content: [UInt8]) { send(WorkerMessage(kind: .progress, content: content)) }

  /// Sets an alternate signal stack for the main actor's thread, and returns the thread's ID.
  @MainActor
  private static func watchMainActor() -> Int32 {
    tessera_worker_watch_thread()
    return tessera_thread_number()
  }

  private static func markLog() {
    let line = Array((WorkerLog.boundary + "\n").utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  private func send(_ message: WorkerMessage) {
    var bytes = message.bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { tessera_socket_write(channel, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // The parent has ended, or a screen has closed the descriptor. The parent will notice that the worker has
      // ended.
      guard count > 0 else { tessera_worker_leave(Self.codeWithoutParent) }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Received bytes that do not form a complete job yet.
  private struct Inbox {
    var reader = WorkerMessageReader()
    var descriptors: [Int32] = []
  }

  /// Receives the next job. Returns nil if there are no more.
  private func receive(_ inbox: inout Inbox) -> WorkerRequest? {
    while true {
      do throws(WorkerDeath) {
        if let message = try inbox.reader.next() {
          switch message.kind {
          case .job: return WorkerRequest(message.content)
          case .jobWithDescriptor:
            // A descriptor arrives with the first byte of its message, so it must have been received by now.
            guard !inbox.descriptors.isEmpty else { return nil }
            return WorkerRequest(message.content, descriptor: inbox.descriptors.removeFirst())
          default: return nil
          }
        }
      } catch { return nil }
      let isOpen = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64 * 1024) { room in
        guard let base = room.baseAddress else { return false }
        var descriptor: Int32 = -1
        var count = tessera_socket_read_with(channel, base, room.count, &descriptor)
        while count < 0, errno == EINTR {
          count = tessera_socket_read_with(channel, base, room.count, &descriptor)
        }
        if descriptor >= 0 { inbox.descriptors.append(Self.moved(descriptor)) }
        guard count > 0 else { return false }
        inbox.reader.append(UnsafeBufferPointer(rebasing: room[..<count]))
        return true
      }
      guard isOpen else { return nil }
    }
  }
}
