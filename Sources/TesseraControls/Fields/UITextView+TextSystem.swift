// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A text view keeps its text as a label does, until its storage or layout manager is asked for. Then both hold the same
// text: an edit of the storage changes the view's, and the view writes what it changes into the storage, as little as
// differs. Lines are still set and painted as a label's, which costs less, as long as nothing of the text system says
// otherwise; the places are the same.

import Foundation
import TesseraFoundation
import TesseraText
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The text system of a view.
@MainActor
final class LiveText {
  let manager: NSLayoutManager
  var storage: NSTextStorage
  /// The storage's count of edits when the view had the same text.
  var generation = 0
  var isWriting = false

  init(_ manager: NSLayoutManager, _ storage: NSTextStorage) {
    (self.manager, self.storage) = (manager, storage)
  }
}

extension UITextView {
  /// The text system, made from the view's text or, where the container has one, the view's text from it.
  var live: LiveText {
    if let liveText { return liveText }
    let manager = textContainer.layoutManager ?? NSLayoutManager()
    if textContainer.layoutManager == nil {
      let report = textContainer.didChange
      textContainer.didChange = nil
      manager.addTextContainer(textContainer)
      textContainer.didChange = report
    }
    if let storage = manager.textStorage {
      let new = LiveText(manager, storage)
      liveText = new
      if storage.length > 0 || content.isEmpty { readStorage() } else { writeStorage() }
      return new
    }
    let new = LiveText(manager, NSTextStorage())
    liveText = new
    new.isWriting = true
    new.storage.addLayoutManager(manager)
    new.isWriting = false
    writeStorage()
    return new
  }

  // MARK: From the view to the storage and back

