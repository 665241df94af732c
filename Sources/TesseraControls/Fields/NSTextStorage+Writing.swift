// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraTextKit

extension NSTextStorage {
  /// Replaces the contents with another attributed string, editing only the range that differs.
  func write(_ new: NSAttributedString) {
    beginEditing()
    let (old, units) = (Array(string.utf16), Array(new.string.utf16))
    if old != units {
      var start = zip(old, units).prefix { $0 == $1 }.count
      var end = zip(old[start...].reversed(), units[start...].reversed()).prefix { $0 == $1 }.count
      // The edited range must not split a surrogate pair.
      if start > 0, units[start - 1] & 0xFC00 == 0xD800 { start -= 1 }
      if end > 0, units[units.count - end] & 0xFC00 == 0xDC00 { end -= 1 }
      let part = NSRange(location: start, length: units.count - end - start)
      replaceCharacters(
        in: NSRange(location: start, length: old.count - end - start), with: new.attributedSubstring(from: part))
    }
    if !hasSameText(as: new) {
      if string == new.string {
        new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { attributes, range, _ in
          setAttributes(attributes, range: range)
        }
      } else {
        setAttributedString(new)
      }
    }
    endEditing()
  }

  /// Returns whether both attributed strings have the same characters and attributes.
  func hasSameText(as other: NSAttributedString) -> Bool {
    guard length == other.length, string == other.string else { return false }
    var place = 0
    while place < length {
      var (mine, theirs) = (NSRange(), NSRange())
      let one = attributes(at: place, effectiveRange: &mine)
      let two = other.attributes(at: place, effectiveRange: &theirs)
      guard one.count == two.count else { return false }
      for (key, value) in one {
        guard let second = two[key], isSame(value, second) else { return false }
      }
      place = max(place + 1, min(NSMaxRange(mine), NSMaxRange(theirs)))
    }
    return true
  }

  private func isSame(_ one: Any, _ two: Any) -> Bool {
    if let one = one as? NSObject, let two = two as? NSObject { return one === two || one.isEqual(two) }
    if let one = one as? AnyHashable, let two = two as? AnyHashable { return one == two }
    return false
  }
}
