// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// These symbols approximate iOS 13 to 18.

extension UIImage {
  class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
