// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

extension CGContext {
  /// The transform from current coordinates to pixels.
  ///
  /// - Note: Differs from UIKit: the origin of pixel coordinates is the upper-left corner.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    let t = transform
    return CGAffineTransform(
      a: CGFloat(t.a), b: CGFloat(t.b), c: CGFloat(t.c), d: CGFloat(t.d), tx: CGFloat(t.tx), ty: CGFloat(t.ty))
  }

  private var deviceSpaceToUserSpace: CGAffineTransform { userSpaceToDeviceSpaceTransform.inverted() }

  /// Converts a point from current coordinates to pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }
  /// Converts a size from current coordinates to pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(userSpaceToDeviceSpaceTransform) }
  /// Converts a rectangle from current coordinates to its bounding box in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform) }
  /// Converts a point from pixels to current coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(deviceSpaceToUserSpace) }
  /// Converts a size from pixels to current coordinates.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(deviceSpaceToUserSpace) }
  /// Converts a rectangle from pixels to its bounding box in current coordinates.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(deviceSpaceToUserSpace) }

  /// Replaces the current path with the outline of its stroke in the current line style. The outline can be filled or
  /// used for clipping. Does nothing if there is no path.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    shape = CGMutablePath(path.path.stroked(state.line).mapped(by: state.transform))
  }
}
