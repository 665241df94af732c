// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A piece of what is shown, as SwiftUI knows it. Here it carries views and view controllers of UIKit; the page "SwiftUI's
/// bridge" says what there is.
@MainActor @preconcurrency
public protocol View {
  /// What the view consists of.
  associatedtype Body: View
  /// What the view consists of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// What makes nodes of its own, and has no body to ask.
@MainActor
protocol PrimitiveView {
  func nodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode]
}

/// Nothing. It takes no place.
public struct EmptyView: View, PrimitiveView {
  /// Nothing.
  public nonisolated init() {}
  /// Itself.
  public var body: EmptyView { self }
  func nodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A view of any type.
public struct AnyView: View, PrimitiveView {
  private let content: any View

  /// The view without its type.
  public init<V: View>(_ view: V) { content = view }
  /// The view without its type.
  public init<V: View>(erasing view: V) { content = view }
  /// Nothing; the nodes are those of the view inside.
  public var body: EmptyView { EmptyView() }

  func nodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode] {
    graph.resolve(content, environment)
  }
}
