// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The distances that a view prefers to its neighbors, in points.
///
/// Two edges without preferences have the default distance of 8 points. If only one edge has a preference, it applies.
public struct ViewSpacing: Equatable, Sendable {
  /// The preferences of one edge.
  private struct Preference: Equatable {
    /// The distance to any neighbor.
    var any: CGFloat?
    /// The distance to a neighbor that also prefers a distance between texts.
    var text: CGFloat?
    static let standard = ViewSpacing.standardDistance

    mutating func merge(_ other: Preference) {
      let merged = max(any ?? Self.standard, other.any ?? Self.standard)
      if any != other.any { any = (any == nil || other.any == nil) && merged == Self.standard ? nil : merged }
      if let more = other.text { text = max(text ?? more, more) }
    }
  }

  /// The distance of views without preferences, in points.
  package static let standardDistance: CGFloat = 8

  /// The preferences by edge, in the order of `Edge`.
  private var top = Preference()
  private var leading = Preference()
  private var bottom = Preference()
  private var trailing = Preference()

  /// Creates spacing with the default distances.
  public init() {}

  /// Spacing that prefers a distance of zero at all edges.
  public static let zero = ViewSpacing(distance: 0)

  /// Creates spacing with a preferred distance to any neighbor at some edges, in points.
  package init(distance: CGFloat, edges: Edge.Set = .all) {
    setDistance(distance, edges: edges)
  }

  /// Creates spacing that prefers distances between texts, in points.
  package init(textDistance: CGFloat, edges: Edge.Set = .vertical) {
    setTextDistance(textDistance, edges: edges)
  }

  /// Changes the distance to any neighbor at some edges; nil for the default.
  package mutating func setDistance(_ distance: CGFloat?, edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].any = distance?.orZero }
  }

  /// Changes the distance to texts at some edges; nil for that to any neighbor.
  package mutating func setTextDistance(_ distance: CGFloat?, edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].text = distance?.orZero }
  }

  /// Removes the preferences of some edges.
  package mutating func reset(edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge] = Preference() }
  }

  /// Replaces the preferences of an edge by another view's.
  package mutating func replace(_ edge: Edge, from other: ViewSpacing) { self[edge] = other[edge] }

  /// Merges another view's preferences at some edges. The larger distance wins.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].merge(other[edge]) }
  }

  /// Returns the spacing merged with another view's preferences at some edges.
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
