// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A connection is in one phase at a time. Each phase has a time limit:
//
//     idle ─▶ head ─▶ body ─▶ answering ─▶ writing ─▶ idle, or draining ─▶ closed
//
// Nothing is read from a connection while it is answering or writing, so that a client can't queue more than one
// request. A WebSocket request changes the protocol:
//
//     answering ─▶ socket ─▶ closed

internal import Glibc

/// A site that provides the responses of a server. Its methods are called on any thread.
protocol HTTPSite: Sendable {
  /// Returns the response to a request whose body is rejected, or nil to read the body. Must return quickly.
  func refusal(of head: HTTPRequest, bodyLength: Int) -> HTTPResponse?
  func response(to request: HTTPRequest) async -> HTTPResponse
}

/// A connection to a client. It is used only on the server's thread.
final class ServerConnection {
  typealias Instant = ContinuousClock.Instant

  enum Phase {
    case idle, head, body, answering, writing, draining, socket, closed
  }

  let number: Int
  let socket: ServerSocket
  private(set) var phase = Phase.idle
  /// The start of the current phase. In `writing`, the time at which the client last received a byte.
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
  /// The WebSocket client that receives the connection's messages, or nil.
  private(set) var client: (any WebSocketClient)?
  private var frames: WebSocketFrames
  /// Whether a close frame was sent. The connection ends when all output is written.
  private var isClosing = false

  /// Creates an idle connection.
  ///
  /// - Parameter submit: A closure that is called with each complete request. Its response must be passed to
  ///   `answer`.
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

  /// Whether the connection is waiting for bytes from the client, so that it can be closed in favor of another
  /// connection.
  var isEvictable: Bool { [.idle, .head, .body, .draining].contains(phase) }
  /// The events to pass to `poll`, or zero if the connection does not wait for any.
  var events: Int16 {
    switch phase {
    case .idle, .head, .body, .draining: Int16(POLLIN)
    case .writing: Int16(POLLOUT)
    case .socket: output.isEmpty ? Int16(POLLIN) : isClosing ? Int16(POLLOUT) : Int16(POLLIN | POLLOUT)
    case .answering, .closed: 0
    }
  }

  /// The time at which the current phase exceeds its limit, or nil.
  var deadline: Instant? {
    switch phase {
    case .idle: since + limits.idleTime
    case .head: since + limits.headTime
    case .body: since + limits.bodyTime
    case .writing: since + limits.writeTime
    case .draining: since + limits.drainTime
    // A page can be idle forever, but it must receive the data that is sent to it.
    case .socket: output.isEmpty ? nil : since + limits.writeTime
    case .answering, .closed: nil
    }
  }

  /// Reads and writes as much as possible without blocking.
  ///
  /// - Parameter buffer: A buffer for received bytes.
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

  /// Ends a phase that has exceeded its time limit.
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

  /// Sends a frame. If the page does not receive its frames, the connection is closed at the limit.
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

  /// Sends as many bytes as the client accepts, up to a limit, so that other connections are served too.
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

  /// Reads the next chunk of a file. Returns false if the file has become shorter, which the client detects from the
  /// content length.
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
      // Return to idle even if input is available, because the next head has a separate time limit.
      (phase, since) = (.idle, now)
      return read(now: now)
    }
    socket.endSending()
    (input, phase, since) = ([], .draining, now)
  }
}
