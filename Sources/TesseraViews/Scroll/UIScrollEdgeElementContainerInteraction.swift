// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An interaction that marks a view above a scroll view's content as a bar at an edge.
///
/// - Note: Differs from UIKit: nothing fades below it.
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The scroll view below the view. Nil by default.
  open weak var scrollView: UIScrollView?
  /// The edge of the view. `.top` by default.
  open var edge: UIRectEdge = .top
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  nonisolated public override init() {
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Sets `view`.
  open func didMove(to view: UIView?) { self.view = view }
}
