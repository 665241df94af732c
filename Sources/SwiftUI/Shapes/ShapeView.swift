// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A view that draws a shape. More fills and strokes of the same shape can be added on top.
///
///     Circle().fill(.white).stroke(.gray, lineWidth: 2)
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape, regardless of the width of its strokes.
  nonisolated var shape: Content { get }
}

/// A view of a filled shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  /// The shape.
  public nonisolated let shape: Content
  let style: Style
  var fillStyle = FillStyle()

  /// The view has no body.
  public typealias Body = Never

  /// Creates or updates the node of the shape.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: ShapeNode<Content>.self) { ShapeNode(context) }
      .update(view.shape, paint: view.style._paint(in: context.environment), fillStyle: view.fillStyle, in: context)
  }
}

/// The node of a filled shape. The shape's data and its paint can be animated.
private final class ShapeNode<Content: Shape>: ElementNode<ShapeElement> {
  private var current: (shape: Content, paint: _Paint, fillStyle: FillStyle)?
  private var shapeMotion = AnimatableMotion()
  private var paintMotion = AnimatableMotion()

  init(_ context: _ViewContext) { super.init(context, ShapeElement()) }

  func update(_ shape: Content, paint: _Paint, fillStyle: FillStyle, in context: _ViewContext) -> _ViewNode {
    configure(context.environment)
    let old = current
    current = (shape, paint, fillStyle)
    if let old, shapeMotion.isRunning || paintMotion.isRunning || graph.motion.canAnimate {
      shapeMotion.change(from: old.shape, to: shape, of: self) { [weak self] in self?.show() }
      let colors = (PaintColors(old.paint, environment.traits), PaintColors(paint, environment.traits))
      if colors.0.matches(colors.1) {
        paintMotion.change(from: colors.0, to: colors.1, of: self) { [weak self] in self?.show() }
      } else {
        paintMotion.stop()
      }
    }
    show()
    return self
  }

  /// Shows the shape with the data and the colors that the animations have reached.
  private func show() {
    guard let current else { return }
    let shape = shapeMotion.shown(current.shape)
    let paint =
      paintMotion.isRunning
      ? paintMotion.shown(PaintColors(current.paint, environment.traits)).paint : current.paint
    element.show(shape, paint, current.fillStyle, environment)
  }
}

/// A view of a filled shape in front of another view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public nonisolated let shape: Content
  let style: Style
  let fillStyle: FillStyle
  let background: Background

  /// The filled shape with the background.
  public var body: some View {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background(background)
  }
}

/// A view of a shape's stroke, in front of another view if there is one.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape without the stroke.
  public nonisolated let shape: Content
  let style: Style
  let strokeStyle: StrokeStyle
  let background: Background

  /// The view has no body.
  public typealias Body = Never

  /// Creates or updates the node of the stroke.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    let outline = view.shape.stroke(style: view.strokeStyle)
    return update(node, with: _ShapeView(shape: outline, style: view.style), on: view.background, in: context)
  }
}

/// A view of a stroke inside a shape, in front of another view if there is one.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape without the stroke.
  public nonisolated let shape: Content
  let style: Style
  let strokeStyle: StrokeStyle
  let background: Background

  /// The view has no body.
  public typealias Body = Never

  /// Creates or updates the node of the stroke.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    let outline = view.shape.inset(by: view.strokeStyle.lineWidth / 2).stroke(style: view.strokeStyle)
    return update(node, with: _ShapeView(shape: outline, style: view.style), on: view.background, in: context)
  }
}

extension ShapeView {
  /// Creates or updates the node of a view in front of a background, which may be empty.
  fileprivate static func update<V: View, Background: View>(
    _ node: _ViewNode?, with view: V, on background: Background, in context: _ViewContext
  ) -> _ViewNode {
    if Background.self == EmptyView.self { return V._updateNode(node, with: view, in: context) }
    func update<Whole: View>(_ whole: Whole) -> _ViewNode { Whole._updateNode(node, with: whole, in: context) }
    return update(view.background(background))
  }

  /// Returns a view that fills the shape in front of this view.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
  /// Returns a view that strokes the shape in front of this view.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, background: self)
  }
  /// Returns a view that strokes the shape in front of this view.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Returns a view of a stroke inside the shape, in front of this view.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, background: self)
  }
  /// Returns a view of a stroke inside the shape, in front of this view.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

@MainActor
extension Shape {
  /// Returns a view of the shape, filled with a style.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// Returns a view of the shape's stroke.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(shape: self, style: content, strokeStyle: style, background: EmptyView())
  }
  /// Returns a view of the shape's stroke.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

@MainActor
extension InsettableShape {
  /// Returns a view of a stroke inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(shape: self, style: content, strokeStyle: style, background: EmptyView())
  }
  /// Returns a view of a stroke inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
