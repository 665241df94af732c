// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An interaction that declares a view above a scroll view's content to be a bar at an edge.
///
/// - Note: Differs from UIKit: content does not fade below the view.
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The scroll view whose content is below the view. Nil by default.
  open weak var scrollView: UIScrollView?
  /// The edge at which the view is located. `.top` by default.
  open var edge: UIRectEdge = .top
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?

  nonisolated public override init() {
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}
