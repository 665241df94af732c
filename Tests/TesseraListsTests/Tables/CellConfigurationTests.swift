// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that a cell updates its configuration before its first display and whenever its state changes.

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

@MainActor @Suite struct CellConfigurationTests {
  final class StateCell: UITableViewCell {
    var states: [String] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      let flags = [(state.isSelected, "selected"), (state.isHighlighted, "highlighted"), (state.isEditing, "editing")]
      states.append(flags.filter(\.0).map(\.1).joined(separator: " "))
      var content = defaultContentConfiguration()
      content.text = "Title"
      content.secondaryText = state.isSelected ? "on" : "off"
      contentConfiguration = content
    }
  }

  /// A content configuration that records whether it was updated for a selected cell.
  struct Lamp: UIContentConfiguration {
    var isLit = false
    func makeContentView() -> any UIView & UIContentView { LampView(self) }
    func updated(for state: any UIConfigurationState) -> Lamp {
      Lamp(isLit: (state as? UICellConfigurationState)?.isSelected == true)
    }
  }

  final class LampView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ lamp: Lamp) {
      configuration = lamp
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func table(_ count: Int, _ make: @escaping () -> UITableViewCell) -> (window: UIWindow, table: UITableView) {
    let rows = Rows([Array(repeating: 44, count: count)])
    rows.make = { _, _ in make() }
    return makeTable(rows)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// The row has the height of the content set in the first update, which consists of two lines of text and exceeds
  /// the minimum height of 44.
  @Test func updatesBeforeTheFirstDisplay() throws {
    let rows = Rows([[0, 0]])
    rows.make = { _, _ in StateCell(style: .subtitle, reuseIdentifier: nil) }
    let (window, table) = makeTable(rows)
    let cell = try #require(table.visibleCells.first as? StateCell)
    #expect(cell.states == [""])
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.secondaryText == "off" && cell.frame.height > 44)
    #expect(table.visibleCells[1].frame.minY == cell.frame.maxY)
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    window.layoutIfNeeded()
    #expect(cell.states == ["", "selected"])
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.secondaryText == "on")
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(cell.states == ["", "selected", "selected editing"])
  }

  /// Several state changes before a layout pass are coalesced into one update.
  @Test func coalescesUpdates() throws {
    let (window, table) = table(1) { StateCell(style: .default, reuseIdentifier: nil) }
    let cell = try #require(table.visibleCells.first as? StateCell)
    cell.isHighlighted = true
    cell.isSelected = true
    cell.isHighlighted = false
    cell.setNeedsUpdateConfiguration()
    window.layoutIfNeeded()
    #expect(cell.states == ["", "selected"])
  }

  /// The handler is called after `updateConfiguration(using:)`, even if a subclass does not call super.
  @Test func callsHandlersAfterOverrides() throws {
    final class Silent: UITableViewCell {
      override func updateConfiguration(using state: UICellConfigurationState) {}
    }
    var calls: [Bool] = []
    let (window, table) = table(1) {
      let cell = Silent(style: .default, reuseIdentifier: nil)
      cell.configurationUpdateHandler = { calls.append($1.isSelected) }
      return cell
    }
    #expect(calls == [false])
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    window.layoutIfNeeded()
    #expect(calls == [false, true])
  }

  @Test(arguments: [true, false])
  func contentFollowsTheState(isAutomatic: Bool) throws {
    let (window, table) = table(1) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.automaticallyUpdatesContentConfiguration = isAutomatic
      cell.contentConfiguration = Lamp()
      return cell
    }
    let cell = try #require(table.visibleCells.first)
    #expect((cell.contentConfiguration as? Lamp)?.isLit == false)
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    window.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Lamp)?.isLit == isAutomatic)
    #expect(((cell.contentView as? LampView)?.configuration as? Lamp)?.isLit == isAutomatic)
    table.deselectRow(at: path(0), animated: false)
    window.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Lamp)?.isLit == false)
  }

  /// A reused cell is updated for its new row.
  @Test func reusedCellsAreUpdated() throws {
    let rows = Rows([Array(repeating: 100, count: 40)])
    rows.make = { table, path in
      table.register(StateCell.self, forCellReuseIdentifier: "state")
      return table.dequeueReusableCell(withIdentifier: "state", for: path)
    }
    let (window, table) = makeTable(rows)
    let before = table.visibleCells
    table.contentOffset.y = 1000
    window.layoutIfNeeded()
    let reused = table.visibleCells.filter(before.contains).compactMap { $0 as? StateCell }
    #expect(!reused.isEmpty && reused.allSatisfy { $0.states.count == 2 })
  }
}
