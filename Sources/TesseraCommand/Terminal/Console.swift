// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

internal import Glibc

/// Writes to standard error, which is used for everything except results. Write errors are ignored.
enum Console {
  /// Whether standard error is a terminal.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// The terminal's width in characters, or nil if it is unknown.
  static var columns: Int? {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes a line. Replaces the progress bar if it is visible.
  static func error(_ line: String) {
    write((isTerminal ? clearLine : "") + line + "\n")
  }

  /// An escape sequence that moves the cursor to the start of the line and clears the line.
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

/// The system's `write` function, which is hidden within `Console` by `Console.write`.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
