// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A modifier that presents a screen while a binding asks for it.
struct PresentationModifier: NodeModifier {
  typealias Body = Never
  /// Returns the screen that the binding asks for. Receives the screen that it asked for before.
  let read: (WantedScreen?) -> WantedScreen?
  /// Writes false or nil to the binding.
  let write: () -> Void
  var onDismiss: (() -> Void)?

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    PresentationNode(context)
  }

  /// Creates a modifier that presents a screen while a binding is true.
  init(
    _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    screen: @escaping (WantedScreen?) -> WantedScreen?
  ) {
    read = { isPresented.wrappedValue ? screen($0) : nil }
    write = { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
    self.onDismiss = onDismiss
  }

  /// Creates a modifier that presents a screen while a binding is true.
  init(_ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, _ screen: any PresentedScreen) {
    self.init(isPresented, onDismiss: onDismiss) { _ in WantedScreen(id: true, screen: screen) }
  }

  /// Creates a modifier that presents a screen while a binding has a value.
  init<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, screen: @escaping (Item) -> any PresentedScreen
  ) {
    read = { _ in item.wrappedValue.map { WantedScreen(id: AnyHashable($0.id), screen: screen($0)) } }
    write = { if item.wrappedValue != nil { item.wrappedValue = nil } }
    self.onDismiss = onDismiss
  }
}

private final class PresentationNode<Content: View>: ModifierNode<Content, PresentationModifier> {
  private var presentation: Presentation?

  override init(_ context: _ViewContext) {
    super.init(context)
    graph.presenterCount += 1
  }

  override func didUpdate(from old: PresentationModifier?, to new: PresentationModifier) { evaluate() }

  /// Reads the binding. The node is evaluated again when a state that the binding depends on changes.
  override func evaluate() {
    graph.clear(self)
    guard let modifier else { return }
    let before = self.presentation?.wanted
    let wanted = graph.track(self) { modifier.read(before) }
    guard wanted != nil || self.presentation != nil else { return }
    let presentation = self.presentation ?? makePresentation()
    self.presentation = presentation
    presentation.environment = environment
    presentation.onDismiss = modifier.onDismiss
    presentation.write = modifier.write
    presentation.read = { [weak self] in modifier.read(self?.presentation?.wanted) }
    presentation.wanted = wanted
    if !presentation.isIdle {
      graph.add(presentation)
      presentation.setNeedsUpdate()
    }
  }

  private func makePresentation() -> Presentation {
    let presentation = Presentation(self)
    presentation.frame = { [weak self] in self?.elements.first?.frame(inHost: self?.graph.host) ?? .zero }
    return presentation
  }

  override func willRemove() {
    graph.presenterCount -= 1
    presentation?.remove()
    presentation = nil
  }
}

extension ViewGraph {
  /// Adds a presentation to those that are updated after each layout.
  fileprivate func add(_ presentation: Presentation) {
    let list = presentations ?? PresentationList()
    presentations = list
    list.add(presentation)
  }
}
