// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An output stream that forwards all lines except those that report a demand of zero.
final class PrintedLines: TextOutputStream {
  private var stream: (any TextOutputStream)?
  private var line = ""

  /// - Parameter stream: The destination of the lines, or nil for standard output.
  init(_ stream: (any TextOutputStream)?) { self.stream = stream }

  func write(_ string: String) {
    line += string
    guard line.hasSuffix("\n") else { return }
    defer { line = "" }
    if line.hasSuffix("request max: (0) (synchronous)\n") { return }
    if stream == nil { print(line, terminator: "") } else { stream?.write(line) }
  }
}
