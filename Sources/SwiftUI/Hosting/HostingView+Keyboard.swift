// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The keyboard reduces the safe area of a page. Scroll views extend below it, with an inset, and scroll to the field that
// is edited.

internal import Foundation
@_spi(Tessera) internal import TesseraViews
internal import UIKit

extension HostingView {
  /// The height of the part of the view that the keyboard covers, in points. Always 0 for a view that is not the view of
  /// a controller, such as the content of a cell.
  var keyboardOverlap: CGFloat {
    guard let owner, owner.viewIfLoaded === self, let window, let keyboard = window.keyboardFrame else { return 0 }
    let covered = convert(keyboard, from: window)
    guard covered.isFiniteRect, keyboard.maxY >= window.bounds.maxY else { return 0 }
    return max(0, min(bounds.height, bounds.maxY - covered.minY))
  }
}

extension UIView {
  /// Reveals a field that begins editing while the keyboard is visible. Otherwise, the appearing keyboard reveals it.
  func revealAboveKeyboard() {
    guard window?.keyboardFrame != nil else { return }
    SystemAnimation.run(for: 0.25, delay: 0, options: .curveEaseOut) {
      self.revealInScrollViews()
    } completion: { _ in
    }
  }

  /// Scrolls the enclosing scroll views so that the view is not covered by the keyboard or by bars.
  func revealInScrollViews() {
    var ancestor = superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled {
        let distance: CGFloat = 8
        scrollView.scrollRectToVisible(
          convert(bounds, to: scrollView).insetBy(dx: 0, dy: -distance), animated: false)
      }
      ancestor = view.superview
    }
  }
}
