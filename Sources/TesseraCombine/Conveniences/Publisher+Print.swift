// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Publisher where Self: SendableMetatype {
  /// Prints what happens, each line after the prefix, to the stream or to the standard output.
  ///
  /// OpenCombine also prints that a subscriber asked for nothing in answer to a value; Combine does not.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    .init(upstream: self, prefix: prefix, to: PrintedLines(stream))
  }
}
