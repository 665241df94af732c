// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A right operand of `==`, `>=`, `<=`, `+` or `-`: a number, point, size, insets, view, guide or anchor.
@preconcurrency @MainActor
public protocol MortarCoordinateConvertible {
  /// The value as a side of a statement.
  var coordinate: MortarCoordinate { get }
}

extension MortarCoordinate: MortarCoordinateConvertible {
  /// This coordinate.
  public var coordinate: MortarCoordinate { self }
}

extension MortarCoordinateConvertible where Self: BinaryInteger {
  /// The number, for one attribute.
  public var coordinate: MortarCoordinate { MortarCoordinate(.number, [CGFloat(self)]) }
}

extension MortarCoordinateConvertible where Self: BinaryFloatingPoint {
  /// The number, for one attribute.
  public var coordinate: MortarCoordinate { MortarCoordinate(.number, [CGFloat(self)]) }
}

extension Int: MortarCoordinateConvertible {}
extension Int8: MortarCoordinateConvertible {}
extension Int16: MortarCoordinateConvertible {}
extension Int32: MortarCoordinateConvertible {}
extension Int64: MortarCoordinateConvertible {}
extension UInt: MortarCoordinateConvertible {}
extension UInt8: MortarCoordinateConvertible {}
extension UInt16: MortarCoordinateConvertible {}
extension UInt32: MortarCoordinateConvertible {}
extension UInt64: MortarCoordinateConvertible {}
extension Float: MortarCoordinateConvertible {}
extension Double: MortarCoordinateConvertible {}
extension CGFloat: MortarCoordinateConvertible {}

extension CGPoint: MortarCoordinateConvertible {
  /// Two numbers: x for the horizontal attribute and y for the vertical attribute, regardless of the order of the
  /// attributes on the other side.
  public var coordinate: MortarCoordinate { MortarCoordinate(.point, [x, y]) }
}

extension CGSize: MortarCoordinateConvertible {
  /// Two numbers: the width for the horizontal attribute and the height for the vertical attribute, regardless of the
  /// order of the attributes on the other side.
  public var coordinate: MortarCoordinate { MortarCoordinate(.size, [width, height]) }
}

extension UIEdgeInsets: MortarCoordinateConvertible {
  /// Four numbers in the order of `edges`, where positive insets offset inward: top, left, minus bottom, minus right.
  public var coordinate: MortarCoordinate { MortarCoordinate(.insets, [top, left, -bottom, -right]) }
}

extension UIView: MortarCoordinateConvertible {
  /// The view, with the attributes of the other side.
  public var coordinate: MortarCoordinate { MortarCoordinate(LayoutItemReference(.view(self)), []) }
}

extension UILayoutGuide: MortarCoordinateConvertible {
  /// The guide, with the attributes of the other side.
  public var coordinate: MortarCoordinate { MortarCoordinate(LayoutItemReference(.guide(self)), []) }
}
