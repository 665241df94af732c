// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The search results in a text view. Results have a yellow background. The current result has black text and a
// brighter yellow background.

import Foundation
import TesseraFoundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The search state of a text view.
final class SearchState: NSObject, UIFindInteractionDelegate {
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

  func decorate(_ found: UITextRange, style: UITextSearchFoundTextStyle) {
    guard let range = units(found) else { return }
    searchState.styles.removeAll { $0.range == range }
    if style != .normal { searchState.styles.append((range, style)) }
  }

  func replaceMatches(of query: String, options: UITextSearchOptions, by text: String) {
    for range in options.ranges(of: query, in: inputString).reversed() where mayReplace(range, with: text) {
      replaceUnits(range, with: text, selecting: nil)
    }
  }

  var searchState: SearchState {
    if let searchStateIfLoaded { return searchStateIfLoaded }
    let new = SearchState()
    searchStateIfLoaded = new
    return new
  }

  /// Returns the content with the current result in black, because the result's background is yellow in both light
  /// and dark mode. The layout of the lines is unchanged.
  func highlightingMatches(in content: LabelText.Content) -> LabelText.Content {
    let ranges = (searchStateIfLoaded?.styles ?? []).filter { $0.style == .highlighted }.map { clamped($0.range) }
    guard !ranges.isEmpty, let text = content.attributed(font: shownFont, color: textColor ?? .label) else {
      return content
    }
    let copy = NSMutableAttributedString(attributedString: text)
    for range in ranges { copy.addAttribute(.foregroundColor, value: UIColor.black, range: range) }
    return .attributed(copy)
  }

  func paintMatches(into canvas: inout Canvas) {
    guard let styles = searchStateIfLoaded?.styles, !styles.isEmpty else { return }
    let geometry = geometry
    for (range, style) in styles {
      guard let units = Range(clamped(range)), !units.isEmpty else { continue }
      let color = UIColor.systemYellow.withAlphaComponent(style == .highlighted ? 1 : 0.35)
      for place in geometry.selectionRects(of: units) where place.rect._coreGraphicsIntersects(bounds) {
        let box = RoundedRect(Rect(place.rect), radius: 3)
        canvas.fill(.roundedRect(box), color.rasterColor(with: traitCollection))
      }
    }
  }
}
