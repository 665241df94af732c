// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publisher where Self: SendableMetatype {
  /// Prints all events, each line with the prefix, to the stream or to standard output.
  ///
  /// OpenCombine also prints that a subscriber requested no values in response to a value; Combine does not.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    .init(upstream: self, prefix: prefix, to: PrintedLines(stream))
  }
}
