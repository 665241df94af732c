// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Result {
  /// A publisher that publishes the success value and then finishes, or fails with the failure.
  public typealias Publisher = Result.OCombine.Publisher

  /// A publisher that publishes the success value and then finishes, or fails with the failure.
  @_disfavoredOverload
  public var publisher: Result.OCombine.Publisher { .init(self) }
}
