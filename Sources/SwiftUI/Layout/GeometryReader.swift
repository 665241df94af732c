// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// The size and frame of a geometry reader, passed to its content closure.
public struct GeometryProxy {
  /// The reader's size, in points.
  public let size: CGSize
  /// The safe area insets, in points.
  public let safeAreaInsets: EdgeInsets
  let source: GeometrySource

  init(frame: CGRect, space: LayoutSpace, direction: LayoutDirection, source: GeometrySource) {
    (size, self.source) = (frame.size, source)
    func growth(_ edge: Edge.Set) -> CGFloat {
      let insets = space.growth(of: frame, edges: edge, direction: direction)
      return insets.top + insets.left + insets.bottom + insets.right
    }
    safeAreaInsets = EdgeInsets(
      top: growth(.top), leading: growth(.leading), bottom: growth(.bottom), trailing: growth(.trailing))
  }

  /// Returns the reader's frame in a coordinate space, in points. If no ancestor has the name of a named space, returns the
  /// frame in the global space. The content is reevaluated when the frame changes, for example while a scroll view scrolls.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: size) : source.frame(in: coordinateSpace)
  }

  /// Returns the reader's frame in a coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of a named coordinate space in the reader's coordinates, in points. Returns nil if no ancestor has
  /// the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { source.bounds(of: coordinateSpace.name) }
}

/// A view that fills the proposed size and whose content depends on that size.
public struct GeometryReader<Content: View>: View {
  /// The closure that creates the content for a geometry.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// The view has no body.
  public typealias Body = Never

  /// Creates or updates the reader's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: GeometryNode<Content>.self) { GeometryNode(context) }.update(view, context)
  }
}

/// The node of a geometry reader. Its content is evaluated when its element is placed.
private final class GeometryNode<Content: View>: ElementNode<GeometryElement> {
  private var content: ((GeometryProxy) -> Content)?
  private var child: _ViewNode?
  private var last: (frame: CGRect, space: LayoutSpace)?

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  init(_ context: _ViewContext) {
    super.init(context, GeometryElement())
    element.onPlace = { [weak self] frame, space in
      let node = self
      MainActor.assumeIsolated { node?.place(frame, space) }
    }
  }

  func update(_ view: GeometryReader<Content>, _ context: _ViewContext) -> _ViewNode {
    configure(context.environment)
    content = view.content
    if last != nil { evaluate() } else { element.invalidate() }
    return self
  }

  private func place(_ frame: CGRect, _ space: LayoutSpace) {
    if let last, last.frame == frame, last.space == space { return }
    last = (frame, space)
    evaluate()
  }

  override func evaluate() {
    graph.clear(self)
    guard let content, let last else { return }
    let source = GeometrySource(element, graph)
    let proxy = GeometryProxy(
      frame: last.frame, space: last.space, direction: environment.layoutDirection, source: source)
    let body = graph.evaluate(self) { content(proxy) }
    updating {
      child = Content._updateNode(
        child, with: body, in: _ViewContext(graph: graph, parent: self, environment: environment))
    }
    graph.geometryChecks[ObjectIdentifier(self)] =
      source.isStale == nil ? nil : { [weak self] in if source.isStale?() == true { self?.invalidate() } }
    childElementsDidChange()
  }

  override func willRemove() { graph.geometryChecks[ObjectIdentifier(self)] = nil }

  override func childElementsDidChange() {
    let elements = child?.elements ?? []
    guard !elements.elementsEqual(element.children, by: ===) else { return }
    element.children = elements
    graph.needsAdoption = true
  }
}
