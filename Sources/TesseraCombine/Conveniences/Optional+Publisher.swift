// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Optional {
  /// A publisher of a value, if there is one, followed by the completion.
  public typealias Publisher = Optional.OCombine.Publisher

  /// A publisher of the value, if there is one, followed by the completion.
  @_disfavoredOverload
  public var publisher: Optional.OCombine.Publisher { .init(self) }
}
