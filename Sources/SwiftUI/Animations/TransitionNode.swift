// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

/// A closure that creates or updates the node of a view.
typealias ContentUpdate = @MainActor (_ViewNode?, _ViewContext) -> _ViewNode

/// A view with a transition.
struct TransitionView<Content: View>: View {
  typealias Body = Never
  let content: Content
  let transition: AnyTransition

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: TransitionNode<Content>.self) { TransitionNode(context) }.update(view, context)
  }
}

/// The node of a view with a transition. It shows the view in a phase of the transition.
private final class TransitionNode<Content: View>: WrapperNode, TransitioningNode {
  private var view: TransitionView<Content>?
  private var phase = TransitionPhase.identity
  /// The update in which the phase changes.
  private var activeUpdate: Int?
  private var listener: AnimationListener?

  override var name: String { "transition" }

  override init(_ context: _ViewContext) {
    super.init(context)
    graph.motion.scopeCount += 1
  }

  func update(_ new: TransitionView<Content>, _ context: _ViewContext) -> _ViewNode {
    view = new
    environment = context.environment
    evaluate()
    return self
  }

  override func evaluate() {
    graph.clear(self)
    guard let view else { return }
    let content: ContentUpdate = { Content._updateNode($0, with: view.content, in: $1) }
    let update = view.transition.apply(content, phase)
    updating { child = update(child, _ViewContext(graph: graph, parent: self, environment: environment)) }
    childElementsDidChange()
  }

  override func willRemove() { graph.motion.scopeCount -= 1 }

  func change(_ transaction: inout Transaction) {
    guard activeUpdate == graph.motion.update else { return }
    if let animation = ownAnimation(of: phase) { transaction.animation = animation }
    if let listener, !transaction.listeners.contains(where: { $0 === listener }) {
      transaction.listeners.append(listener)
    }
  }

  private func ownAnimation(of phase: TransitionPhase) -> Animation? {
    phase == .didDisappear ? view?.transition.animations.removal : view?.transition.animations.insertion
  }

  /// Returns whether the current update has an animation for a change to a phase.
  private func isAnimated(_ phase: TransitionPhase) -> Bool {
    ownAnimation(of: phase) != nil || transaction.animation != nil
  }

  private func move(to new: TransitionPhase) {
    phase = new
    activeUpdate = graph.motion.update
    evaluate()
  }

  func appear() -> Bool {
    guard isAnimated(.identity) else { return false }
    phase = .willAppear
    graph.motion.withoutAnimation { evaluate() }
    graph.motion.arrivals.append { [weak self] in
      guard let self, !isRemoved, phase == .willAppear else { return }
      move(to: .identity)
    }
    return true
  }

  func disappear(_ listener: AnimationListener) -> Bool {
    guard isAnimated(.didDisappear) else { return false }
    self.listener = listener
    move(to: .didDisappear)
    return true
  }

  func reappear() {
    listener = nil
    move(to: .identity)
  }
}

/// A placeholder for a view to which a transition or a phase of an animation is applied.
public struct PlaceholderContentView<Value>: View {
  let update: ContentUpdate

  init(_ update: @escaping ContentUpdate) { self.update = update }

  /// The body type, which is unused because the view has a custom node.
  public typealias Body = Never

  /// Creates or updates the node of the view for which the placeholder stands.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    view.update(node, context)
  }
}

extension View {
  /// Sets the transition for the view's appearance and disappearance.
  ///
  /// The transition is shown when an animated change adds or removes the view, or the view that has it as its
  /// outermost content. A view that is removed keeps its frame, and no longer takes part in the layout. Views without
  /// a transition fade.
  public func transition(_ t: AnyTransition) -> some View { TransitionView(content: self, transition: t) }
  /// Sets the transition for the view's appearance and disappearance.
  public func transition<T: Transition>(_ transition: T) -> some View {
    TransitionView(content: self, transition: AnyTransition(transition))
  }
}
