// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Tells a scroll view that a view above its content is a bar at an edge.
///
/// - Note: Differs from UIKit: nothing fades below it.
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The scroll view below. Nil by default.
  open weak var scrollView: UIScrollView?
  /// The edge that the view is at. `.top` by default.
  open var edge: UIRectEdge = .top
  /// The view that the interaction is added to.
  open private(set) weak var view: UIView?

  nonisolated public override init() {
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}
