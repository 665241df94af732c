// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension CGRect {
  /// Returns whether both are the same rectangle after standardization: a width of -10 is equivalent to 10 points to the left.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

extension CGPoint {
  /// Returns whether both are the same point.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether both are the same size.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
