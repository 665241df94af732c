// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct UISearchBarTests {
  @Test func sizes() {
    let bar = UISearchBar()
    #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 56))
    #expect(bar.searchTextField.intrinsicContentSize.height == 36)
    bar.scopeButtonTitles = ["All", "Mine"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    // The scope bar adds a row of 32 points with 10 points below it.
    #expect(bar.intrinsicContentSize.height == 98)
  }

  /// The margins are 8 at the sides and 10 at the top. The 20-point magnifying glass is 5.33 from the field's edge and
  /// 5.67 from the text.
  @Test func frames() throws {
    let bar = UISearchBar(frame: CGRect(0, 0, 300, 56))
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    #expect(field.frame == CGRect(8, 10, 284, 36))
    field.layoutIfNeeded()
    #expect(field.leftView.map { abs($0.frame.minX - 5.33) < 0.01 && $0.frame.minY == 8 } == true)
    let text = field.textRect(forBounds: field.bounds)
    #expect(abs(text.minX - 31) < 0.01 && abs(text.width - 248) < 0.01)
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.frame.maxX == 292 && field.frame.maxX == button.frame.minX - 8)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    #expect(button.frame.minX == 8 && field.frame.maxX == 292)
    bar.frame = .zero
    bar.layoutIfNeeded()
    #expect(field.frame.width == 0)
  }

  final class Log: UISearchBarDelegate {
    var lines: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append("text \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
  }

  @Test func notifiesTheDelegate() throws {
    let bar = UISearchBar()
    let log = Log()
    bar.delegate = log
    bar.text = "by code"
    bar.searchTextField.startEditing()
    bar.searchTextField.typeText("!")
    bar.searchTextField.pressReturn()
    bar.searchTextField.clear()
    bar.searchTextField.stopEditing()
    try #require(bar.subviews.compactMap { $0 as? UIButton }.first).sendActions(for: .touchUpInside)
    #expect(log.lines == ["begin", "text by code!", "search", "text ", "end", "cancel"])
  }

  /// In a 100 x 56 bar at the origin, the field begins at x = 8 and is surrounded by the standard background.
  @Test func paints() throws {
    let bar = UISearchBar(frame: CGRect(0, 0, 100, 56))
    let painted = PaintedControl(bar)
    let outside = UIColor.secondarySystemBackground.light
    #expect(try painted.color(4, 28) == outside && painted.color(11, 28) != outside)
    #expect(try painted.color(8, 10) == outside)
    bar.barTintColor = .red
    #expect(try painted.color(4, 28) == UIColor.red.light)
    bar.searchBarStyle = .minimal
    #expect(try painted.color(4, 28) == PaintedControl.ground)
  }
}
