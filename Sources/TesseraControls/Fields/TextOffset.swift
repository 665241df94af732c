// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViews

/// A text position in a text field or text view, as an offset from the beginning in UTF-16 units.
final class TextOffset: UITextPosition {
  let units: Int

  init(_ units: Int) {
    self.units = units
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.units == units }
  override var hash: Int { units.hashValue }
  override var description: String { "<UITextPosition: \(units)>" }
}

final class TextOffsetRange: UITextRange {
  let units: NSRange

  init(_ units: NSRange) {
    self.units = units
    super.init()
  }

  override var isEmpty: Bool { units.length == 0 }
  override var start: UITextPosition { TextOffset(units.location) }
  override var end: UITextPosition { TextOffset(units.location + units.length) }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.units == units }
  override var hash: Int { units.location.hashValue ^ units.length.hashValue }
  override var description: String { "<UITextRange: (\(units.location), \(units.length))>" }
}

final class TextSelectionRectangle: UITextSelectionRect {
  private let place: CGRect
  private let isRightToLeft: Bool
  private let ends: (start: Bool, end: Bool)

  init(_ place: CGRect, isRightToLeft: Bool, ends: (start: Bool, end: Bool)) {
    (self.place, self.isRightToLeft, self.ends) = (place, isRightToLeft, ends)
    super.init()
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
