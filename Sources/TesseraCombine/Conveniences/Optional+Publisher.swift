// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Optional {
  /// A publisher that publishes the wrapped value, if there is one, and then finishes.
  public typealias Publisher = Optional.OCombine.Publisher

  /// A publisher that publishes the wrapped value, if there is one, and then finishes.
  @_disfavoredOverload
  public var publisher: Optional.OCombine.Publisher { .init(self) }
}
