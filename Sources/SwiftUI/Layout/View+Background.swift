// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraSwiftUILayout

private struct BackgroundModifier<Secondary: View>: SecondaryModifier {
  typealias Body = Never
  let secondary: Secondary
  let alignment: Alignment
  var edges: Edge.Set = []

  func makeElement(_ child: LayoutElement) -> BackgroundElement { BackgroundElement(child: child, secondary: []) }
  func update(_ element: BackgroundElement, secondary: [LayoutElement], _ environment: EnvironmentValues) {
    (element.secondary, element.alignment, element.ignoresSafeAreaEdges) = (secondary, alignment, edges)
  }
}

private struct OverlayModifier<Secondary: View>: SecondaryModifier {
  typealias Body = Never
  let secondary: Secondary
  let alignment: Alignment

  func makeElement(_ child: LayoutElement) -> OverlayElement { OverlayElement(child: child, secondary: []) }
  func update(_ element: OverlayElement, secondary: [LayoutElement], _ environment: EnvironmentValues) {
    (element.secondary, element.alignment) = (secondary, alignment)
  }
}

extension View {
  /// Adds background views, aligned within this view.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(BackgroundModifier(secondary: content(), alignment: alignment))
  }

  /// Adds a background view, aligned within this view.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(BackgroundModifier(secondary: background, alignment: alignment))
  }

  /// Fills the view's background with a style, including the adjacent safe area insets.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(BackgroundModifier(secondary: Rectangle().fill(style), alignment: .center, edges: edges))
  }

  /// Fills the view's background with the background style, including the adjacent safe area insets.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Adds a background shape filled with a style.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Adds a background shape filled with the background style.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Adds views in front of this view, aligned within it.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(OverlayModifier(secondary: content(), alignment: alignment))
  }

  /// Adds a view in front of this view, aligned within it.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(OverlayModifier(secondary: overlay, alignment: alignment))
  }

  /// Fills the area in front of the view with a style, including the adjacent safe area insets.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Adds a shape filled with a style in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
