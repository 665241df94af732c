// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Something with coordinates of its own: views and the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
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
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, from: self)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, from: self)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, to: self)
  }

  /// The screen itself, as is `fixedCoordinateSpace`: it is never turned.
  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension CGPoint {
  fileprivate func moved(by way: CGPoint) -> CGPoint { CGPoint(x: x + way.x, y: y + way.y) }
}
