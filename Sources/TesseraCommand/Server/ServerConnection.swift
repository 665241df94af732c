// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A connection is in one phase at a time, and each has its limit:
//
//     idle ─▶ head ─▶ body ─▶ answering ─▶ writing ─▶ idle, or draining ─▶ closed
//
// A connection does not read while it answers or writes, so that a client cannot queue more than one request. A request for a
// WebSocket changes the protocol:
//
//     answering ─▶ socket ─▶ closed

internal import Glibc

/// The content of a server. Called on any thread.
protocol HTTPSite: Sendable {
  /// Returns the response to a head whose body is rejected, or nil to read the body. Must return quickly.
  func refusal(of head: HTTPRequest, bodyLength: Int) -> HTTPResponse?
  func response(to request: HTTPRequest) async -> HTTPResponse
}

/// A connection of a server, used only on the server's thread.
final class ServerConnection {
  typealias Instant = ContinuousClock.Instant

  enum Phase {
    case idle, head, body, answering, writing, draining, socket, closed
  }

  let number: Int
  let socket: ServerSocket
  private(set) var phase = Phase.idle
  /// The start of the phase; in `writing`, the last time the client received a byte.
  private(set) var since: Instant
  private let limits: ServerLimits
  private let site: any HTTPSite
  private let submit: (HTTPRequest) -> Void
  private var parser: HTTPRequestParser
  private var input: ArraySlice<UInt8> = []
  private var output: ArraySlice<UInt8> = []
  private var file: OpenFile?
  private var fileRest = 0
  private var closesAfter = false
  private var requestCount = 0
  private var drained = 0
  /// The client of the WebSocket, which receives its messages.
  private(set) var client: (any WebSocketClient)?
  private var frames: WebSocketFrames
  /// Whether a close frame was sent: the connection ends when everything is written.
  private var isClosing = false

  /// Creates an idle connection.
  ///
  /// - Parameter submit: Called with complete requests. The response is passed to `answer`.
  init(
    _ socket: ServerSocket, number: Int, limits: ServerLimits, site: any HTTPSite, now: Instant,
    submit: @escaping (HTTPRequest) -> Void
  ) {
    self.socket = socket
    self.number = number
    self.limits = limits
    self.site = site
    self.submit = submit
    since = now
    parser = HTTPRequestParser(limits)
    frames = WebSocketFrames(limit: limits.messageBytes)
  }

  /// Whether the connection waits for bytes, so that it may be closed in favor of another one.
  var isEvictable: Bool { [.idle, .head, .body, .draining].contains(phase) }
  /// The events for `poll`, or zero if there is nothing to wait for.
  var events: Int16 {
    switch phase {
    case .idle, .head, .body, .draining: Int16(POLLIN)
    case .writing: Int16(POLLOUT)
    case .socket: output.isEmpty ? Int16(POLLIN) : isClosing ? Int16(POLLOUT) : Int16(POLLIN | POLLOUT)
    case .answering, .closed: 0
    }
  }

  /// The end of the phase's time limit.
  var deadline: Instant? {
    switch phase {
    case .idle: since + limits.idleTime
    case .head: since + limits.headTime
    case .body: since + limits.bodyTime
    case .writing: since + limits.writeTime
    case .draining: since + limits.drainTime
    // A page may be idle forever, but must receive the data that is sent to it.
    case .socket: output.isEmpty ? nil : since + limits.writeTime
    case .answering, .closed: nil
    }
  }

  /// Reads and writes without blocking.
  ///
  /// - Parameter buffer: A buffer for receiving.
  func move(_ buffer: inout [UInt8], now: Instant) {
    switch phase {
    case .idle, .head, .body, .draining: receive(&buffer, now: now)
    case .writing: write(now: now)
    case .socket:
      writeFrames(now: now)
      if phase == .socket { receive(&buffer, now: now) }
    case .answering, .closed: break
    }
  }

  /// Ends a phase that exceeded its time limit.
  func expire(now: Instant) {
    guard let deadline, deadline <= now else { return }
    switch phase {
    case .head, .body: refuse(.requestTimeout, now: now)
    default: close()
    }
  }

  /// Sends a response to the submitted request.
  func answer(_ response: HTTPResponse, now: Instant, closes: Bool = false) {
    guard phase != .closed else { return }
    closesAfter = closesAfter || closes || requestCount >= limits.requests
    output = response.head(closes: closesAfter)[...]
    switch response.body {
    case .bytes(let bytes): output += bytes
    case .file(let file): (self.file, fileRest) = (file, file.size)
    case .socket(let client):
      (self.client, phase, since) = (client, .socket, now)
      return writeFrames(now: now)
    }
    (phase, since) = (.writing, now)
    write(now: now)
  }

