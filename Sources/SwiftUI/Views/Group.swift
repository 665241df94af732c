// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Several views as one value. A modifier of the group applies to each view.
public struct Group<Content: View>: View {
  /// The views.
  public let body: Content
  /// Creates a group of the views in the closure.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

/// The views of a block, in order.
public struct TupleView<T>: View, PrimitiveView {
  /// The views.
  public var value: T
  private let children: [any View]

  /// Creates a view from a tuple of views. Elements that are not views are ignored.
  public init(_ value: T) {
    self.init(value, Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  init(_ value: T, _ children: [any View]) {
    self.value = value
    self.children = children
  }

  /// Always empty; the nodes are those of the views inside.
  public var body: EmptyView { EmptyView() }

  func nodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode] {
    children.enumerated().flatMap { index, child in graph.scoped(index) { graph.resolve(child, environment) } }
  }
}

/// One of two views, selected by `if` or `switch`.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, PrimitiveView {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage

  /// Always empty; the nodes are those of the view inside.
  public var body: EmptyView { EmptyView() }

  func nodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode] {
    switch storage {
    case .first(let view): graph.scoped(true) { graph.resolve(view, environment) }
    case .second(let view): graph.scoped(false) { graph.resolve(view, environment) }
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  /// Always empty; the nodes are those of the view inside.
  public var body: EmptyView { EmptyView() }

  func nodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode] {
    map { graph.resolve($0, environment) } ?? []
  }
}
