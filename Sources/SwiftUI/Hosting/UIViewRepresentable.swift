// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A UIKit view as a SwiftUI view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == EmptyView {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// The type of the coordinator, to which the view reports.
  associatedtype Coordinator = Void
  /// The context of the methods.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view from the representable. Called after `makeUIView` and on each change.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called before the view is removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the coordinator, before the view.
  func makeCoordinator() -> Coordinator
  /// Returns the size for an offer; nil for the one from the view's intrinsic size and priorities.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

/// The context of a representable's methods.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator of the view.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public internal(set) var environment: EnvironmentValues
}

extension UIViewRepresentable {
  /// Always empty; the UIKit view is shown.
  public var body: EmptyView { EmptyView() }
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Returns nil.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  func hostedNodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode] {
    var made: Context?
    let hosted = graph.hosted(Self.self) {
      let coordinator = makeCoordinator()
      let context = Context(coordinator: coordinator, environment: environment)
      let view = makeUIView(context: context)
      let hosted = HostedView(view)
      hosted.coordinator = coordinator
      hosted.dismantle = { Self.dismantleUIView(view, coordinator: coordinator) }
      made = context
      return hosted
    }
    guard let view = hosted.view as? UIViewType, let coordinator = hosted.coordinator as? Coordinator else { return [] }
    let context = made ?? Context(coordinator: coordinator, environment: environment)
    let node = LeafNode(hosted, environment)
    updateUIView(view, context: context)
    hosted.size = { proposal in
      self.sizeThatFits(proposal, uiView: view, context: context) ?? view.size(offered: proposal)
    }
    return [node]
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

extension UIView {
  /// Returns the size of a UIKit view for an offer: its own size, which grows with the offer unless it hugs its content, and
  /// shrinks with it unless it resists compression.
  func size(offered proposal: ProposedViewSize) -> CGSize {
    let own = intrinsicContentSize
    let fitting =
      own.width == UIView.noIntrinsicMetric || own.height == UIView.noIntrinsicMetric
      ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : own
    func length(_ own: CGFloat, _ fitting: CGFloat, _ offer: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard let offer else { return own == UIView.noIntrinsicMetric ? fitting : own }
      guard own != UIView.noIntrinsicMetric else { return offer.isFinite ? offer : max(fitting, 0) }
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