  private var writtenText: NSAttributedString {
    guard case .plain(let text) = content else {
      return content.attributed(font: shownFont, color: textColor ?? .label) ?? NSAttributedString(string: "")
    }
    var attributes: [NSAttributedString.Key: Any] = [.font: shownFont, .foregroundColor: textColor ?? .label]
    if textAlignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      attributes[.paragraphStyle] = style
    }
    return NSAttributedString(string: text, attributes: attributes)
  }

  /// Writes what differs into the storage.
  func writeStorage() {
    guard let live = liveText, !live.isWriting else { return }
    live.isWriting = true
    let new = writtenText
    live.storage.write(new)
    live.generation = live.storage.generation
    // A storage of an own class, or its delegate, may have made more of it.
    let isOwn = type(of: live.storage) != NSTextStorage.self || live.storage.delegate != nil
    if isOwn, !live.storage.hasSameText(as: new) {
      content = .attributed(NSAttributedString(attributedString: live.storage))
    }
    live.isWriting = false
  }

  private func readStorage() {
    guard let live = liveText, !live.isWriting else { return }
    live.isWriting = true
    live.generation = live.storage.generation
    content = live.storage.length > 0 ? .attributed(NSAttributedString(attributedString: live.storage)) : .none
    selection = cut(selection)
    live.isWriting = false
  }

  /// The container, the layout manager or the storage changed.
  func textSystemDidChange() {
    if let live = liveText {
      guard !live.isWriting else { return }
      if let storage = live.manager.textStorage, storage !== live.storage {
        live.storage = storage
        readStorage()
      } else if live.generation != live.storage.generation {
        readStorage()
      }
    }
    textDidChange()
  }

  /// A look of the whole text changed: in a text system that of each character.
  func lookDidChange(_ key: NSAttributedString.Key, _ value: Any?) {
    defer { textDidChange() }
    guard let live = liveText else { return }
    guard case .attributed(let text) = content, let value else { return writeStorage() }
    let copy = NSMutableAttributedString(attributedString: text)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    content = .attributed(copy)
    live.generation = live.storage.generation
  }

  // MARK: Lines by the layout manager

  /// Whether the lines are those of the layout manager, which some of the text system makes other than a label's.
  var usesLayoutManager: Bool {
    if !textContainer.isSimpleRectangularTextContainer { return true }
    guard let manager = liveText?.manager else { return false }
    return type(of: manager) != NSLayoutManager.self || manager.delegate != nil || manager.textContainers.count > 1
  }

  /// The layout manager with its container as wide as the view makes it.
  private func preparedManager(forWidth width: CGFloat) -> NSLayoutManager {
    let live = live
    let isWriting = live.isWriting
    live.isWriting = true
    if textContainer.widthTracksTextView {
      let room = width - textContainerInset.left - textContainerInset.right
      let side = room < 1e7 ? max(1, room) : 0
      if textContainer.size.width != side { textContainer.size.width = side }
    }
    let defaults = textDefaults
    if live.manager.defaults != defaults { live.manager.defaults = defaults }
    live.isWriting = isWriting
    return live.manager
  }

  func layoutManagerSize(forWidth width: CGFloat) -> CGSize {
    let used = preparedManager(forWidth: width).usedRect(for: textContainer)
    let grid = PixelGrid(scale: pixelScale)
    let height = hasText ? used.maxY : shownFont.lineHeight
    return CGSize(
      width: min(width, grid.ceiled(used.maxX + textContainerInset.left + textContainerInset.right)),
      height: grid.ceiled(height + textContainerInset.top + textContainerInset.bottom))
  }

  /// Draws the lines of the layout manager, whose container's padding is in `origin`.
  func paintByLayoutManager(at origin: CGPoint, into canvas: inout Canvas) {
    let manager = preparedManager(forWidth: bounds.width)
    let corner = CGPoint(x: origin.x - textContainer.padding, y: origin.y)
    let seen = bounds.offsetBy(dx: -corner.x, dy: -corner.y).insetBy(dx: 0, dy: -shownFont.lineHeight)
    let range = manager.glyphRange(forBoundingRect: seen, in: textContainer)
    Canvas.makeCurrent(&canvas) {
      traitCollection.performAsCurrent {
        manager.drawBackground(forGlyphRange: range, at: corner)
        manager.drawGlyphs(forGlyphRange: range, at: corner)
      }
    }
  }

  var layoutManagerGeometry: TextGeometry {
    let manager = preparedManager(forWidth: bounds.width)
    let corner = CGPoint(x: textOrigin.x - textContainer.padding, y: textOrigin.y)
    var lines: [TextGeometry.Line] = manager.fragments(in: textContainer).map { fragment in
      let left = corner.x + fragment.origin.x
      let top = corner.y + fragment.usedRect.minY
      return TextGeometry.Line(
        units: fragment.range, top: top, bottom: top + fragment.usedRect.height, start: left + CGFloat(fragment.line.x),
        isRightToLeft: fragment.line.isRightToLeft,
        clusters: fragment.clusters.map { cluster in
          TextGeometry.Cluster(
            units: cluster.range, minX: left + CGFloat(cluster.x), maxX: left + CGFloat(cluster.x + cluster.width),
            isRightToLeft: cluster.isRightToLeft)
        })
    }
    let extra = manager.extraLineFragmentUsedRect
    if manager.extraLineFragmentTextContainer === textContainer, !lines.isEmpty {
      let length = content.length
      let top = corner.y + extra.minY
      lines.append(
        TextGeometry.Line(
          units: length..<length, top: top, bottom: top + extra.height, start: textOrigin.x, isRightToLeft: false,
          clusters: []))
    }
    let used = manager.usedRect(for: textContainer)
    return TextGeometry(
      lines: lines, length: content.length,
      area: CGRect(
        x: textOrigin.x, y: textOrigin.y, width: max(0, lineRoom(forWidth: bounds.width)), height: used.height))
  }
}

extension NSTextStorage {
  /// Replaces what differs from another text.
  fileprivate func write(_ new: NSAttributedString) {
    beginEditing()
    let (old, units) = (Array(string.utf16), Array(new.string.utf16))
    if old != units {
      var start = zip(old, units).prefix { $0 == $1 }.count
      var end = zip(old[start...].reversed(), units[start...].reversed()).prefix { $0 == $1 }.count
      // Not inside of a character of two units.
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

  /// Whether characters and attributes are those of another text.
  fileprivate func hasSameText(as other: NSAttributedString) -> Bool {
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
