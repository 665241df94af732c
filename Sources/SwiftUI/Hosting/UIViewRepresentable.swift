// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A view of UIKit as a view of SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == EmptyView {
  /// Returns the class of the view.
  associatedtype UIViewType: UIView
  /// What the view reports to.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Gives the view what the representable says now. Called after `makeUIView` and with each change.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called before the view goes.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what the view reports to, before the view.
  func makeCoordinator() -> Coordinator
  /// Returns the size for what the parent offers; nil for what the view's intrinsic size and priorities say.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

/// What a representable's methods are told.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view reports to.
  public let coordinator: Representable.Coordinator
  /// The traits around the view.
  public internal(set) var environment: EnvironmentValues
}

extension UIViewRepresentable {
  /// Nothing; what is shown is the view of UIKit.
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
  /// Nothing.
  public func makeCoordinator() {}
}

extension UIView {
  /// Returns the size of a view of UIKit, as SwiftUI asks it: its own size, which grows with the offer unless it hugs its
  /// content,
  /// and shrinks with it unless it resists.
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
