// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The options of an inline picker. Each one is a button, and the selected one has a check mark.
struct InlineOptions<Content: View>: View {
  typealias Body = Never
  let selection: AnyHashable
  let content: Content
  let select: @MainActor (AnyHashable) -> Void

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: InlineOptionsNode<Content>.self) { InlineOptionsNode(context) }.update(view, context)
  }
}

private final class InlineOptionsNode<Content: View>: _ViewNode {
  private var view: InlineOptions<Content>?
  private var content: _ViewNode?
  /// The rows, which show the elements of the content.
  private var rows: _ViewNode?
  override var children: [_ViewNode] { [content, rows].compactMap { $0 } }

  func update(_ view: InlineOptions<Content>, _ context: _ViewContext) -> _ViewNode {
    (self.view, environment) = (view, context.environment)
    let inner = context.inside(self)
    updating { content = Content._updateNode(content, with: view.content, in: inner) }
    childElementsDidChange()
    return self
  }

  override func childElementsDidChange() {
    guard let view, let content else { return }
    let options = content.taggedElements.map { option in
      InlineOption(
        element: option.element, isSelected: option.tag == view.selection,
        select: { if let tag = option.tag { view.select(tag) } })
    }
    let context = _ViewContext(graph: graph, parent: self, environment: environment)
    updating {
      rows = AnyView._updateNode(rows, with: AnyView(ForEach(options.indices, id: \.self) { options[$0] }), in: context)
    }
    setElements(rows?.elements ?? [])
  }
}

private struct InlineOption: View {
  let element: LayoutElement
  let isSelected: Bool
  let select: @MainActor () -> Void

  var body: some View {
    Button(action: select) {
      HStack {
        ElementView(element: element)
        Spacer(minLength: 8)
        if isSelected { Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(TintShapeStyle()) }
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// A view that shows the element of another view.
private struct ElementView: View {
  typealias Body = Never
  let element: LayoutElement

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    let node = context.reuse(node, as: ElementViewNode.self) { ElementViewNode(context) }
    node.setElements([view.element])
    return node
  }
}

private final class ElementViewNode: _ViewNode {
  // The node has no children whose elements could change.
  override func childElementsDidChange() {}
}
