// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension NSTextLayoutManager {
  /// Returns the layout parameters of a fragment, except for its text.
  func request(
    for fragment: NSTextLayoutFragment, _ units: Range<Int>, of content: NSTextContentManager, endsText: Bool
  ) -> TextFlow.Request {
    var request = TextFlow.Request(
      room: fragment.room, startsText: units.lowerBound == 0, endsText: endsText,
      marker: (fragment.textElement as? NSTextListElement)?.marker)
    if let delegate {
      request.mayBreakBefore = { unit in
        let place = content.place(at: units.lowerBound + min(unit, units.count))
        return delegate.textLayoutManager(self, shouldBreakLineBefore: place, hyphenating: false)
      }
    }
    request.place = { attachment, index in
      let unit = units.lowerBound + min(index, units.count)
      let text = fragment.text
      return AttachmentPlace(
        location: content.place(at: unit),
        attributes: index < text.length ? text.attributes(at: index, effectiveRange: nil) : [:],
        source: self.viewSource(of: attachment, at: unit))
    }
    return request
  }
}
