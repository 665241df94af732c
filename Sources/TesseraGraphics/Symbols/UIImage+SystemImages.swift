// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The symbols that UIKit's controls display. They approximate iOS 13 to 18.

extension UIImage {
  class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
