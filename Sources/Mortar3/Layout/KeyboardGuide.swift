// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Where no keyboard ever comes up, the area it covers is what UIKit gives a hidden one: the view's bottom edge, below the
// safe area.

import UIKit

extension UIView {
  /// The area that the keyboard covers.
  var mortarKeyboardGuide: UILayoutGuide {
    companion(KeyboardGuide.self) { KeyboardGuide(of: self) }.guide
  }
}

@MainActor
private final class KeyboardGuide {
  let guide = UILayoutGuide()

  init(of view: UIView) {
    guide.identifier = "UIKeyboardLayoutGuide"
    view.addLayoutGuide(guide)
    let (layout, safe) = (guide, view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      layout.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      layout.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      layout.topAnchor.constraint(equalTo: safe.bottomAnchor),
      layout.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
