// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

private struct SafeAreaIgnoring: ElementModifier {
  typealias Body = Never
  let regions: SafeAreaRegions
  let edges: Edge.Set

  func makeElement(_ child: LayoutElement) -> SafeAreaIgnoringElement {
    SafeAreaIgnoringElement(child: child, regions: regions, edges: edges)
  }
  func update(_ element: SafeAreaIgnoringElement, _ environment: EnvironmentValues) {
    (element.regions, element.edges) = (regions, edges)
  }
}

private struct SafeAreaInset<Secondary: View>: SecondaryModifier {
  typealias Body = Never
  let secondary: Secondary
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?

  func makeElement(_ child: LayoutElement) -> SafeAreaInsetElement {
    SafeAreaInsetElement(child: child, edge: edge, inset: LayoutElement())
  }
  func update(_ element: SafeAreaInsetElement, secondary: [LayoutElement], _ environment: EnvironmentValues) {
    (element.edge, element.alignment, element.distance) = (edge, alignment, spacing)
    let inset =
      secondary.count == 1 ? secondary[0] : LayoutContainerElement(VStackLayout(), children: secondary)
    if element.inset !== inset { element.inset = inset }
  }
}

extension View {
  /// Extends the view beyond the safe area.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(SafeAreaIgnoring(regions: regions, edges: edges))
  }

  /// Extends the view beyond the safe area. Superseded by `ignoresSafeArea(_:edges:)`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// Shows content above or below this view, and insets the view's safe area by the content's height.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        secondary: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Shows content next to this view, and insets the view's safe area by the content's width.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        secondary: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }
}
