// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// The horizontal alignment of a child in a wider parent.
public enum HorizontalAlignment: Hashable, Sendable {
  /// The leading edge.
  case leading
  /// Centered.
  case center
  /// The trailing edge.
  case trailing
}

/// The vertical alignment of a child in a taller parent.
public enum VerticalAlignment: Hashable, Sendable {
  /// The top edge.
  case top
  /// Centered.
  case center
  /// The bottom edge.
  case bottom
}

/// The alignment of a child in a larger parent.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment on both axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Centered.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The center of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The center of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The center of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The center of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Returns the frame of a child in a rectangle.
  func frame(of size: CGSize, in rect: CGRect, direction: LayoutDirection) -> CGRect {
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
