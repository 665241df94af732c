// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension Result {
  /// A publisher of a success followed by the completion, or of a failure.
  public typealias Publisher = Result.OCombine.Publisher

  /// A publisher of the success followed by the completion, or of the failure.
  @_disfavoredOverload
  public var publisher: Result.OCombine.Publisher { .init(self) }
}
