// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An interaction that declares a view above a scroll view's content to be a bar at an edge.
///
/// In the look of iOS 26, the content fades below the view as below a bar. The view should have no background. Other looks
/// don't show the effect.
///
/// - Note: Differs from UIKit: the effect covers the whole width of the scroll view at the height of the view, and not only
///   the view's descendants. At the left and right edges, there is no effect.
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The scroll view whose content is below the view. Nil by default.
  open weak var scrollView: UIScrollView? {
    didSet {
      guard scrollView !== oldValue else { return }
      oldValue?.edgeElements?.remove(self)
      register()
    }
  }
  /// The edge at which the view is located. `.top` by default.
  open var edge: UIRectEdge = .top {
    didSet {
      guard edge != oldValue else { return }
      scrollView?.edgeElements?.remove(self)
      register()
    }
  }
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?

  nonisolated public override init() {
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Shows the effect below the view, or removes it if the view is nil.
  open func didMove(to view: UIView?) {
    self.view = view
    if view == nil { scrollView?.edgeElements?.remove(self) } else { register() }
  }

  private func register() {
    guard view != nil, let scrollView, edge == .top || edge == .bottom else { return }
    let elements = scrollView.edgeElements ?? ScrollEdgeElements(scrollView)
    scrollView.edgeElements = elements
    elements.add(self)
  }
}

/// The edge effects below a scroll view's bars that aren't system bars.
@MainActor
final class ScrollEdgeElements {
  /// The edge effect below an interaction's view.
  private struct Element {
    weak var interaction: UIScrollEdgeElementContainerInteraction?
    let fade: ScrollEdgeFade
  }

  private unowned let scrollView: UIScrollView
  private var elements: [Element] = []

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  func add(_ interaction: UIScrollEdgeElementContainerInteraction) {
    guard !elements.contains(where: { $0.interaction === interaction }) else { return }
    elements.append(Element(interaction: interaction, fade: ScrollEdgeFade(edge: interaction.edge)))
    scrollView.setNeedsLayout()
  }

  func remove(_ interaction: UIScrollEdgeElementContainerInteraction) {
    for element in elements where element.interaction === interaction { element.fade.removeFromSuperview() }
    elements.removeAll { $0.interaction === interaction }
  }

  /// Places the effects above the content and between the views and the edges of the scroll view.
  func place() {
    for element in elements where element.interaction?.view == nil { element.fade.removeFromSuperview() }
    elements.removeAll { $0.interaction?.view == nil }
    for element in elements {
      guard let interaction = element.interaction, let view = interaction.view else { continue }
      place(element.fade, below: view, at: interaction.edge)
    }
  }

  private func place(_ fade: ScrollEdgeFade, below view: UIView, at edge: UIRectEdge) {
    fade.style = scrollView.edgeStyle(at: edge)
    let isShown =
      scrollView.traitCollection.isGlass && fade.style != .hidden && !view.isHidden && view.window === scrollView.window
      && scrollView.hasContent(beyond: edge)
    guard isShown else { return fade.removeFromSuperview() }
    // A view in the scroll view stays above the effect.
    let above = scrollView.subviews.first { view.isDescendant(of: $0) }
    if let above {
      let index = scrollView.subviews.firstIndex(of: above) ?? 0
      if index == 0 || scrollView.subviews[index - 1] !== fade { scrollView.insertSubview(fade, belowSubview: above) }
    } else if scrollView.subviews.last !== fade {
      scrollView.addSubview(fade)
    }
    let (box, bar) = (scrollView.bounds, view.convert(view.bounds, to: scrollView))
    let frame =
      edge == .top
      ? CGRect(x: box.minX, y: box.minY, width: box.width, height: max(0, bar.maxY + fade.overlap - box.minY))
      : CGRect(
        x: box.minX, y: bar.minY - fade.overlap, width: box.width, height: max(0, box.maxY - bar.minY + fade.overlap))
    if fade.frame != frame { fade.frame = frame }
  }
}

extension UIScrollView {
  /// Returns whether content has scrolled beyond the safe area at the top or bottom edge.
  fileprivate func hasContent(beyond edge: UIRectEdge) -> Bool {
    let insets = adjustedContentInset
    if edge == .top { return contentOffset.y + insets.top > 0.01 }
    return contentSize.height - contentOffset.y > bounds.height - insets.bottom + 0.01
  }
}
