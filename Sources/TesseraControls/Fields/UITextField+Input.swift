// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The text input implementation of text fields. During editing, text that is wider than the field is not truncated
// but scrolled, so that the insertion point is visible.

import Foundation
import TesseraText
@_spi(Tessera) import TesseraGraphics
import TesseraInteractions
@_spi(Tessera) import TesseraViews

extension UITextField: TextInputHost {
  var inputString: String { content.string ?? "" }
  var inputLength: Int { content.length }
  var inputSelection: NSRange { clamped(selection) }

  var textArea: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  var geometry: TextGeometry { geometry(in: textArea) }

  func geometry(in area: CGRect) -> TextGeometry {
    let rect = scrolled(area)
    let shown = makePainter(of: labelText, in: rect).shown
    let top = area.midY - CGFloat(shown.layout.height) / 2
    let geometry = TextGeometry(
      shown.text, shown.layout, width: Double(rect.width), of: shownString, at: CGPoint(x: rect.minX, y: top),
      area: area)
    guard isSecureTextEntry else { return geometry }
    var starts = [0]
    // A bullet is one displayed unit. The last typed character, if it is still visible, occupies as many displayed
    // units as it has UTF-16 units.
    for (place, character) in inputString.enumerated() {
      let start = starts[starts.count - 1]
      let count = character.utf16.count
      if place == shownSecret { for unit in 1..<count { starts.append(start + unit) } }
      starts.append(start + count)
    }
    return geometry.mapped(toUnits: starts)
  }

  // MARK: Scrolling

  /// Returns the rectangle in which the text is drawn: `area` or, for wider text during editing, a strip that extends
  /// beyond `area`.
  func scrolled(_ area: CGRect) -> CGRect {
    guard isEditing, !adjustsFontSizeToFitWidth, area.width > 0 else { return area }
    let text = labelText
    let layout = text.layout(width: .infinity, height: .infinity)
    // The added width is reserved for the insertion point after the text.
    let width = PixelGrid(scale: pixelScale).ceiled(CGFloat(layout.width)) + 2
    guard width > area.width else { return area }
    let isRightToLeft = layout.blocks.first?.layout.lines.first?.isRightToLeft ?? false
    let strip = CGRect(x: 0, y: area.minY, width: width, height: area.height)
    let places = TextGeometry(
      text, text.layout(width: Double(width), height: .infinity), width: Double(width), of: shownString, at: .zero,
      area: strip)
    let units = isSecureTextEntry ? shownUnits(before: caretUnit) : caretUnit
    let caret = places.lines.first.map { places.x(of: units, on: $0) } ?? 0
    let hidden = width - area.width
    let offset = isRightToLeft ? min(hidden, max(0, caret - 2)) : min(hidden, max(0, caret + 2 - area.width))
    return strip.offsetBy(dx: area.minX - offset, dy: 0)
  }

  /// Returns the number of displayed units before a UTF-16 offset in secure text.
  private func shownUnits(before unit: Int) -> Int {
    let before = inputString.utf16Substring(NSRange(location: 0, length: unit)) ?? ""
    let extra = before.enumerated().first { $0.offset == shownSecret }.map { $0.element.utf16.count - 1 } ?? 0
    return before.count + extra
  }

  private var caretUnit: Int { inputSelection.location + inputSelection.length }

  // MARK: Insertion point

  func caretBar(at unit: Int) -> CGRect { caretBar(at: unit, in: textArea) }

  func insertionRect(in area: CGRect) -> CGRect { caretBar(at: caretUnit, in: area) }

  /// Returns the insertion point's rectangle, which is 2 points wide, one line high and vertically centered in the
  /// field.
  private func caretBar(at unit: Int, in area: CGRect) -> CGRect {
    let grid = PixelGrid(scale: pixelScale)
    let height = min(area.height, grid.ceiled(shownFont.lineHeight))
    let geometry = geometry(in: area)
    let place = geometry.lines.first.map { geometry.x(of: unit, on: $0) } ?? emptyStart(in: area)
    let x = min(max(area.minX, grid.rounded(place)), max(area.minX, area.maxX - 2))
    return CGRect(x: x, y: grid.rounded(area.midY - height / 2), width: 2, height: height)
  }

  /// Returns the x-coordinate of the insertion point in an empty field.
  private func emptyStart(in area: CGRect) -> CGFloat {
    switch textAlignment {
    case .center: area.midX
    case .right: area.maxX
    case .left: area.minX
    case .natural, .justified: isRightToLeft ? area.maxX : area.minX
    }
  }

  // MARK: Changes

  func moveSelection(to range: NSRange) {
    let new = clamped(range)
    guard new != selection else { return }
    inputDetails?.inputDelegate?.selectionWillChange(self)
    selection = new
    inputDetails?.inputDelegate?.selectionDidChange(self)
    delegate?.textFieldDidChangeSelection(self)
  }

  func replaceUnits(_ range: NSRange, with text: String, selecting: NSRange?) {
    let range = clamped(range)
    inputDetails?.inputDelegate?.textWillChange(self)
    content.replace(range, with: text, attributes: typingAttributes ?? [:])
    inputDetails?.marked = nil
    selection = clamped(selecting ?? NSRange(location: range.location + text.utf16.count, length: 0))
    contentDidChange()
    inputDetails?.inputDelegate?.textDidChange(self)
    textWasEdited()
  }

  func menuWillToggle(isShown shows: Bool, animator: any UIEditMenuInteractionAnimating) {
    if shows {
      delegate?.textField(self, willPresentEditMenuWith: animator)
    } else {
      delegate?.textField(self, willDismissEditMenuWith: animator)
    }
  }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func styling(at unit: Int, direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
    guard let text = attributedText, text.length > 0 else { return currentAttributes }
    let place = direction == .backward ? unit - 1 : unit
    return text.attributes(at: min(max(0, place), text.length - 1), effectiveRange: nil)
  }
}
