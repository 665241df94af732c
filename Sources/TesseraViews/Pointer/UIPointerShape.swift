// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// The outline of a pointer.
public enum UIPointerShape {
  /// A path, in the coordinates of the effect's container, or around the pointer's location.
  case path(UIBezierPath)
  /// A rounded rectangle, by default with the system's radius.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical line, as over text, with a length in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal line with a length in points.
  case horizontalBeam(length: CGFloat)

  /// The corner radius of the system's rectangles, in points. Approximates iPadOS; not measured.
  public static let defaultCornerRadius: CGFloat = 8
}
