// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The layout element of a UIKit view.
class HostedElement: LayoutElement {
  let view: UIView
  let controller: UIViewController?
  private var hostedFrame = HostedFrame()
  /// The part of the controller's additional safe area that comes from the SwiftUI views around it.
  private var outerInsets = UIEdgeInsets.zero
  /// Whether an animated change of the size takes effect at once.
  var keepsSizeInMotion: Bool { false }
  /// The closure that returns the view's size for a proposal.
  var sizing: @MainActor (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }

  init(_ view: UIView, _ controller: UIViewController? = nil) {
    self.view = view
    self.controller = controller
    super.init()
  }

  /// The elements whose views are subviews of this element's view.
  var contents: [LayoutElement] { [] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // Layout always runs on the main actor.
    nonisolated(unsafe) let element = self
    return MainActor.assumeIsolated { element.sizing(proposal) }
  }

  /// Returns the frame of the view for the frame of the element.
  func viewFrame(_ frame: CGRect) -> CGRect { pixelAligned(frame) }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    // Layout always runs on the main actor.
    nonisolated(unsafe) let element = self
    let rect = viewFrame(frame)
    MainActor.assumeIsolated {
      element.hostedFrame.place(element.view, in: rect, keepsSize: element.keepsSizeInMotion)
      element.adoptSafeArea(of: space, in: rect)
    }
  }

  /// Adds insets with which the safe area of the controller's view is the uncovered part of a layout space. It can be
  /// smaller than the safe area of the superview, because a tab bar or a `safeAreaInset` can cover the view. The insets
  /// that the controller itself adds are kept.
  @MainActor
  private func adoptSafeArea(of space: LayoutSpace, in frame: CGRect) {
    guard let controller, let container = view.superview else { return }
    let outer = container.bounds.inset(by: container.safeAreaInsets)
    func excess(_ wanted: CGFloat, _ inherited: CGFloat) -> CGFloat {
      let result = max(0, wanted) - max(0, inherited)
      return result > 0.01 && result.isFinite ? result : 0
    }
    let insets = UIEdgeInsets(
      top: excess(space.uncovered.minY - frame.minY, outer.minY - frame.minY),
      left: excess(space.uncovered.minX - frame.minX, outer.minX - frame.minX),
      bottom: excess(frame.maxY - space.uncovered.maxY, frame.maxY - outer.maxY),
      right: excess(frame.maxX - space.uncovered.maxX, frame.maxX - outer.maxX))
    guard insets != outerInsets else { return }
    let (own, old) = (controller.additionalSafeAreaInsets, outerInsets)
    outerInsets = insets
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: own.top + insets.top - old.top, left: own.left + insets.left - old.left,
      bottom: own.bottom + insets.bottom - old.bottom, right: own.right + insets.right - old.right)
  }
}

/// An element that displays other elements and has no view.
protocol DisplayContainer: LayoutElement {
  /// The displayed elements, in drawing order.
  var displayedElements: [LayoutElement] { get }
}

/// An element whose view contains the views of other elements.
protocol ViewElement: LayoutElement {
  var view: UIView { get }
  var controller: UIViewController? { get }
  /// The superview for the views of `contents`.
  var contentView: UIView { get }
  /// The elements whose views are subviews of `contentView`.
  var contents: [LayoutElement] { get }
}

extension HostedElement: ViewElement {
  var contentView: UIView { view }
}

/// An element whose view contains the views of a child element in order to apply an effect to all of them.
class EffectElement: WrapperElement, ViewElement {
  let view: UIView
  private var hostedFrame = HostedFrame()
  var controller: UIViewController? { nil }
  var contentView: UIView { view }
  var contents: [LayoutElement] { [child] }

  init(_ child: LayoutElement, _ view: UIView) {
    self.view = view
    super.init(child: child)
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    // Layout always runs on the main actor.
    nonisolated(unsafe) let element = self
    let rect = pixelAligned(frame)
    MainActor.assumeIsolated { element.hostedFrame.place(element.view, in: rect) }
    child.place(
      in: CGRect(origin: .zero, size: frame.size), proposal: proposal,
      space: space.offset(by: CGPoint(x: -frame.minX, y: -frame.minY)))
  }
}

extension UIView {
  /// Sets the frame of a view that can have a transform.
  func setGeometry(_ rect: CGRect) {
    let size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
    if bounds.size != size { bounds.size = size }
    let anchor = layer.anchorPoint
    let center = CGPoint(x: rect.minX + size.width * anchor.x, y: rect.minY + size.height * anchor.y)
    if self.center != center { self.center = center }
  }

  /// Sets the anchor point of the view's layer, and keeps the frame that the view has without its transform.
  func setAnchorPoint(_ point: CGPoint) {
    let old = layer.anchorPoint
    guard point != old else { return }
    layer.anchorPoint = point
    let size = bounds.size
    center = CGPoint(x: center.x + size.width * (point.x - old.x), y: center.y + size.height * (point.y - old.y))
  }
}

extension LayoutSpace {
  /// Returns a rectangle that extends beyond the safe area at each edge where the given rectangle touches the
  /// boundary of the safe area.
  func grown(_ rect: CGRect) -> CGRect {
    let growth = growth(of: rect, edges: .all, direction: .leftToRight)
    return rect.inset(
      by: UIEdgeInsets(top: -growth.top, left: -growth.left, bottom: -growth.bottom, right: -growth.right))
  }
}
