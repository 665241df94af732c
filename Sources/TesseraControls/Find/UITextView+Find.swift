// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The search results in a text view: they have a yellow background, the current result black text on a stronger yellow.

import Foundation
import TesseraFoundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The search state of a text view.
final class FoundText: NSObject, UIFindInteractionDelegate {
  var styles: [(range: NSRange, style: UITextSearchFoundTextStyle)] = []
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
  }
}

extension UITextView {
  func search(
    for string: String, _ options: UITextSearchOptions, _ aggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for range in options.ranges(of: string, in: inputString) {
      aggregator.foundRange(TextOffsetRange(range), searchString: string, document: nil)
    }
    aggregator.finishedSearching()
  }

  func decorate(_ found: UITextRange, _ style: UITextSearchFoundTextStyle) {
    guard let range = units(found) else { return }
    foundText.styles.removeAll { $0.range == range }
    if style != .normal { foundText.styles.append((range, style)) }
  }

  func replaceFound(_ query: String, _ options: UITextSearchOptions, by text: String) {
    for range in options.ranges(of: query, in: inputString).reversed() where mayReplace(range, with: text) {
      replaceUnits(range, with: text, selecting: nil)
    }
  }

  var foundText: FoundText {
    if let found { return found }
    let new = FoundText()
    found = new
    return new
  }

  /// Returns the content with the current result in black, because its background is yellow in light and dark mode. The color
  /// does not change lines.
  func inkedWhereFound(_ content: LabelText.Content) -> LabelText.Content {
    let ranges = (found?.styles ?? []).filter { $0.style == .highlighted }.map { cut($0.range) }
    guard !ranges.isEmpty, let text = content.attributed(font: shownFont, color: textColor ?? .label) else {
      return content
    }
    let copy = NSMutableAttributedString(attributedString: text)
    for range in ranges { copy.addAttribute(.foregroundColor, value: UIColor.black, range: range) }
    return .attributed(copy)
  }

  func paintFound(into canvas: inout Canvas) {
    guard let styles = found?.styles, !styles.isEmpty else { return }
    let geometry = geometry
    for (range, style) in styles {
      guard let units = Range(cut(range)), !units.isEmpty else { continue }
      let color = UIColor.systemYellow.withAlphaComponent(style == .highlighted ? 1 : 0.35)
      for place in geometry.selection(units) where place.rect._coreGraphicsIntersects(bounds) {
        let box = RoundedRect(Rect(place.rect), radius: 3)
        canvas.fill(.roundedRect(box), color.rasterColor(with: traitCollection))
      }
    }
  }
}