  func close() {
    guard phase != .closed else { return }
    phase = .closed
    (input, output, file) = ([], [], nil)
    socket.close()
    client?.closed()
    client = nil
  }

  // WebSockets

  /// Sends a frame. A page that does not receive its frames is closed at the limit.
  func send(_ frame: [UInt8], now: Instant) {
    guard phase == .socket, !isClosing else { return }
    guard output.count + frame.count <= limits.unsentBytes else { return close() }
    if output.isEmpty { since = now }
    output += frame
    writeFrames(now: now)
  }

  /// Closes a WebSocket with a reason.
  func close(_ reason: WebSocketClose, now: Instant) {
    guard phase == .socket, !isClosing else { return }
    send(WebSocketFrames.frame(closing: reason), now: now)
    isClosing = true
    input = []
    if phase == .socket, output.isEmpty { close() }
  }

  private func writeFrames(now: Instant) {
    while !output.isEmpty {
      switch socket.send(output) {
      case .later: return
      case .ended: return close()
      case .bytes(let count):
        output = output.dropFirst(count)
        since = now
      }
    }
    output = []
    if isClosing { close() }
  }

  private func readFrames(now: Instant) {
    do {
      while phase == .socket, !isClosing, let event = try frames.next(&input) {
        switch event {
        case .message(let message): client?.received(message)
        case .ping(let payload): send(WebSocketFrames.frame(opcode: .pong, payload: payload), now: now)
        case .close: close(.normal, now: now)
        }
      }
      if input.isEmpty { input = [] }
    } catch { close(error, now: now) }
  }

  // Requests

  private func receive(_ buffer: inout [UInt8], now: Instant) {
    switch socket.receive(into: &buffer) {
    case .later: return
    case .ended: close()
    case .bytes(let count):
      guard phase != .draining else {
        drained += count
        if drained > limits.drainBytes { close() }
        return
      }
      if isClosing { return }
      input += buffer[..<count]
      if phase == .socket { readFrames(now: now) } else { read(now: now) }
    }
  }

  /// Parses the input up to the end of a request.
  private func read(now: Instant) {
    while let event = parser.next(&input) {
      switch event {
      case .refusal(let status): return refuse(status, now: now)
      case .head(let head, let bodyLength):
        if let refusal = site.refusal(of: head, bodyLength: bodyLength) {
          return answer(refusal, now: now, closes: true)
        }
        if bodyLength > 0, head.headers["expect"] != nil {
          _ = socket.send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)[...])
        }
      case .request(let request):
        requestCount += 1
        closesAfter = !request.keepsAlive
        (phase, since) = (.answering, now)
        return submit(request)
      }
    }
    // Releases the memory of consumed input.
    if input.isEmpty { input = [] }
    let next: Phase =
      switch parser.place {
      case .between: .idle
      case .head: .head
      case .body, .end: .body
      }
    if phase != next { (phase, since) = (next, now) }
  }

  private func refuse(_ status: HTTPStatus, now: Instant) {
    answer(HTTPResponse(status: status), now: now, closes: true)
  }

  // Answers

  /// Sends as much as the client receives, up to a limit, so that other connections are served.
  private func write(now: Instant) {
    for _ in 0..<8 {
      if output.isEmpty, !fill() { return }
      if output.isEmpty { return finish(now: now) }
      switch socket.send(output) {
      case .later: return
      case .ended: return close()
      case .bytes(let count):
        output = output.dropFirst(count)
        since = now
      }
    }
  }

  /// Reads the next chunk of a file. Returns false if the file became shorter, which the client detects by the length.
  private func fill() -> Bool {
    guard let file, fileRest > 0 else { return true }
    var piece = [UInt8](repeating: 0, count: min(fileRest, 1 << 16))
    let count = piece.withUnsafeMutableBytes {
      pread(file.descriptor, $0.baseAddress, $0.count, off_t(file.size - fileRest))
    }
    guard count > 0 else {
      close()
      return false
    }
    output = piece[..<count]
    fileRest -= count
    return true
  }

  private func finish(now: Instant) {
    (output, file) = ([], nil)
    guard closesAfter else {
      // Idle at first, even if input is available: the next head has its own time limit.
      (phase, since) = (.idle, now)
      return read(now: now)
    }
    socket.endSending()
    (input, phase, since) = ([], .draining, now)
  }
}
