// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import UIKit

/// The values of the presentation modifiers in a presented view.
struct PresentationFacts {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  /// The corner radius. The inner value is nil for the default radius.
  var cornerRadius: CGFloat??
  var background: AnyView?
  var interaction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var horizontalAdaptation: PresentationAdaptation?
  var verticalAdaptation: PresentationAdaptation?
  var sizing: PresentationSizing?
  var isDismissDisabled = false
  /// The view that the presented view zooms out of.
  var zoomSource: MatchedFrames.Key?

  /// Adds the values of a modifier further inside the view.
  mutating func merge(_ inner: PresentationFacts) {
    if detents == nil { (detents, selection) = (inner.detents, inner.selection) }
    dragIndicator = dragIndicator ?? inner.dragIndicator
    cornerRadius = cornerRadius ?? inner.cornerRadius
    background = background ?? inner.background
    interaction = interaction ?? inner.interaction
    contentInteraction = contentInteraction ?? inner.contentInteraction
    horizontalAdaptation = horizontalAdaptation ?? inner.horizontalAdaptation
    verticalAdaptation = verticalAdaptation ?? inner.verticalAdaptation
    sizing = sizing ?? inner.sizing
    isDismissDisabled = isDismissDisabled || inner.isDismissDisabled
    zoomSource = zoomSource ?? inner.zoomSource
  }
}

/// Collects the values of the presentation modifiers in a presented view, including those in nested hosts such as the
/// pages of a navigation stack.
@MainActor
final class PresentationSink {
  private var entries: [(node: ObjectIdentifier, facts: PresentationFacts)] = []
  /// Called after a value has changed.
  var didChange: () -> Void = {}

  /// The values of all modifiers. Outer modifiers, which are evaluated first, take precedence.
  var facts: PresentationFacts {
    entries.reduce(into: PresentationFacts()) { $0.merge($1.facts) }
  }

  func set(_ facts: PresentationFacts, for node: _ViewNode) {
    let id = ObjectIdentifier(node)
    if let index = entries.firstIndex(where: { $0.node == id }) {
      entries[index].facts = facts
    } else {
      entries.append((id, facts))
    }
    didChange()
  }

  func remove(_ node: _ViewNode) {
    entries.removeAll { $0.node == ObjectIdentifier(node) }
    didChange()
  }
}

private struct PresentationSinkKey: EnvironmentKey {
  static var defaultValue: PresentationSink? { nil }
}

extension EnvironmentValues {
  /// The object that receives the presentation modifiers of a presented view; nil outside of presentations.
  var presentationSink: PresentationSink? {
    get { self[PresentationSinkKey.self] }
    set { self[PresentationSinkKey.self] = newValue }
  }
}

/// A modifier that changes the presentation that contains the view. Outside of presentations, it has no effect.
private struct PresentationFactsModifier: NodeModifier {
  typealias Body = Never
  let change: (inout PresentationFacts) -> Void

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    PresentationFactsNode(context)
  }
}

private final class PresentationFactsNode<Content: View>: ModifierNode<Content, PresentationFactsModifier> {
  private weak var sink: PresentationSink?

  override func willUpdate(from old: PresentationFactsModifier?, to new: PresentationFactsModifier) {
    if sink !== environment.presentationSink { sink?.remove(self) }
    sink = environment.presentationSink
    evaluate()
  }

  /// Reads the modifier's values. The node is evaluated again when a state that they depend on changes.
  override func evaluate() {
    graph.clear(self)
    guard let modifier, let sink else { return }
    var facts = PresentationFacts()
    graph.track(self) {
      modifier.change(&facts)
      _ = facts.selection?.wrappedValue
    }
    sink.set(facts, for: self)
  }

  override func willRemove() { sink?.remove(self) }
}

extension View {
  func presentationFacts(_ change: @escaping (inout PresentationFacts) -> Void) -> some View {
    modifier(PresentationFactsModifier(change: change))
  }
}
