// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

@MainActor
final class UnavailableContent {
  var configuration: (any UIContentConfiguration)? { didSet { needsShow = true } }
  /// Whether the placeholder view must be updated with the current configuration.
  private var needsShow = false
  /// Whether the view controller must update its placeholder configuration before the next layout.
  var needsUpdate = true
  private weak var view: (any UIView & UIContentView)?

  /// Shows the placeholder in front of all other content of the view controller's view.
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
    // In a layout pass, constraints are updated before views are laid out, so a new view's constraints must be
    // updated here.
    made.updateConstraintsIfNeeded()
  }

  /// Moves the placeholder to the visible part of a scroll view.
  func positionPlaceholder(in parent: UIView) {
    guard let view, view.superview === parent, parent is UIScrollView, view.frame.origin != parent.bounds.origin else {
      return
    }
    view.frame.origin = parent.bounds.origin
  }
}
