// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The text input implementation of text views. Positions are in the content's coordinate system, as for subviews.

import Foundation
@_spi(Tessera) import TesseraGraphics
import TesseraInteractions
@_spi(Tessera) import TesseraViews

extension UITextView: TextInputHost {
  var inputString: String { content.string ?? "" }
  var inputLength: Int { content.length }
  var inputSelection: NSRange { clamped(selection) }

  var geometry: TextGeometry {
    if usesLayoutManager { return layoutManagerGeometry }
    let text = untranslatedLabelText
    let layout = layout(of: text, forWidth: bounds.width)
    return TextGeometry(
      text, layout, width: max(0, Double(lineWidth(forWidth: bounds.width))), of: inputString, at: textOrigin,
      area: CGRect(
        x: textOrigin.x, y: textOrigin.y, width: max(0, lineWidth(forWidth: bounds.width)),
        height: CGFloat(layout.height)))
  }

  func caretBar(at unit: Int) -> CGRect {
    let grid = PixelGrid(scale: pixelScale)
    let geometry = geometry
    guard let index = geometry.line(containing: unit) else { return emptyCaret(in: geometry.area, grid: grid) }
    let line = geometry.lines[index]
    let x = min(grid.rounded(geometry.x(of: unit, on: line)), max(0, bounds.width - 2))
    return CGRect(
      x: x, y: grid.rounded(line.top), width: 2, height: grid.rounded(line.bottom) - grid.rounded(line.top))
  }

  private func emptyCaret(in area: CGRect, grid: PixelGrid) -> CGRect {
    let x =
      switch textAlignment {
      case .center: area.midX
      case .right: area.maxX - 2
      case .left: area.minX
      case .natural, .justified: effectiveUserInterfaceLayoutDirection == .rightToLeft ? area.maxX - 2 : area.minX
      }
    let top = grid.rounded(area.minY)
    return CGRect(
      x: max(0, grid.rounded(x)), y: top, width: 2, height: grid.rounded(area.minY + shownFont.lineHeight) - top)
  }

  /// The rectangle of the insertion point at the selection's end.
  var insertionRect: CGRect { caretBar(at: inputSelection.location + inputSelection.length) }

  // MARK: Changes

  func moveSelection(to range: NSRange) {
    let new = clamped(range)
    guard new != selection else { return }
    inputDetails?.inputDelegate?.selectionWillChange(self)
    selection = new
    typingAttributes = [:]
    inputDetails?.inputDelegate?.selectionDidChange(self)
    delegate?.textViewDidChangeSelection(self)
  }

  func replaceUnits(_ range: NSRange, with text: String, selecting: NSRange?) {
    let range = clamped(range)
    inputDetails?.inputDelegate?.textWillChange(self)
    var new = content
    new.replace(range, with: text, attributes: typingAttributes)
    content = new
    inputDetails?.marked = nil
    textDidChange()
    inputDetails?.inputDelegate?.textDidChange(self)
    moveSelection(to: selecting ?? NSRange(location: range.location + text.utf16.count, length: 0))
    delegate?.textViewDidChange(self)
    MainNotifications.post(Self.textDidChangeNotification, from: self)
  }

  func menuWillToggle(isShown shows: Bool, animator: any UIEditMenuInteractionAnimating) {
    if shows {
      delegate?.textView(self, willPresentEditMenuWith: animator)
    } else {
      delegate?.textView(self, willDismissEditMenuWith: animator)
    }
  }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func styling(at unit: Int, direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
    let text: NSAttributedString = attributedText
    guard text.length > 0 else { return [.font: shownFont, .foregroundColor: textColor ?? .label] }
    let place = direction == .backward ? unit - 1 : unit
    return text.attributes(at: min(max(0, place), text.length - 1), effectiveRange: nil)
  }
}
