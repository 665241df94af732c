// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The node of a representable: its dynamic properties, and the UIKit view or controller that it creates.
///
/// A subclass creates the view after this initializer, when the properties are bound, and then calls `host(_:)`.
class RepresentableNode<Representable>: _ViewNode {
  private(set) var representable: Representable
  private let fields = FieldTable.table(of: Representable.self)
  private var slots: [AnyObject?]
  private var element: HostedElement?

  override var name: String { "\(Representable.self)" }

  init(_ new: Representable, _ context: _ViewContext) {
    representable = new
    slots = Array(repeating: nil, count: fields.slotCount)
    super.init(context)
    bind()
  }

  private func bind() { fields.bind(&representable, slots: &slots, node: self) }

  /// Sets the element of the hosted view.
  final func host(_ element: HostedElement) {
    self.element = element
    element.sizing = { [weak self] in self?.size($0) ?? .zero }
    setElements([element])
  }

  /// Stores a new value of the representable and updates the view.
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

  /// Updates the view from the representable.
  func updateHosted() {}
  /// Returns the size of the view for a proposal.
  func size(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Called before the view is removed.
  func dismantle() {}
}
