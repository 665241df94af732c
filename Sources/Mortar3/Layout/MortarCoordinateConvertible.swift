// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// What may stand on the right of `==`, `>=`, `<=`, `+` and `-`: numbers, points, sizes, insets, views, guides and anchors.
@preconcurrency @MainActor
public protocol MortarCoordinateConvertible {
  var coordinate: MortarCoordinate { get }
}

extension MortarCoordinate: MortarCoordinateConvertible {
  public var coordinate: MortarCoordinate { self }
}

extension MortarCoordinateConvertible where Self: BinaryInteger {
  public var coordinate: MortarCoordinate { MortarCoordinate(.number, [CGFloat(self)]) }
}

extension MortarCoordinateConvertible where Self: BinaryFloatingPoint {
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
  public var coordinate: MortarCoordinate { MortarCoordinate(.point, [x, y]) }
}

extension CGSize: MortarCoordinateConvertible {
  public var coordinate: MortarCoordinate { MortarCoordinate(.size, [width, height]) }
}

extension UIEdgeInsets: MortarCoordinateConvertible {
  /// In the order of `edges`, inwards: top, left, minus bottom, minus right.
  public var coordinate: MortarCoordinate { MortarCoordinate(.insets, [top, left, -bottom, -right]) }
}

extension UIView: MortarCoordinateConvertible {
  /// The view with whatever attributes the other side has.
  public var coordinate: MortarCoordinate { MortarCoordinate(MortarPlace(.view(self)), []) }
}

extension UILayoutGuide: MortarCoordinateConvertible {
  /// The guide with whatever attributes the other side has.
  public var coordinate: MortarCoordinate { MortarCoordinate(MortarPlace(.guide(self)), []) }
}
