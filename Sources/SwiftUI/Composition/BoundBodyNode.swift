// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The node of a view whose body is created from a value with dynamic properties, such as a view modifier or a button style.
///
/// The node binds the value's properties, such as `@Environment`, and evaluates the body again when one of them changes.
@MainActor
final class BoundBodyNode<Value, Content: View>: WrapperNode {
  override var sharesContainer: Bool { true }
  private var value: Value?
  /// The input of the body besides the value. Nil if the input can't be compared.
  private var input: Any?
  private var makeBody: ((Value) -> Content)?
  private let fields = FieldTable.table(of: Value.self)
  private var slots: [AnyObject?] = []
  private var motion = AnimatableMotion()

  override var name: String { "\(Value.self)" }
  override var represented: Any.Type? { Value.self }

  /// Stores a new value, and reevaluates the body.
  ///
  /// - Parameter input: The input of the body besides the value. If neither of both has changed, the body isn't
  ///   reevaluated. Nil if the body has input that can't be compared.
  func update(
    _ value: Value, _ context: _ViewContext, input: Any? = nil, makeBody: @escaping (Value) -> Content
  ) -> _ViewNode {
    if let input, isUnchanged(value, input), environment.isSame(as: context.environment), !graph.isDirty(self) {
      return self
    }
    self.input = input
    if let old = self.value, fields.isAnimatable, motion.isRunning || graph.motion.canAnimate {
      motion.changeIfAnimatable(from: old, to: value, of: self) { [weak self] in self?.evaluate() }
    }
    (self.value, self.makeBody, environment) = (value, makeBody, context.environment)
    evaluate()
    return self
  }

  private func isUnchanged(_ new: Value, _ newInput: Any) -> Bool {
    guard let value, let input else { return false }
    return fields.areEqual(value, new) && FieldTable.areEqual(input, newInput)
  }

  override func evaluate() {
    graph.clear(self)
    guard var value, let makeBody else { return }
    if slots.isEmpty { slots = Array(repeating: nil, count: fields.slotCount) }
    fields.bind(&value, slots: &slots, node: self)
    self.value = value
    guard graph.enter(self) else { return }
    if motion.isRunning { value = motion.shownIfAnimatable(value) }
    let body = graph.evaluate(self) { makeBody(value) }
    updateChild(body, environment)
    graph.leave()
  }

  override func willRemove() {
    for case let slot as any RemovableSlot in slots { slot.nodeWillRemove() }
  }
}

/// A view that a style creates for a configuration. The style's dynamic properties, such as `@Environment`, have values
/// there.
struct StyleBody<Style, Configuration, Content: View>: View {
  typealias Body = Never
  let style: Style
  let configuration: Configuration
  let makeBody: (Style, Configuration) -> Content

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: BoundBodyNode<Style, Content>.self) { BoundBodyNode(context) }
      .update(view.style, context, input: view.configuration) { view.makeBody($0, view.configuration) }
  }
}
