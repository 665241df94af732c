// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

@MainActor
final class UnavailableContent {
  var configuration: (any UIContentConfiguration)? { didSet { needsShow = true } }
  /// Whether the view must be updated to show the configuration.
  private var needsShow = false
  /// Whether the controller must update its placeholder before the next layout.
  var needsUpdate = true
  private weak var view: (any UIView & UIContentView)?

  /// Shows the placeholder above all other content of the controller's view.
  func showPlaceholder(in parent: UIView) {
    guard needsShow || view.map({ $0.superview !== parent }) ?? false else { return }
    needsShow = false
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, type(of: view.configuration) == type(of: configuration), view.superview === parent {
      view.configuration = configuration
      parent.bringSubviewToFront(view)
      return view.updateConstraintsIfNeeded()
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    made.frame = CGRect(origin: .zero, size: parent.bounds.size)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(made)
    view = made
    // Constraints are no longer updated in the current pass once views are laid out.
    made.updateConstraintsIfNeeded()
  }

  /// Moves the placeholder to the visible part of a scrolling view.
  func positionPlaceholder(in parent: UIView) {
    guard let view, view.superview === parent, parent is UIScrollView, view.frame.origin != parent.bounds.origin else {
      return
    }
    view.frame.origin = parent.bounds.origin
  }
}
