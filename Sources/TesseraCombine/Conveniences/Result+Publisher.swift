// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Result {
  /// A publisher of a success and its end, or of a failure.
  public typealias Publisher = Result.OCombine.Publisher

  /// A publisher of the success and its end, or of the failure.
  @_disfavoredOverload
  public var publisher: Result.OCombine.Publisher { .init(self) }
}
