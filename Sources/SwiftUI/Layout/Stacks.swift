// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// The node of a view that arranges other views with a layout.
final class LayoutNode<Content: View>: WrapperNode {
  let element: LayoutContainerElement
  private var layout: any Layout
  private var motion = AnimatableMotion()

  init(_ layout: any Layout, _ context: _ViewContext) {
    self.layout = layout
    element = LayoutContainerElement(layout, children: [])
    super.init(context)
  }

  func update(_ layout: any Layout, _ content: Content, _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    element.direction = environment.layoutDirection
    element.scale = environment.displayScale
    let old = self.layout
    self.layout = layout
    if motion.isRunning || graph.motion.canAnimate {
      motion.changeIfAnimatable(from: old, to: layout, of: self) { [weak self] in self?.apply() }
    }
    apply()
    updateChild(content, environment)
    return self
  }

  /// Applies the layout, with the data that its animations have reached.
  private func apply() { element.layout = motion.isRunning ? motion.shownIfAnimatable(layout) : layout }

  override var isTransitionBoundary: Bool { true }

  override func childElementsDidChange() {
    let children = child?.elements ?? []
    if !children.elementsEqual(element.children, by: ===) {
      element.children = children
      graph.needsAdoption = true
    }
    setElements([element])
  }
}

extension _ViewContext {
  /// Creates or updates the node of a layout.
  func update<Content: View>(_ node: _ViewNode?, _ layout: any Layout, _ content: Content) -> _ViewNode {
    reuse(node, as: LayoutNode<Content>.self) { LayoutNode(layout, self) }.update(layout, content, self)
  }
}

/// A container that arranges views horizontally.
public struct HStack<Content: View>: View {
  private let layout: HStackLayout
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between views in points, or nil for the preferred spacing, usually 8 points.
  ///   - content: The views.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the stack's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.update(node, view.layout, view.content)
  }
}

/// A container that arranges views vertically.
public struct VStack<Content: View>: View {
  private let layout: VStackLayout
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between views in points, or nil for the preferred spacing, usually 8 points.
  ///   - content: The views.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the stack's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.update(node, view.layout, view.content)
  }
}

/// A container that draws views on top of each other.
public struct ZStack<Content: View>: View {
  private let layout: ZStackLayout
  private let content: Content

  /// Creates a stack with an alignment for its views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the stack's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.update(node, view.layout, view.content)
  }
}

extension Layout {
  /// Returns a view that arranges its content with this layout.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

private struct LayoutView<L: Layout, Content: View>: View {
  typealias Body = Never
  let layout: L
  let content: Content

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.update(node, view.layout, view.content)
  }
}

/// A flexible space that expands along the axis of a stack.
public struct Spacer: View, Sendable {
  /// The minimum length in points, or nil for the default of 8 points.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the spacer's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    let node = context.reuse(node, as: ElementNode<SpacerElement>.self) { ElementNode(context, SpacerElement()) }
    node.configure(context.environment)
    node.element.minLength = view.minLength
    return node
  }
}
