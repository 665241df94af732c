// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

/// The label of a control. If it consists of several views, the first one is the title, and the other ones are subtitles
/// below it, in smaller gray text.
struct ControlLabel<Content: View>: View {
  let content: Content
  @Environment(\.commandContext) private var commandContext

  var body: some View {
    if content is any ViewTuple, commandContext == nil {
      VStack(alignment: .leading, spacing: 2) {
        LabelPart(content: content, isTitle: true)
        LabelPart(content: content, isTitle: false).font(.subheadline).foregroundStyle(.secondary)
      }
    } else {
      content
    }
  }
}

/// A view that consists of several views.
protocol ViewTuple {}
extension TupleView: ViewTuple {}

/// The title or the subtitles of a control's label.
private struct LabelPart<Content: View>: View {
  typealias Body = Never
  let content: Content
  let isTitle: Bool

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: LabelPartNode<Content>.self) { LabelPartNode(context) }.update(view, context)
  }
}

private final class LabelPartNode<Content: View>: WrapperNode {
  private var isTitle = true

  func update(_ view: LabelPart<Content>, _ context: _ViewContext) -> _ViewNode {
    (environment, isTitle) = (context.environment, view.isTitle)
    updateChild(view.content, environment)
    return self
  }

  override func childElementsDidChange() {
    let elements = child?.elements ?? []
    setElements(isTitle ? Array(elements.prefix(1)) : Array(elements.dropFirst()))
  }
}
