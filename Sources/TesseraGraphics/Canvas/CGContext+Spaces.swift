// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

extension CGContext {
  /// From the present coordinates to pixels.
  ///
  /// - Note: Differs from UIKit: pixels count from the upper left corner.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    let t = transform
    return CGAffineTransform(
      a: CGFloat(t.a), b: CGFloat(t.b), c: CGFloat(t.c), d: CGFloat(t.d), tx: CGFloat(t.tx), ty: CGFloat(t.ty))
  }

  private var deviceSpaceToUserSpace: CGAffineTransform { userSpaceToDeviceSpaceTransform.inverted() }

  /// A point of the present coordinates in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }
  /// A size of the present coordinates in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(userSpaceToDeviceSpaceTransform) }
  /// The box in pixels around a rectangle of the present coordinates.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform) }
  /// A point in pixels in the present coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(deviceSpaceToUserSpace) }
  /// A size in pixels in the present coordinates.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(deviceSpaceToUserSpace) }
  /// The box in the present coordinates around a rectangle in pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(deviceSpaceToUserSpace) }

  /// Replaces the path under construction by the outline of its stroke with the present line style, to be filled or clipped
  /// to. Does nothing without a path.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    shape = CGMutablePath(path.path.stroked(state.line).mapped(by: state.transform))
  }
}
