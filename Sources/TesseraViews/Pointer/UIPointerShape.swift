// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// The outline of a pointer.
public enum UIPointerShape {
  /// An outline, in the coordinates of the effect's container, or around the pointer's place.
  case path(UIBezierPath)
  /// A box with round corners; without a radius as round as the system's.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A standing line, as over text, of a length in points.
  case verticalBeam(length: CGFloat)
  /// A lying line of a length in points.
  case horizontalBeam(length: CGFloat)

  /// How round the system's boxes are, in points. From memory of iPadOS.
  public static let defaultCornerRadius: CGFloat = 8
}
