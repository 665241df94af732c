// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge, the one where lines begin, the lower one, and the one where lines end.
  case top, leading, bottom, trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    /// Edges by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The upper edge.
    public static let top = Set(.top)
    /// The edge where lines begin.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge where lines end.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the edges, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// From the upper edge.
  public var top: CGFloat
  /// From the edge where lines begin.
  public var leading: CGFloat
  /// From the lower edge.
  public var bottom: CGFloat
  /// From the edge where lines end.
  public var trailing: CGFloat

  /// Distances.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    self.init(top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing))
  }

  func resolved(_ direction: LayoutDirection) -> UIEdgeInsets {
    let isRight = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isRight ? trailing : leading, bottom: bottom, right: isRight ? leading : trailing)
  }
}
