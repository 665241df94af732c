// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

extension UIViewController {
  /// Creates the view from the view controller's scene or nib. Returns `false` if there is neither.
  package func loadViewFromNib() -> Bool { ViewHooks.shared.nibs?.loadView(of: self) ?? false }

  func performNibSegue(_ identifier: String, sender: Any?) {
    guard let reader = ViewHooks.shared.nibs else {
      raise("NSInvalidArgumentException", "Receiver (\(self)) has no segue with identifier '\(identifier)'.")
    }
    reader.performSegue(withIdentifier: identifier, from: self, sender: sender)
  }
}
