// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A single thread waits for all connections with `poll`. Only a site's responses are computed in tasks. A client
// can't block the thread, exceed its limits, or terminate it. At the connection limit, the server closes the
// connection that has been waiting for its client for the longest time. A browser sends its request immediately after
// connecting, so this affects only a client that sends no request while 64 newer connections arrive.
//
// This server replaced FlyingFox 0.27.1. FlyingFox has no limits, its decoder's running time is quadratic in a line's
// length, and it stops permanently at the first error of `accept`. A proxy that enforces limits would have had to
// parse request heads too.

internal import Foundation

internal import Glibc

/// A server that serves a site on 127.0.0.1.
final class LocalServer: Sendable {
  let port: UInt16
  private let mailbox: ServerMailbox
  private let ended: Task<Void, Never>

  /// Starts serving on a separate thread.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 to use any free port.
  ///   - accept: A closure that accepts the next connection. Tests replace it.
  /// - Throws: `SocketProblem` if the port is not available.
  init(
    _ site: any HTTPSite, port: UInt16, limits: ServerLimits = ServerLimits(),
    accept: @escaping ServerLoop.Accept = { socket throws(SocketProblem) in try socket.accepted() }
  ) throws(SocketProblem) {
    let mailbox = try ServerMailbox()
    let listener = try ServerSocket.listening(on: port)
    self.mailbox = mailbox
    self.port = listener.port
    let (ends, sink) = AsyncStream<Void>.makeStream()
    ended = Task { for await _ in ends {} }
    Thread.detachNewThread {
      ServerLoop(listener, mailbox: mailbox, site: site, limits: limits, accept: accept).run()
      sink.finish()
    }
  }

  /// Shuts down within the time limit `stopTime`. Subsequent calls also wait for the shutdown.
  func stop() async {
    mailbox.stop()
    await ended.value
  }
}

/// The event loop of the server's thread.
final class ServerLoop {
  typealias Accept = @Sendable (ServerSocket) throws(SocketProblem) -> ServerSocket
  typealias Instant = ContinuousClock.Instant

  private let listener: ServerSocket
  private let mailbox: ServerMailbox
  private let site: any HTTPSite
  private let limits: ServerLimits
  private let accept: Accept
  private var connections: [ServerConnection] = []
  private var lastNumber = 0
  /// The maximum number of open connections. It is temporarily reduced, until `relief`, if the system has no free
  /// file descriptors.
  private var capacity: Int
  private var relief: Instant?
  /// The time until which no connections are accepted, or nil.
  private var resumption: Instant?
  /// The time at which the server stops even if responses are in progress, or nil before shutdown.
  private var end: Instant?
  private var buffer = [UInt8](repeating: 0, count: 1 << 14)

  init(
    _ listener: ServerSocket, mailbox: ServerMailbox, site: any HTTPSite, limits: ServerLimits, accept: @escaping Accept
  ) {
    self.listener = listener
    self.mailbox = mailbox
    self.site = site
    self.limits = limits
    self.accept = accept
    capacity = limits.connections
  }

  func run() {
    while !isOver {
      let ready = waitForEvents()
      let now = ContinuousClock.now
      receiveAnswers(now)
      for connection in ready.connections { connection.move(&buffer, now: now) }
      for connection in connections { connection.expire(now: now) }
      if end == nil, ready.accepts { acceptSome(now) }
      connections.removeAll { $0.phase == .closed }
    }
    for connection in connections { connection.close() }
  }

  /// Whether shutdown was requested and no connection is waiting for a response.
  private var isOver: Bool {
    guard let end else { return false }
    return connections.isEmpty || end <= .now
  }

  // Waiting

  private func waitForEvents() -> (connections: [ServerConnection], accepts: Bool) {
    let now = ContinuousClock.now
    if let resumption, resumption <= now { self.resumption = nil }
    var descriptors = [pollfd(fd: mailbox.wakeDescriptor, events: Int16(POLLIN), revents: 0)]
    let accepts = end == nil && resumption == nil
    descriptors.append(pollfd(fd: accepts ? listener.descriptor : -1, events: Int16(POLLIN), revents: 0))
    for connection in connections {
      // `poll` ignores negative descriptors. A client that disconnects must not wake the thread while its response is
      // being prepared.
      let descriptor = connection.events == 0 ? -1 : connection.socket.descriptor
      descriptors.append(pollfd(fd: descriptor, events: connection.events, revents: 0))
    }
    guard poll(&descriptors, nfds_t(descriptors.count), timeout(now)) > 0 else { return ([], false) }
    let ready = zip(connections, descriptors.dropFirst(2)).filter { $0.1.revents != 0 }.map(\.0)
    return (ready, accepts && descriptors[1].revents != 0)
  }

