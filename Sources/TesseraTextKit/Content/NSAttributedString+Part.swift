// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension NSAttributedString {
  /// Returns the characters of a valid range with their attributes, run by run. Replaces Foundation's
  /// `attributedSubstring`, which on Linux reads invalid memory after many edits.
  func part(_ range: NSRange) -> NSAttributedString {
    let copy = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    var place = range.location
    while place < NSMaxRange(range) {
      var run = NSRange(location: place, length: 1)
      let attributes = attributes(at: place, effectiveRange: &run)
      let end = min(NSMaxRange(range), max(place + 1, NSMaxRange(run)))
      copy.setAttributes(attributes, range: NSRange(location: place - range.location, length: end - place))
      place = end
    }
    return copy
  }
}
