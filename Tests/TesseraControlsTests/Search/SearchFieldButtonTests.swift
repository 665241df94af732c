// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// The bookmark and results buttons of a 300 x 56 search bar, whose field spans x = 8 to 292.
@MainActor @Suite struct SearchFieldButtonTests {
  final class Log: UISearchBarDelegate {
    var lines: [String] = []
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { lines.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { lines.append("results") }
  }

  private let window = makeWindow(300, 100)
  private let bar = UISearchBar(frame: CGRect(0, 0, 300, 56))
  private let log = Log()

  init() {
    bar.delegate = log
    window.addSubview(bar)
    window.layoutIfNeeded()
  }

  private var button: UIButton? { bar.searchTextField.rightView as? UIButton }

  /// The button is 24 points wide and 6 points from the field's edge, so its center is at 292 - 6 - 12.
  @Test func bookmarkButtonIsInTheEmptyField() throws {
    #expect(button == nil)
    bar.showsBookmarkButton = true
    window.layoutIfNeeded()
    let button = try #require(button)
    #expect(button.convert(button.bounds, to: bar) == CGRect(262, 16, 24, 24))
    #expect(button.accessibilityLabel == "Bookmarks")
    window.tap(at: CGPoint(x: 274, y: 28))
    #expect(log.lines == ["bookmark"])
    // The clear button replaces the bookmark button when there is text.
    bar.text = "x"
    window.layoutIfNeeded()
    #expect(bar.searchTextField.rightViewMode == .never)
    window.tap(at: CGPoint(x: 274, y: 28))
    #expect(log.lines == ["bookmark"] && bar.text?.isEmpty == true)
    bar.showsBookmarkButton = false
    #expect(self.button == nil)
  }

  @Test func results() throws {
    bar.showsSearchResultsButton = true
    bar.isSearchResultsButtonSelected = true
    let mine = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    bar.setImage(mine, for: .resultsList, state: .selected)
    window.layoutIfNeeded()
    let button = try #require(button)
    #expect(button.isSelected && button.currentImage === mine && button.accessibilityLabel == "Search results")
    window.tap(at: CGPoint(x: 274, y: 28))
    bar.showsBookmarkButton = true
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 274, y: 28))
    #expect(log.lines == ["results", "bookmark"])
  }

  @Test func rightToLeft() throws {
    bar.semanticContentAttribute = .forceRightToLeft
    bar.searchTextField.semanticContentAttribute = .forceRightToLeft
    bar.showsBookmarkButton = true
    window.layoutIfNeeded()
    let button = try #require(button)
    #expect(button.convert(button.bounds, to: bar).minX == 14)
  }

  /// The scope bar is below the 56-point field. The middle of its left edge has the image's color.
  @Test func scopesHaveABackground() throws {
    bar.scopeBarBackgroundImage = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    bar.scopeButtonTitles = ["A", "B"]
    bar.showsScopeBar = true
    bar.frame.size.height = 98
    window.layoutIfNeeded()
    let bitmap = try window.displayList(scale: 1, pixels: (300, 100), background: .white).paint()
    let place = (76 * 300 + 2) * 4
    // Scaling up may change a color component by one.
    #expect(bitmap.bytes[place] >= 254 && Array(bitmap.bytes[place + 1..<place + 3]) == [0, 0])
    let above = (20 * 300 + 2) * 4
    #expect(bitmap.bytes[above + 1] > 0)
  }
}
