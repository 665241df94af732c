// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import Testing

/// Tests the results of the article's code.
@Suite @MainActor
struct ArticleTests {
  @Test func greeting() throws {
    let controller = GreetingViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 174)
    controller.view.layoutIfNeeded()
    // The stacked heights 44 and 30 total 74, centered in a height of 174. The margins are 16 points.
    #expect(controller.view.subviews.map(\.frame) == [CGRect(x: 16, y: 50, width: 168, height: 74)])
  }

  @Test func controlFlow() {
    func texts(_ names: [String]) -> [String?] {
      ArticleBlocks.list(of: names).arrangedSubviews.map { ($0 as? UILabel)?.text }
    }
    #expect(texts(["Ada", "Bo"]) == ["Ada", "Bo"])
    #expect(texts([]) == ["Nobody is here."])
  }

  @Test func arithmetic() {
    let view = ArticleBlocks.sized()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.layoutIfNeeded()
    // The widths are 100 / 2 + 20 = 70 and (100 - 20) / 2 = 40.
    #expect(view.subviews.map(\.frame.width) == [70, 40])
    #expect(view.subviews[0].frame.height != 44)
  }

  @Test func publishers() throws {
    let model = ArticleBlocks.Model()
    let view = ArticleBlocks.bound(to: model)
    let toggle = try #require(view.subviews[0] as? UISwitch)
    let label = try #require(view.subviews[1] as? ArticleBlocks.AlertLabel)
    #expect(label.text == "Off")
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    model.alerts.send("Fire")
    #expect(label.text == "On" && label.alert == "Fire")
  }

  @Test func table() throws {
    let list = MutableProperty<[any ManagedTableViewCellModel]>([TextRow(id: "1", text: "One")])
    let view = ArticleBlocks.table(Property(list))
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    view.layoutIfNeeded()
    let table = try #require(view.subviews.first as? ManagedTableView)
    let cell = try #require(table.visibleCells.first as? TextRowCell)
    let label = try #require(cell.contentView.subviews.first as? UILabel)
    #expect(label.text == "One")
    // The label is inside the content view's margins, which are 16 points on the left and right of a row 320 points
    // wide.
    let margins = cell.contentView.layoutMargins
    #expect(label.frame.minX == 16 && label.frame.width == 288)
    #expect(abs(label.frame.minY - margins.top) < 0.001)
    list.value = [TextRow(id: "0", text: "Zero"), TextRow(id: "1", text: "Uno")]
    view.layoutIfNeeded()
    #expect(table.visibleCells.last === cell && label.text == "Uno")
  }

  @Test func controls() throws {
    let model = ArticleBlocks.Model()
    let view = ArticleBlocks.controls(model)
    #expect(view.subviews[0].gestureRecognizers?.count == 1)
    let field = try #require(view.subviews[1] as? UITextField)
    #expect(field.delegate is MortarTextFieldDelegation)
    let label = try #require(view.subviews[3] as? UILabel)
    #expect(label.text == "Title" && label.intrinsicContentSize.height == 28)
  }
}
