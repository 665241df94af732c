// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraSwiftUILayout
public import UIKit

/// A wrapper that shows a UIKit view controller as a SwiftUI view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The controller's class.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator, such as the controller's delegate.
  associatedtype Coordinator = Void
  /// The context passed to the representable's methods.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller. Called once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller from the representable. Called after `makeUIViewController` and after each change.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called before the controller is removed.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Creates the coordinator. Called before the controller is created.
  func makeCoordinator() -> Coordinator
  /// Returns the view's size for a proposal, or nil to use the proposed size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

/// The context passed to the methods of a controller representable.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The controller's coordinator.
  public let coordinator: Representable.Coordinator
  /// The controller's environment.
  public internal(set) var environment: EnvironmentValues
  /// The transaction of the current update.
  public internal(set) var transaction = Transaction()
}

extension UIViewControllerRepresentable {
  /// Called before the controller is removed. Does nothing by default.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  /// Returns the view's size for a proposal. Returns nil by default.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
    -> CGSize?
  { nil }

  /// Creates or updates the controller's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: ControllerNode<Self>.self) { ControllerNode(view, context) }.update(view, context)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates an empty coordinator.
  public func makeCoordinator() {}
}

/// The node of a UIKit view controller.
private final class ControllerNode<Representable: UIViewControllerRepresentable>: RepresentableNode<Representable> {
  private var hosted: (controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator)?

  override init(_ new: Representable, _ context: _ViewContext) {
    super.init(new, context)
    let coordinator = representable.makeCoordinator()
    let controller = representable.makeUIViewController(context: self.context(coordinator))
    hosted = (controller, coordinator)
    host(HostedElement(controller.view, controller))
  }

  private func context(_ coordinator: Representable.Coordinator) -> Representable.Context {
    UIViewControllerRepresentableContext(coordinator: coordinator, environment: environment, transaction: transaction)
  }

  override func updateHosted() {
    guard let (controller, coordinator) = hosted else { return }
    representable.updateUIViewController(controller, context: context(coordinator))
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    guard let (controller, coordinator) = hosted else { return .zero }
    return representable.sizeThatFits(proposal, uiViewController: controller, context: context(coordinator))
      ?? proposal.replacingUnspecifiedDimensions(by: controller.ownSize)
  }

  override func dismantle() {
    if let (controller, coordinator) = hosted {
      Representable.dismantleUIViewController(controller, coordinator: coordinator)
    }
  }
}

extension UIViewController {
  /// The view's size if no size is proposed.
  fileprivate var ownSize: CGSize {
    preferredContentSize == .zero
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : preferredContentSize
  }
}
