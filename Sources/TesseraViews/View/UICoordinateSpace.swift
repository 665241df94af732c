// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An object with a coordinate system: a view or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The bounds of the space in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point from this space to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space to this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this space to another space and returns the bounding box.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space to this space and returns the bounding box.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  func mapped(_ point: CGPoint, into space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else { return mapped(point, to: nil).moved(by: screenOrigin) }
    return mapped(point, to: view)
  }

  func mapped(_ point: CGPoint, outOf space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else {
      let origin = screenOrigin
      return mapped(point.moved(by: CGPoint(x: -origin.x, y: -origin.y)), from: nil)
    }
    return mapped(point, from: view)
  }

  func mapped(_ rect: CGRect, into space: any UICoordinateSpace) -> CGRect {
    guard let view = space as? UIView else {
      let origin = screenOrigin
      return mapped(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
    }
    return mapped(rect, to: view)
  }

  func mapped(_ rect: CGRect, outOf space: any UICoordinateSpace) -> CGRect {
    guard let view = space as? UIView else {
      let origin = screenOrigin
      return mapped(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil)
    }
    return mapped(rect, from: view)
  }

  /// The position of the root's origin on the screen: the window's origin, or zero without a window.
  private var screenOrigin: CGPoint { window?.frame.origin ?? .zero }
}

extension UIScreen: UICoordinateSpace {
  /// Converts a point from the screen's coordinates to a view's.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, from: self)
  }

  /// Converts a point from a view's coordinates to the screen's.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, to: self)
  }

  /// Converts a rectangle from the screen's coordinates to a view's and returns the bounding box.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, from: self)
  }

  /// Converts a rectangle from a view's coordinates to the screen's and returns the bounding box.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, to: self)
  }

  /// The screen itself, because it never rotates.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen itself, because it never rotates.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension CGPoint {
  fileprivate func moved(by way: CGPoint) -> CGPoint { CGPoint(x: x + way.x, y: y + way.y) }
}
