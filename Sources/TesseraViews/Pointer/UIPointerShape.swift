// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// The outline of a pointer.
public enum UIPointerShape {
  /// A path, in the coordinates of the effect's container or, without an effect, relative to the pointer's location.
  case path(UIBezierPath)
  /// A rounded rectangle. The default radius is `defaultCornerRadius`.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical beam with a length in points, as used for text.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam with a length in points.
  case horizontalBeam(length: CGFloat)

  /// The default corner radius of rectangles, in points. Approximates iPadOS; not measured.
  public static let defaultCornerRadius: CGFloat = 8
}