  /// Returns the number of milliseconds until the next deadline, rounded up, or -1 if there is none.
  private func timeout(_ now: Instant) -> Int32 {
    let next = (connections.compactMap(\.deadline) + [resumption, end].compactMap(\.self)).min()
    guard let next else { return -1 }
    let rest = next - now
    guard rest > .zero else { return 0 }
    return Int32(min(rest / .milliseconds(1), 60_000)) + 1
  }

  // Answers

  private func receiveAnswers(_ now: Instant) {
    let (letters, stops) = mailbox.takeMessages()
    for (number, letter) in letters {
      guard let connection = connections.first(where: { $0.number == number }) else { continue }
      switch letter {
      case .response(let response):
        connection.answer(response, now: now, closes: stops)
        if connection.phase == .socket {
          connection.client?.opened(WebSocketSender(mailbox: mailbox, connection: number))
        }
      case .frame(let frame): connection.send(frame, now: now)
      case .close(let reason): connection.close(reason, now: now)
      }
    }
    guard stops else { return }
    if end == nil {
      end = now + limits.stopTime
      listener.close()
    }
    for connection in connections where connection.isEvictable || connection.phase == .socket {
      connection.close(.goingAway, now: now)
      connection.close()
    }
  }

  private func submit(_ request: HTTPRequest, from number: Int) {
    Task { [site, mailbox] in mailbox.post(await site.response(to: request), to: number) }
  }

  // Connections

  /// Accepts a limited number of connections at a time, so that existing connections are served too.
  private func acceptSome(_ now: Instant) {
    if let relief, relief <= now { (capacity, self.relief) = (limits.connections, nil) }
    for _ in 0..<32 {
      do {
        let socket = try accept(listener)
        guard evictConnections() else {
          reject(socket)
          continue
        }
        openConnection(socket, at: now)
      } catch {
        if error.isEmpty { return }
        if error.isPassing { continue }
        // The system has no file descriptors, no memory or no network. Close idle connections or, if there are none,
        // retry later.
        if shrink(now) { continue }
        resumption = now + limits.acceptPause
        return
      }
    }
  }

  private func openConnection(_ socket: ServerSocket, at now: Instant) {
    lastNumber += 1
    let number = lastNumber
    let connection = ServerConnection(socket, number: number, limits: limits, site: site, now: now) { [unowned self] in
      submit($0, from: number)
    }
    connections.append(connection)
    // Usually the request has already arrived.
    connection.move(&buffer, now: now)
  }

  /// Closes connections if necessary. Returns whether one more connection is within the limit.
  private func evictConnections() -> Bool {
    close(to: capacity - 1)
    return connections.count < capacity
  }

  /// Closes a quarter of the connections, which also frees descriptors for files, and stops accepting connections for
  /// a while. Returns false if no connection could be closed.
  private func shrink(_ now: Instant) -> Bool {
    let before = connections.count
    close(to: before * 3 / 4)
    capacity = max(connections.count, 1)
    relief = now + limits.idleTime
    return connections.count < before
  }

  /// Closes idle connections until at most `count` connections are left.
  private func close(to count: Int) {
    connections.removeAll { $0.phase == .closed }
    while connections.count > count, let oldest = oldest() {
      oldest.close()
      connections.removeAll { $0.phase == .closed }
    }
  }

  /// Returns the connection that is best to close. This is a connection that has received its response or, if there
  /// is none, the connection that has waited for the longest time.
  private func oldest() -> ServerConnection? {
    connections.filter(\.isEvictable).min {
      let isDone = ($0.phase == .draining, $1.phase == .draining)
      return isDone.0 == isDone.1 ? $0.since < $1.since : isDone.0
    }
  }

  /// Rejects a connection because all other connections are in use. Sends a response if that does not block.
  private func reject(_ socket: ServerSocket) {
    _ = socket.receive(into: &buffer)
    _ = socket.send(HTTPResponse(status: .serviceUnavailable).head(closes: true)[...])
    socket.endSending()
    socket.close()
  }
}
