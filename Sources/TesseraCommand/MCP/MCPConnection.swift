// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

internal import Glibc

/// The two streams of a server: lines from standard input, and messages to standard output.
///
/// Standard output belongs to the protocol. Everything else that this process or its children print goes to standard error.
final class MCPConnection: @unchecked Sendable {
  /// The length limit of a line, in bytes. Longer lines are skipped and answered with an error.
  private static let maximumLine = 16 << 20

  private let input: Int32
  private let output: Int32
  private let lock = NSLock()

  /// Creates a connection over two descriptors.
  init(input: Int32, output: Int32) { (self.input, self.output) = (input, output) }

  /// Takes over the standard streams of the process. Afterwards, standard output is a copy of standard error, and standard input is
  /// empty.
  static func takingStandardStreams() -> MCPConnection {
    fflush(nil)
    let (input, output) = (dup(STDIN_FILENO), dup(STDOUT_FILENO))
    for descriptor in [input, output] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    return MCPConnection(input: input, output: output)
  }

  /// Returns the messages until the client closes the stream. Errors belong to lines that aren't messages.
  func messages() -> AsyncStream<Result<MCPMessage, MCPFailure>> {
    AsyncStream { continuation in
      let thread = Thread { [self] in
        read { line in
          continuation.yield(Result { () throws(MCPFailure) in try MCPMessage(line: line) })
        } onLongLine: {
          continuation.yield(.failure(MCPFailure(.invalidRequest, "The line is longer than 16 MiB.")))
        }
        continuation.finish()
      }
      thread.name = "Tessera MCP input"
      thread.start()
    }
  }

  private func read(_ body: ([UInt8]) -> Void, onLongLine: () -> Void) {
    var line: [UInt8] = []
    var isTooLong = false
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = Glibc.read(input, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for part in buffer[..<count].split(separator: 10, omittingEmptySubsequences: false).enumerated() {
        if part.offset > 0 {
          if isTooLong { onLongLine() } else if !Self.isBlank(line) { body(line) }
          (line, isTooLong) = ([], false)
        }
        if line.count + part.element.count > Self.maximumLine { (line, isTooLong) = ([], true) }
        if !isTooLong { line += part.element }
      }
    }
    if !isTooLong, !Self.isBlank(line) { body(line) }
  }

  private static func isBlank(_ line: [UInt8]) -> Bool { line.allSatisfy { $0 == 32 || $0 == 13 || $0 == 9 } }

  /// Sends a message. Ignored if the client closed the stream.
  func send(_ message: JSONValue) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    guard var bytes = (try? encoder.encode(message)).map({ Array($0) }) else { return }
    bytes.append(10)
    lock.withLock {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}
