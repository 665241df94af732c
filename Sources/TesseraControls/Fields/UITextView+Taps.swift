// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Handling of taps on the text, which begin editing, move the insertion point, select a word or follow a link.

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension UITextView {
  /// Handles the end of a touch. Returns false if the tap has no effect on the text.
  func handlesTap(_ touch: UITouch) -> Bool {
    let point = touch.location(in: self)
    if isEditable {
      becomeFirstResponder()
      if isEditing { respond(toTapAt: point, count: touch.isLong ? 0 : touch.tapCount) }
      return true
    }
    guard isSelectable else { return false }
    if touch.tapCount > 1 || touch.isLong {
      guard becomeFirstResponder() else { return false }
      respond(toTapAt: point, count: max(2, touch.tapCount))
      return true
    }
    guard let item = item(at: point) else { return false }
    openItem(item)
    return true
  }

  /// Returns the link, attachment or tagged text at a point, or nil if there is none.
  func item(at point: CGPoint) -> UITextItem? {
    guard let unit = geometry.character(at: point)?.lowerBound, case .attributed(let text) = contentWithDetectedLinks,
      unit < text.length
    else { return nil }
    var range = NSRange(location: 0, length: 0)
    let whole = NSRange(location: 0, length: text.length)
    if let attachment = text.attribute(.attachment, at: unit, effectiveRange: nil) as? NSTextAttachment {
      return UITextItem(.textAttachment(attachment), NSRange(location: unit, length: 1))
    }
    if let tag = text.attribute(.textItemTag, at: unit, longestEffectiveRange: &range, in: whole) as? String {
      return UITextItem(.tag(tag), range)
    }
    switch text.attribute(.link, at: unit, longestEffectiveRange: &range, in: whole) {
    case let url as URL: return UITextItem(.link(url), range)
    case let string as String: return URL(string: string).map { UITextItem(.link($0), range) }
    default: return nil
    }
  }

  /// Opens a link unless the delegate prevents it or provides a different action. Attachments and tagged text have no
  /// default action.
  private func openItem(_ item: UITextItem) {
    let open: UIAction
    switch item.content {
    case .link(let url):
      let allows = delegate?.textView(
        self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
      if allows == false { return }
      open = UIAction(title: "Open Link") { _ in
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
      }
    case .textAttachment(let attachment):
      let allows = delegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
      if allows == false { return }
      open = UIAction(title: "Open") { _ in }
    case .tag(let name): open = UIAction(title: name) { _ in }
    }
    let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: open) } ?? open
    action?.performWithSender(self, target: nil)
  }
}
