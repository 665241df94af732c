// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// Where a child stands in a wider parent.
public enum HorizontalAlignment: Hashable, Sendable {
  /// Where lines begin.
  case leading
  /// In the middle.
  case center
  /// Where lines end.
  case trailing
}

/// Where a child stands in a higher parent.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
}

/// Where a child stands in a larger parent.
public struct Alignment: Hashable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment in both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the side where lines begin.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the side where lines end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper corner where lines begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper corner where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower corner where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower corner where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Returns the place of a child in a rectangle.
  func place(_ size: CGSize, in rect: CGRect, _ direction: LayoutDirection) -> CGRect {
    let room = CGSize(width: rect.width - size.width, height: rect.height - size.height)
    let isRight = direction == .rightToLeft
    let x: CGFloat =
      switch horizontal {
      case .center: room.width / 2
      case .leading: isRight ? room.width : 0
      case .trailing: isRight ? 0 : room.width
      }
    let y: CGFloat =
      switch vertical {
      case .center: room.height / 2
      case .top: 0
      case .bottom: room.height
      }
    return CGRect(origin: CGPoint(x: rect.minX + x, y: rect.minY + y), size: size)
  }
}
