// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The shared text input implementation of text fields and text views. Each class declares the overridable members,
// which call the members in this file.

import Foundation
import TesseraFoundation
import TesseraGraphics
import TesseraInteractions
import TesseraViews

/// A text field or text view that implements `UITextInput`. Offsets are in UTF-16 units.
@preconcurrency @MainActor
protocol TextInputHost: UIView, UITextInput {
  var inputString: String { get }
  var inputLength: Int { get }
  var inputSelection: NSRange { get }
  var inputDetails: TextInputDetails? { get set }
  var geometry: TextGeometry { get }
  func caretBar(at unit: Int) -> CGRect
  /// Sets the selection and notifies the delegates.
  func moveSelection(to range: NSRange)
  /// Replaces a range with text and notifies the delegates. Afterward, `selecting` is selected or, if it is nil, the
  /// insertion point is after the text.
  func replaceUnits(_ range: NSRange, with text: String, selecting: NSRange?)
  /// Notifies the delegate that the edit menu is about to appear or disappear.
  func menuWillToggle(isShown shows: Bool, animator: any UIEditMenuInteractionAnimating)
  /// Returns whether the delegate allows the system to replace a range.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
}

extension TextInputHost {
  var details: TextInputDetails {
    if let inputDetails { return inputDetails }
    let new = TextInputDetails()
    inputDetails = new
    return new
  }

  var loadedTokenizer: any UITextInputTokenizer {
    if let known = details.tokenizer { return known }
    let new = LayoutTokenizer(self)
    details.tokenizer = new
    return new
  }

  // MARK: Positions

  func units(_ range: UITextRange) -> NSRange? {
    guard let range = range as? TextOffsetRange else { return nil }
    return clamped(range.units)
  }

  /// Returns the range clamped to the text's length.
  func clamped(_ range: NSRange) -> NSRange { range.clamped(to: inputLength) }

  func units(_ position: UITextPosition) -> Int { min(max(0, (position as? TextOffset)?.units ?? 0), inputLength) }

  func characters(of range: UITextRange) -> String? {
    guard let range = units(range) else { return nil }
    return inputString.utf16Substring(range)
  }

  func replaceCharacters(with text: String, in range: UITextRange) {
    if let units = units(range) { replaceUnits(units, with: text, selecting: nil) }
  }

  func mayReplaceCharacters(with text: String, in range: UITextRange) -> Bool {
    units(range).map { mayReplace($0, with: text) } ?? false
  }

  func moveSelection(toRange range: UITextRange?) {
    if let range, let units = units(range) { moveSelection(to: units) }
  }

  func ordering(of one: UITextPosition, and other: UITextPosition) -> ComparisonResult {
    let (one, other) = (units(one), units(other))
    return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
  }

  func textRange(between from: UITextPosition, and to: UITextPosition) -> UITextRange? {
    guard from is TextOffset, to is TextOffset else { return nil }
    let (low, high) = (min(units(from), units(to)), max(units(from), units(to)))
    return TextOffsetRange(NSRange(location: low, length: high - low))
  }

  func offsetPosition(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
    let (sum, overflow) = units(position).addingReportingOverflow(offset)
    return overflow || sum < 0 || sum > inputLength ? nil : TextOffset(sum)
  }

  func adjacentPosition(
    to position: UITextPosition, direction: UITextLayoutDirection, count: Int
  ) -> UITextPosition? {
    let unit = units(position)
    let geometry = geometry
    guard let index = geometry.line(containing: unit) else { return count == 0 ? position : nil }
    switch direction {
    case .up, .down:
      // If the addition overflows, the target is rejected as an invalid line.
      let target = index &+ (direction == .down ? count : 0 &- count)
      guard geometry.lines.indices.contains(target) else { return nil }
      let x = geometry.x(of: unit, on: geometry.lines[index])
      return TextOffset(geometry.unit(closestTo: x, on: geometry.lines[target]))
    case .left, .right:
      let isForward = (direction == .right) != geometry.lines[index].isRightToLeft
      return TextOffset.stepping(from: unit, count: isForward ? count : 0 &- count, in: inputString)
    }
  }

  func farthestPosition(in range: UITextRange, direction: UITextLayoutDirection) -> UITextPosition? {
    guard let units = units(range) else { return nil }
    let isRightToLeft = geometry.line(containing: units.location).map { geometry.lines[$0].isRightToLeft } ?? false
    let isForward =
      switch direction {
      case .up: false
      case .down: true
      case .left: isRightToLeft
      case .right: !isRightToLeft
      }
    return isForward ? range.end : range.start
  }

  func extendedRange(from position: UITextPosition, direction: UITextLayoutDirection) -> UITextRange? {
    let unit = units(position)
    let geometry = geometry
    guard let index = geometry.line(containing: unit) else { return textRange(between: position, and: position) }
    let line = geometry.lines[index]
    let target =
      switch direction {
      case .up: 0
      case .down: inputLength
      case .left: line.isRightToLeft ? line.end : line.units.lowerBound
      case .right: line.isRightToLeft ? line.units.lowerBound : line.end
      }
    return textRange(between: position, and: TextOffset(target))
  }

