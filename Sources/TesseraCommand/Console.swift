// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Standard error, for everything that is not the result. That nobody reads it any more is no reason to end.
enum Console {
  /// Whether a person is watching.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Characters of a line; nil when not known.
  static var columns: Int? {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// A line, in place of a bar that may stand there.
  static func error(_ line: String) {
    write((isTerminal ? clearLine : "") + line + "\n")
  }

  /// Back to the start of the line, and nothing on it.
  static let clearLine = "\r\u{1B}[K"

  static func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

/// `Console.write` hides the system's function of that name.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
