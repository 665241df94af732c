// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A SwiftUI view. This module supports those that host UIKit views and view controllers; see the page "SwiftUI bridge".
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
}

/// A view that creates its nodes itself, without a body.
@MainActor
protocol PrimitiveView {
  func nodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode]
}

/// A view without content or size.
public struct EmptyView: View, PrimitiveView {
  /// Creates an empty view.
  public nonisolated init() {}
  /// The view itself.
  public var body: EmptyView { self }
  func nodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A view of any type.
public struct AnyView: View, PrimitiveView {
  private let content: any View

  /// Creates a type-erased view.
  public init<V: View>(_ view: V) { content = view }
  /// Creates a type-erased view.
  public init<V: View>(erasing view: V) { content = view }
  /// Always empty; the nodes are those of the view inside.
  public var body: EmptyView { EmptyView() }

  func nodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode] {
    graph.resolve(content, environment)
  }
}
