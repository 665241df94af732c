// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A view with a modification of each of its nodes.
struct ModifiedView<Content: View>: View, PrimitiveView {
  private let content: Content
  private let change: @MainActor (inout EnvironmentValues) -> Void
  private let wrap: @MainActor (LayoutNode, ViewGraph, EnvironmentValues) -> LayoutNode

  init(_ content: Content, change: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
    wrap = { node, _, _ in node }
  }

  init(_ content: Content, wrap: @escaping @MainActor (LayoutNode, ViewGraph, EnvironmentValues) -> LayoutNode) {
    self.content = content
    change = { _ in }
    self.wrap = wrap
  }

  var body: EmptyView { EmptyView() }

  func nodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode] {
    var environment = environment
    change(&environment)
    return graph.resolve(content, environment).enumerated().map { index, node in
      graph.scoped("wrapper \(index)") { wrap(node, graph, environment) }
    }
  }
}

extension View {
  /// Places the view in a frame with a width, a height or both, in points.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    ModifiedView(self) { node, _, environment in
      FrameNode(
        child: node, wanted: ProposedViewSize(width: width, height: height), alignment: alignment,
        environment: environment)
    }
  }

  /// Places the view in a frame with minimum and maximum lengths, in points. `maxWidth: .infinity` uses the whole width.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    ModifiedView(self) { node, _, environment in
      FlexibleFrameNode(
        child: node, width: FlexibleFrameNode.Limits(least: minWidth, ideal: idealWidth, greatest: maxWidth),
        height: FlexibleFrameNode.Limits(least: minHeight, ideal: idealHeight, greatest: maxHeight),
        alignment: alignment, environment: environment)
    }
  }

  /// Adds padding at some edges, 16 points by default.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds padding at all edges, in points.
  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }

  /// Adds padding at the edges.
  public func padding(_ insets: EdgeInsets) -> some View {
    ModifiedView(self) { node, _, environment in PaddingNode(child: node, insets: insets, environment: environment) }
  }

  /// Extends the view beyond the safe area.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    ModifiedView(self) { node, _, environment in
      regions.contains(.container) ? SafeAreaNode(child: node, edges: edges, environment: environment) : node
    }
  }

  /// Extends the view beyond the safe area. The older name of `ignoresSafeArea(_:edges:)`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// Adds a background color, which also fills the adjacent safe area.
  public func background(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    ModifiedView(self) { node, graph, environment in
      BackgroundNode(
        child: node, behind: color.nodes(in: graph, environment), edges: edges, alignment: .center,
        environment: environment)
    }
  }

  /// Sets a value of the environment.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    ModifiedView(self, change: { $0[keyPath: keyPath] = value })
  }

  /// Sets the text size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
}

/// The regions outside of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each region.
  public let rawValue: UInt
  /// Creates a set of regions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars, cameras and corners.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which never appears here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}
