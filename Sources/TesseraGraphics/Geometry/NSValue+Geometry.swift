// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// UIKit's names for geometry in values, as notifications carry it.
extension NSValue {
  /// A value that holds a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// A value that holds a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// A value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The point that the value holds. Ask only values made of a point.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that the value holds. Ask only values made of a size.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle that the value holds. Ask only values made of a rectangle.
  public var cgRectValue: CGRect { rectValue }
}
