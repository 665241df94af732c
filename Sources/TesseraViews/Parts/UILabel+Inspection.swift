// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

extension UILabel {
  /// The visible text; nil for an empty label. If `numberOfLines` is at least 2 and the text fills that many lines,
  /// the text is reported as an excerpt, because it may be truncated.
  var shownText: ShownText? {
    guard let string = shownString, !string.isEmpty else { return nil }
    var text = painter(in: textBounds).inspect(string, font: shownFont)
    text.mayBeTruncated = numberOfLines > 1 && text.lines >= numberOfLines
    return text
  }
}

struct LabelInspector: ViewInspector {
  let view: UILabel

  var role: ViewRole { .text }
  var visibleText: String? { view.shownString }
  var texts: [ShownText] { view.shownText.map { [$0] } ?? [] }
  var background: ViewBackground { .background }

  func addAttributes(to attributes: inout ViewAttributes) {
    switch view.shownContent {
    case .attributed(let shown) where shown.length > 0:
      let first = shown.attributes(at: 0, effectiveRange: nil)
      attributes["font"] = .font(first[.font] as? UIFont ?? view.shownFont)
      attributes["text colour"] = color(first[.foregroundColor] as? UIColor ?? view.textColor)
    case .plain(let text) where !text.isEmpty:
      attributes["font"] = .font(view.shownFont)
      attributes["text colour"] = color(view.currentColor)
    default: return
    }
    if view.numberOfLines != 1 { attributes["number of lines"] = .word("\(view.numberOfLines)") }
    if view.textAlignment != .natural { attributes["alignment"] = .word("\(view.textAlignment)") }
    if !view.isEnabled { attributes["enabled"] = .word("no") }
  }

  var letterBox: CGRect? {
    guard let text = view.shownText else { return nil }
    let room = text.availableRect
    let width = min(room.width, text.neededSize.width)
    let height = min(room.height, text.neededSize.height)
    let free = room.width - width
    let left: CGFloat =
      switch view.textAlignment {
      case .left: 0
      case .center: free / 2
      case .right: free
      default: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? free : 0
      }
    return CGRect(x: room.minX + left, y: room.midY - height / 2, width: width, height: height)
  }

  var textColorRuns: [TextColorRun] {
    guard view.isEnabled else { return [] }
    let text: NSAttributedString
    switch view.shownContent {
    case .none: return []
    case .plain(let text):
      return text.isEmpty ? [] : [TextColorRun(text: text, color: view.currentColor, font: view.shownFont)]
    case .attributed(let attributed): text = attributed
    }
    var inks: [TextColorRun] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      inks.append(
        TextColorRun(
          text: text.attributedSubstring(from: range).string,
          color: attributes[.foregroundColor] as? UIColor ?? view.textColor ?? .label,
          font: attributes[.font] as? UIFont ?? view.shownFont))
    }
    return inks
  }
}
