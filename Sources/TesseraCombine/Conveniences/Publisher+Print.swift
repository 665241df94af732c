// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publisher where Self: SendableMetatype {
  /// Prints all events to the stream or to standard output. Each line starts with the prefix.
  ///
  /// If a subscriber requests no more values in response to a value, OpenCombine prints the demand of zero. Combine
  /// does not.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    .init(upstream: self, prefix: prefix, to: PrintedLines(stream))
  }
}
