// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension LayoutElement {
  /// The element's children in drawing order.
  public final var displayChildren: [LayoutElement] {
    switch self {
    case let element as LayoutContainerElement: element.children
    case let element as BackgroundElement: element.secondary + [element.child]
    case let element as SecondaryElement: [element.child] + element.secondary
    case let element as SafeAreaInsetElement: [element.child, element.inset]
    case is HiddenElement: []
    case let element as WrapperElement: [element.child]
    case let element as GeometryElement: element.children
    case let element as GridRowElement: element.cells
    case let element as LazyElement: element.displayedElements
    case let element as ViewThatFitsElement: element.selection.map { [element.children[$0]] } ?? []
    default: []
    }
  }
}
