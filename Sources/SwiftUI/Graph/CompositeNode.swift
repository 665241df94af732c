// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Observation

/// The node of a view with a body.
@MainActor
final class CompositeNode<V: View>: WrapperNode {
  override var sharesContainer: Bool { true }
  private var view: V?
  private let fields = FieldTable.table(of: V.self)
  private var slots: [AnyObject?] = []
  private var motion = AnimatableMotion()

  override var name: String { "\(V.self)" }
  override var represented: Any.Type? { V.self }

  /// Stores a new view value, and reevaluates the body if anything changed.
  func update(_ new: V, _ context: _ViewContext) -> _ViewNode {
    if let view, environment.isSame(as: context.environment), !graph.isDirty(self), fields.areEqual(view, new) {
      return self
    }
    if let view, fields.isAnimatable, motion.isRunning || graph.motion.canAnimate {
      motion.changeIfAnimatable(from: view, to: new, of: self) { [weak self] in self?.evaluate() }
    }
    view = new
    environment = context.environment
    evaluate()
    return self
  }

  override func evaluate() {
    graph.clear(self)
    guard var view else { return }
    if slots.isEmpty { slots = Array(repeating: nil, count: fields.slotCount) }
    fields.bind(&view, slots: &slots, node: self)
    self.view = view
    guard graph.enter(self) else { return }
    if motion.isRunning { view = motion.shownIfAnimatable(view) }
    let body = graph.evaluate(self) { view.body }
    updateChild(body, environment)
    graph.leave()
  }

  override func willRemove() {
    for case let slot as any RemovableSlot in slots { slot.nodeWillRemove() }
  }
}
