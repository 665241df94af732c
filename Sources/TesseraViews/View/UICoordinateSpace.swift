// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Something with coordinates of its own: views and the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The space's rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// A point of this space in another one's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The box around a rectangle of this space in another one's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The box around a rectangle of another space in this one's coordinates.
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

  /// Where the root's coordinates begin on the screen: at the screen's origin unless a window stands elsewhere.
  private var screenOrigin: CGPoint { window?.frame.origin ?? .zero }
}

extension UIScreen: UICoordinateSpace {
  /// A point of the screen in the coordinates of a view.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, from: self)
  }

  /// A view's point in the coordinates of the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, to: self)
  }

  /// A rectangle of the screen in the coordinates of a view.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, from: self)
  }

  /// A view's rectangle in the coordinates of the screen: the box around it.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, to: self)
  }

  /// The screen itself, whose coordinates never turn.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen itself, as its coordinates never turn.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension CGPoint {
  fileprivate func moved(by way: CGPoint) -> CGPoint { CGPoint(x: x + way.x, y: y + way.y) }
}
