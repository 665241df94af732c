// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

private struct PaddingModifier: ElementModifier {
  typealias Body = Never
  let insets: EdgeInsets

  func makeElement(_ child: LayoutElement) -> PaddingElement { PaddingElement(child: child, insets: insets) }
  func update(_ element: PaddingElement, _ environment: EnvironmentValues) { element.insets = insets }
}

extension View {
  /// Adds padding to the given edges, in points. Nil uses 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds padding to all edges, in points.
  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }

  /// Adds padding to each edge, in points.
  public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }
}

extension EdgeInsets {
  /// Creates insets with a length for the given edges, and 0 for all other edges.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}
