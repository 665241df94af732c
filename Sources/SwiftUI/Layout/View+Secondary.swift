// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

/// A modifier that adds background or overlay views to each of its content's elements.
@MainActor
protocol SecondaryModifier: NodeModifier {
  associatedtype Secondary: View
  associatedtype Element: LayoutElement
  var secondary: Secondary { get }
  func makeElement(_ child: LayoutElement) -> Element
  func update(_ element: Element, secondary: [LayoutElement], _ environment: EnvironmentValues)
}

extension SecondaryModifier {
  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    SecondaryNode(context)
  }
}

/// The node of a view with a background or an overlay. Each of the content's elements has separate secondary views.
private final class SecondaryNode<Content: View, Modifier: SecondaryModifier>: ModifierNode<Content, Modifier> {
  private struct Part {
    let child: LayoutElement
    let element: Modifier.Element
    var node: _ViewNode?
  }
  private var parts: [Part] = []

  override var sharesContainer: Bool { false }
  override var children: [_ViewNode] { super.children + parts.compactMap { $0.node } }

  override func didUpdate(from old: Modifier?, to new: Modifier) {
    updating {
      for index in parts.indices { update(&parts[index], new) }
    }
  }

  private func update(_ part: inout Part, _ modifier: Modifier) {
    part.element.direction = environment.layoutDirection
    part.element.scale = environment.displayScale
    let context = _ViewContext(graph: graph, parent: self, environment: environment)
    part.node = Modifier.Secondary._updateNode(part.node, with: modifier.secondary, in: context)
    modifier.update(part.element, secondary: part.node?.elements ?? [], environment)
  }

  override func childElementsDidChange() {
    guard let modifier else { return }
    let elements = child?.elements ?? []
    if elements.elementsEqual(parts.lazy.map { $0.child }, by: ===) {
      // The content is the same, but the elements of the background or overlay may have changed.
      for part in parts { modifier.update(part.element, secondary: part.node?.elements ?? [], environment) }
    } else {
      let known = parts
      parts = elements.map { child in
        if let match = known.first(where: { $0.child === child }) { return match }
        return Part(child: child, element: modifier.makeElement(child), node: nil)
      }
      for part in known where !parts.contains(where: { $0.child === part.child }) { part.node?.remove() }
      if !isUpdating { didUpdate(from: modifier, to: modifier) }
    }
    setElements(parts.map { $0.element })
  }
}
