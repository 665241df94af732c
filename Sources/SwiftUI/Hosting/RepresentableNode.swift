// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The node of a representable. Stores its dynamic properties, and the UIKit view or controller that it creates.
///
/// The superclass's initializer binds the properties. After that, a subclass creates the view and calls `host(_:)`.
class RepresentableNode<Representable>: _ViewNode {
  private(set) var representable: Representable
  private let fields = FieldTable.table(of: Representable.self)
  private var slots: [AnyObject?]
  private var element: HostedElement?

  override var name: String { "\(Representable.self)" }
  override var represented: Any.Type? { Representable.self }

  init(_ new: Representable, _ context: _ViewContext) {
    representable = new
    slots = Array(repeating: nil, count: fields.slotCount)
    super.init(context)
    bind()
  }

  private func bind() { fields.bind(&representable, slots: &slots, node: self) }

  /// Sets the hosted view's element.
  final func host(_ element: HostedElement) {
    self.element = element
    element.sizing = { [weak self] in self?.size($0) ?? .zero }
    setElements([element])
  }

  /// Stores a new representable value and updates the hosted view.
  final func update(_ new: Representable, _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    representable = new
    evaluate()
    return self
  }

  override func evaluate() {
    graph.clear(self)
    bind()
    guard let element else { return }
    element.direction = environment.layoutDirection
    element.scale = environment.displayScale
    environment.apply(to: element.view)
    graph.evaluate(self) { updateHosted() }
    element.invalidate()
  }

  override func willRemove() {
    for case let slot as any RemovableSlot in slots { slot.nodeWillRemove() }
    dismantle()
  }

  /// Updates the hosted view from the representable.
  func updateHosted() {}
  /// Returns the hosted view's size for a proposal.
  func size(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Called before the hosted view is removed.
  func dismantle() {}
}
