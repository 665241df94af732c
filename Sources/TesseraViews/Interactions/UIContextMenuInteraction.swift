// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Offers a context menu for a view.
///
/// - Note: Differs from UIKit: context menus are never shown, and the delegate is never asked.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Makes the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?

  /// An interaction whose menu a delegate makes. The delegate is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing: no menu is ever up.
  open func dismissMenu() {}
  /// Always zero: nobody touches for a menu.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
