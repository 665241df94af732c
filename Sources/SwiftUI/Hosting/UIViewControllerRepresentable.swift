// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraSwiftUILayout
public import UIKit

/// A UIKit view controller as a SwiftUI view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator, to which the controller reports.
  associatedtype Coordinator = Void
  /// The context of the methods.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller from the representable. Called after `makeUIViewController` and on each change.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called before the controller is removed.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Creates the coordinator, before the controller.
  func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal; nil for the proposed size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

/// The context of a representable's methods.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator of the controller.
  public let coordinator: Representable.Coordinator
  /// The environment of the controller.
  public internal(set) var environment: EnvironmentValues
  /// The transaction of the update.
  public internal(set) var transaction = Transaction()
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  /// Returns nil.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
    -> CGSize?
  { nil }

  /// Creates or updates the node of the controller.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: ControllerNode<Self>.self) { ControllerNode(view, context) }.update(view, context)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The node of a UIKit view controller.
private final class ControllerNode<Representable: UIViewControllerRepresentable>: ElementNode<HostedElement> {
  private var representable: Representable
  private let controller: Representable.UIViewControllerType
  private let coordinator: Representable.Coordinator
  private let fields = FieldTable.table(of: Representable.self)
  private var slots: [AnyObject?] = []

  override var name: String { "\(Representable.self)" }

  init(_ new: Representable, _ context: _ViewContext) {
    var new = new
    let carrier = SlotCarrier(context)
    var slots = [AnyObject?](repeating: nil, count: fields.slotCount)
    fields.bind(&new, slots: &slots, node: carrier)
    coordinator = new.makeCoordinator()
    controller = new.makeUIViewController(
      context: UIViewControllerRepresentableContext(coordinator: coordinator, environment: context.environment))
    representable = new
    self.slots = slots
    super.init(context, HostedElement(controller.view, controller))
    carrier.target = self
  }

  func update(_ new: Representable, _ context: _ViewContext) -> _ViewNode {
    configure(context.environment)
    representable = new
    evaluate()
    return self
  }

  override func evaluate() {
    graph.clear(self)
    fields.bind(&representable, slots: &slots, node: self)
    let (representable, controller) = (representable, controller)
    let context = UIViewControllerRepresentableContext<Representable>(
      coordinator: coordinator, environment: environment)
    environment.apply(to: controller.view)
    graph.evaluate(self) { representable.updateUIViewController(controller, context: context) }
    element.sizing = { proposal in
      representable.sizeThatFits(proposal, uiViewController: controller, context: context)
        ?? proposal.replacingUnspecifiedDimensions(by: controller.ownSize)
    }
    element.invalidate()
  }

  override func willRemove() {
    for case let slot as any RemovableSlot in slots { slot.nodeWillRemove() }
    Representable.dismantleUIViewController(controller, coordinator: coordinator)
  }
}

extension UIViewController {
  /// The size without a proposal.
  fileprivate var ownSize: CGSize {
    preferredContentSize == .zero
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : preferredContentSize
  }
}
