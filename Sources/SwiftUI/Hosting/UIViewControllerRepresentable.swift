// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A view controller of UIKit as a view of SwiftUI.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == EmptyView {
  /// Returns the class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What the view reports to.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Gives the controller what the representable says now. Called after `makeUIViewController` and with each change.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called before the view goes.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what the view reports to, before the view.
  func makeCoordinator() -> Coordinator
  /// Returns the size for what the parent offers; nil for the offer.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

/// What a representable's methods are told.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the view reports to.
  public let coordinator: Representable.Coordinator
  /// The traits around the view.
  public internal(set) var environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  /// Nothing; what is shown is the view of UIKit.
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
  /// Nothing.
  public func makeCoordinator() {}
}

extension UIViewController {
  /// The size where none is offered.
  fileprivate var ownSize: CGSize {
    preferredContentSize == .zero
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : preferredContentSize
  }
}