  // MARK: Geometry

  func firstRectangle(of range: UITextRange) -> CGRect {
    guard let units = units(range), let swift = Range(units) else { return .null }
    guard units.length > 0 else { return caretBar(at: units.location) }
    return geometry.selectionRects(of: swift).first?.rect ?? caretBar(at: units.location)
  }

  func selectionRectangles(of range: UITextRange) -> [UITextSelectionRect] {
    guard let units = units(range), let swift = Range(units), units.length > 0 else { return [] }
    let places = geometry.selectionRects(of: swift)
    return places.enumerated().map { index, place in
      TextSelectionRectangle(
        place.rect, isRightToLeft: place.isRightToLeft, ends: (index == 0, index == places.count - 1))
    }
  }

  func nearestPosition(to point: CGPoint, within range: UITextRange?) -> UITextPosition? {
    let unit = geometry.unit(closestTo: point)
    guard let range else { return TextOffset(unit) }
    guard let limits = units(range) else { return nil }
    return TextOffset(min(max(unit, limits.location), limits.location + limits.length))
  }

  func character(at point: CGPoint) -> UITextRange? {
    geometry.character(at: point).map { TextOffsetRange(NSRange($0)) }
  }

  func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    let geometry = geometry
    guard let line = geometry.line(containing: units(position)) else {
      return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    return geometry.lines[line].isRightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Marked text

  func markText(_ text: String?, selected: NSRange) {
    let range = inputDetails?.marked.map(clamped) ?? inputSelection
    let new = text ?? ""
    let inner = selected.clamped(to: new.utf16.count)
    replaceUnits(
      range, with: new, selecting: NSRange(location: range.location + inner.location, length: inner.length))
    details.marked = new.isEmpty ? nil : NSRange(location: range.location, length: new.utf16.count)
  }

  // MARK: Standard edit actions

  /// Returns whether a standard edit action is currently enabled, or nil for other actions.
  func performsEditAction(_ action: Selector, isEditable: Bool, isSecret: Bool, editsAttributes: Bool) -> Bool? {
    let selection = inputSelection
    switch action.description {
    case "cut:": return isEditable && !isSecret && selection.length > 0
    case "copy:": return !isSecret && selection.length > 0
    case "paste:": return isEditable && UIPasteboard.general.hasStrings
    case "pasteAndMatchStyle:": return isEditable && editsAttributes && UIPasteboard.general.hasStrings
    case "select:": return inputLength > 0 && selection.length == 0
    case "selectAll:": return inputLength > 0 && selection.length < inputLength
    // Only the delete key sends this action. UIKit's edit menus don't contain it.
    case "delete:": return false
    default: return nil
    }
  }

  func copySelection() {
    guard inputSelection.length > 0, let text = inputString.utf16Substring(inputSelection) else { return }
    UIPasteboard.general.string = text
  }

  func deleteSelection() {
    guard inputSelection.length > 0, mayReplace(inputSelection, with: "") else { return }
    replaceUnits(inputSelection, with: "", selecting: nil)
  }

  func pasteString() {
    guard let text = UIPasteboard.general.string, mayReplace(inputSelection, with: text) else { return }
    insertText(text)
  }

  /// Selects the word at the insertion point, or the preceding word.
  func selectWord() {
    let text = inputString
    let place = inputSelection.location
    let words = TextUnits.of(text, .word)
    let word = TextUnits.word(at: place, in: text) ?? words.last { $0.upperBound <= place } ?? words.first
    if let word { moveSelection(to: NSRange(word)) }
  }

  /// Moves the insertion point to whichever edge of the tapped word is closer to the tap.
  func placeCaret(at point: CGPoint) {
    let unit = geometry.unit(closestTo: point)
    guard let word = TextUnits.word(at: unit, in: inputString), word.contains(unit) else {
      return moveSelection(to: NSRange(location: unit, length: 0))
    }
    let isNearStart = unit - word.lowerBound < word.upperBound - unit
    moveSelection(to: NSRange(location: isNearStart ? word.lowerBound : word.upperBound, length: 0))
  }
}

extension TextOffset {
  /// Returns the position that is `count` characters from an offset, or nil outside of the text.
  static func stepping(from unit: Int, count: Int, in text: String) -> TextOffset? {
    var place = unit
    let edges = TextUnits.of(text, .character)
    for _ in 0..<count.magnitude {
      let next =
        count > 0 ? edges.first { $0.upperBound > place }?.upperBound : edges.last { $0.lowerBound < place }?.lowerBound
      guard let next else { return nil }
      place = next
    }
    return TextOffset(place)
  }
}

extension String {
  /// Returns the substring with a UTF-16 range, or nil if the range is outside of the string.
  func utf16Substring(_ range: NSRange) -> String? {
    let low = utf16.index(startIndex, offsetBy: range.location, limitedBy: endIndex) ?? endIndex
    let high = utf16.index(low, offsetBy: range.length, limitedBy: endIndex) ?? endIndex
    return String(decoding: Array(utf16[low..<high]), as: UTF16.self)
  }
}
