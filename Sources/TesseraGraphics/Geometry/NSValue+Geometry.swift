// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// UIKit's properties and initializers for values that contain geometry, as used in notifications.
extension NSValue {
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The point in the value, which must contain a point.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the value, which must contain a size.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in the value, which must contain a rectangle.
  public var cgRectValue: CGRect { rectValue }
}
