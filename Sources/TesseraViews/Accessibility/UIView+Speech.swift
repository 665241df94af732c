// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Words with attributes of speech, beside the plain ones.

import Foundation

extension UIView {
  /// The words with their attributes, as long as they are still those; nil without words.
  func matching(_ attributed: NSAttributedString?, _ words: String?) -> NSAttributedString? {
    guard let words else { return nil }
    return attributed?.string == words ? attributed : NSAttributedString(string: words)
  }
}
