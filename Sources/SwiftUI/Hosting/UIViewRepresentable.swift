// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraSwiftUILayout
public import UIKit

/// A wrapper that shows a UIKit view as a SwiftUI view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The view's class.
  associatedtype UIViewType: UIView
  /// The type of the coordinator, such as the view's delegate.
  associatedtype Coordinator = Void
  /// The context passed to the representable's methods.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view. Called once.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view from the representable. Called after `makeUIView` and after each change.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called before the view is removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the coordinator. Called before the view is created.
  func makeCoordinator() -> Coordinator
  /// Returns the view's size for a proposal, or nil to derive it from the view's intrinsic content size, hugging and
  /// compression resistance.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

/// The context passed to the methods of a view representable.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The view's coordinator.
  public let coordinator: Representable.Coordinator
  /// The view's environment.
  public internal(set) var environment: EnvironmentValues
  /// The transaction of the current update.
  public internal(set) var transaction = Transaction()
}

extension UIViewRepresentable {
  /// Called before the view is removed. Does nothing by default.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Returns the view's size for a proposal. Returns nil by default.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  /// Creates or updates the view's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: UIViewNode<Self>.self) { UIViewNode(view, context) }.update(view, context)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates an empty coordinator.
  public func makeCoordinator() {}
}

/// The node of a UIKit view.
private final class UIViewNode<Representable: UIViewRepresentable>: RepresentableNode<Representable> {
  private var hosted: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?

  override init(_ new: Representable, _ context: _ViewContext) {
    super.init(new, context)
    let coordinator = representable.makeCoordinator()
    let view = representable.makeUIView(context: self.context(coordinator))
    hosted = (view, coordinator)
    host(HostedElement(view))
  }

  private func context(_ coordinator: Representable.Coordinator) -> Representable.Context {
    UIViewRepresentableContext(coordinator: coordinator, environment: environment, transaction: transaction)
  }

  override func updateHosted() {
    guard let (view, coordinator) = hosted else { return }
    representable.updateUIView(view, context: context(coordinator))
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    guard let (view, coordinator) = hosted else { return .zero }
    return representable.sizeThatFits(proposal, uiView: view, context: context(coordinator))
      ?? view.size(offered: proposal)
  }

  override func dismantle() {
    if let (view, coordinator) = hosted { Representable.dismantleUIView(view, coordinator: coordinator) }
  }
}

extension UIView {
  /// Returns the size of a UIKit view for a proposal. The view's fitting size grows to the proposal unless the view
  /// hugs its content, and shrinks to the proposal unless the view resists compression.
  func size(offered proposal: ProposedViewSize) -> CGSize {
    let own = intrinsicContentSize
    let fitting =
      own.width == UIView.noIntrinsicMetric || own.height == UIView.noIntrinsicMetric
      ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : own
    func length(_ own: CGFloat, _ fitting: CGFloat, _ offer: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard let offer else { return own == UIView.noIntrinsicMetric ? fitting : own }
      guard own != UIView.noIntrinsicMetric else { return offer }
      if offer > own {
        return contentHuggingPriority(for: axis) >= .defaultHigh || !offer.isFinite ? own : offer
      }
      return contentCompressionResistancePriority(for: axis) >= .defaultHigh ? own : offer
    }
    return CGSize(
      width: length(own.width, fitting.width, proposal.width, .horizontal),
      height: length(own.height, fitting.height, proposal.height, .vertical))
  }
}
