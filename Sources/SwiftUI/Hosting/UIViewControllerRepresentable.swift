// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A UIKit view controller as a SwiftUI view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == EmptyView {
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
  /// Returns the size for an offer; nil for the offered size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

/// The context of a representable's methods.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator of the controller.
  public let coordinator: Representable.Coordinator
  /// The environment of the controller.
  public internal(set) var environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  /// Always empty; the UIKit view is shown.
  public var body: EmptyView { EmptyView() }
  /// Does nothing.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  /// Returns nil.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
    -> CGSize?
  { nil }

  func hostedNodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode] {
    var made: Context?
    let hosted = graph.hosted(Self.self) {
      let coordinator = makeCoordinator()
      let context = Context(coordinator: coordinator, environment: environment)
      let controller = makeUIViewController(context: context)
      let hosted = HostedView(controller.view, controller)
      hosted.coordinator = coordinator
      hosted.dismantle = { Self.dismantleUIViewController(controller, coordinator: coordinator) }
      made = context
      return hosted
    }
    guard let controller = hosted.controller as? UIViewControllerType,
      let coordinator = hosted.coordinator as? Coordinator
    else { return [] }
    let context = made ?? Context(coordinator: coordinator, environment: environment)
    let node = LeafNode(hosted, environment)
    updateUIViewController(controller, context: context)
    hosted.size = { proposal in
      self.sizeThatFits(proposal, uiViewController: controller, context: context)
        ?? proposal.replacingUnspecifiedDimensions(by: controller.ownSize)
    }
    return [node]
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

extension UIViewController {
  /// The size without an offer.
  fileprivate var ownSize: CGSize {
    preferredContentSize == .zero
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : preferredContentSize
  }
}
