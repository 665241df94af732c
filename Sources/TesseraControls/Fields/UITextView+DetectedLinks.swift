// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics
import TesseraViews

struct DetectedLinks {
  var text: String
  var types: UIDataDetectorTypes
  var links: [(range: NSRange, url: URL)]
}

extension UITextView {
  /// The content with added links for detected data. Unchanged if the view does not detect data.
  var contentWithDetectedLinks: LabelText.Content {
    guard !dataDetectorTypes.isEmpty, !isEditable, let text = content.string, !text.isEmpty else { return content }
    let links = links(in: text)
    guard !links.isEmpty else { return content }
    let base: NSAttributedString =
      if case .attributed(let text) = content { text } else { NSAttributedString(string: text) }
    let copy = NSMutableAttributedString(attributedString: base)
    for link in links where copy.attribute(.link, at: link.range.location, effectiveRange: nil) == nil {
      copy.addAttribute(.link, value: link.url, range: link.range)
    }
    return .attributed(copy)
  }

  private func links(in text: String) -> [(range: NSRange, url: URL)] {
    if let detectedLinks, detectedLinks.text == text, detectedLinks.types == dataDetectorTypes {
      return detectedLinks.links
    }
    var types: NSTextCheckingResult.CheckingType = []
    if dataDetectorTypes.contains(.link) { types.insert(.detectedLink) }
    if dataDetectorTypes.contains(.phoneNumber) { types.insert(.detectedPhoneNumber) }
    let detector = types.isEmpty ? nil : try? NSDataDetector(types: types.rawValue)
    let matches = detector?.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)) ?? []
    var links = matches.compactMap { match -> (range: NSRange, url: URL)? in
      let digits = match.phoneNumber.map { $0.filter { $0.isNumber || $0 == "+" } }
      return (match.url ?? digits.flatMap { URL(string: "tel:" + $0) }).map { (match.range, $0) }
    }
    // The loop below skips a date that is part of a web address, and replaces a phone number that is part of a
    // tracking number.
    let data = DataDetector.find(dataDetectorTypes, in: text)
    let isParcel = dataDetectorTypes.contains(.shipmentTrackingNumber)
    for entry in data {
      let over = links.firstIndex { NSIntersectionRange($0.range, entry.range).length > 0 }
      if let over {
        guard isParcel, links[over].url.scheme == "tel", links[over].range.length <= entry.range.length else {
          continue
        }
        links.remove(at: over)
      }
      links.append(entry)
    }
    detectedLinks = DetectedLinks(text: text, types: dataDetectorTypes, links: links)
    return links
  }
}
