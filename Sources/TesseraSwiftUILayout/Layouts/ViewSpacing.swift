// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A view's preferred distances to its neighbors, in points.
///
/// The default distance between two edges without preferences is 8 points. If only one of the edges has a preference,
/// that preference applies.
public struct ViewSpacing: Equatable, Sendable {
  /// The preferences of one edge.
  private struct Preference: Equatable {
    /// The preferred distance to any neighbor.
    var any: CGFloat?
    /// The preferred distance to a neighbor that also has one, as between two text views.
    var text: CGFloat?
    static let standard = ViewSpacing.standardDistance

    mutating func merge(_ other: Preference) {
      let merged = max(any ?? Self.standard, other.any ?? Self.standard)
      if any != other.any { any = (any == nil || other.any == nil) && merged == Self.standard ? nil : merged }
      if let more = other.text { text = max(text ?? more, more) }
    }
  }

  /// The default distance between views without preferences, in points.
  package static let standardDistance: CGFloat = 8

  /// The preferences of each edge, in the order of `Edge`.
  private var top = Preference()
  private var leading = Preference()
  private var bottom = Preference()
  private var trailing = Preference()

  /// Creates spacing with default distances.
  public init() {}

  /// Spacing with a preferred distance of zero at all edges.
  public static let zero = ViewSpacing(distance: 0)

  /// Creates spacing with the same preferred distance to any neighbor at the given edges, in points.
  package init(distance: CGFloat, edges: Edge.Set = .all) {
    setDistance(distance, edges: edges)
  }

  /// Creates spacing with a preferred distance between text views, in points.
  package init(textDistance: CGFloat, edges: Edge.Set = .vertical) {
    setTextDistance(textDistance, edges: edges)
  }

  /// Sets the preferred distance to any neighbor at the given edges. Pass nil for the default distance.
  package mutating func setDistance(_ distance: CGFloat?, edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].any = distance?.orZero }
  }

  /// Sets the preferred distance to text views at the given edges. Pass nil to use the distance to any neighbor.
  package mutating func setTextDistance(_ distance: CGFloat?, edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].text = distance?.orZero }
  }

  /// Removes the preferences at the given edges.
  package mutating func reset(edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge] = Preference() }
  }

  /// Replaces an edge's preferences with those of another view.
  package mutating func replace(_ edge: Edge, from other: ViewSpacing) { self[edge] = other[edge] }

  /// Merges another view's preferences at the given edges. The larger distance wins.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].merge(other[edge]) }
  }

  /// Returns the spacing merged with another view's preferences at the given edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Returns the preferred distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    if let one = end.text, let other = start.text { return max(one, other) }
    switch (end.any, start.any) {
    case (let one?, let other?): return max(one, other)
    case (let one, let other): return one ?? other ?? Self.standardDistance
    }
  }

  /// The preferences of an edge.
  private subscript(edge: Edge) -> Preference {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
