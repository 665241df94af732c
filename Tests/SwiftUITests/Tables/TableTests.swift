// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import TesseraViews
import Testing

/// Tables, on an iPad in portrait and on an iPhone.
@MainActor @Suite struct TableTests {
  struct Person: Identifiable {
    let id: Int
    let name: String
    let city: String
    let age: Int
  }

  static let people = [
    Person(id: 1, name: "Mia", city: "Oslo", age: 31), Person(id: 2, name: "Ben", city: "Rome", age: 45),
    Person(id: 3, name: "Zoe", city: "Lima", age: 28),
  ]

  @MainActor @Observable final class Model {
    var people = TableTests.people
    var selection: Int?
    var selected: Set<Int> = []
    var order = [KeyPathComparator(\Person.name)]
    var opened: [Set<Int>] = []
  }

  private struct People: View {
    @Bindable var model: Model
    var body: some View {
      Table(model.people, selection: $model.selection, sortOrder: $model.order) {
        TableColumn("Name", value: \.name)
        TableColumn("City", value: \.city).width(200)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(min: 50, max: 80).alignment(.numeric)
        TableColumn("Note") { _ in Text("None") }
      }
      .onChange(of: model.order) { model.people.sort(using: model.order) }
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("Open \(ids.count)") { model.opened.append(ids) }
      }
    }
  }

  private func pad<V: View>(_ view: V) -> HostedScreen<V> {
    HostedScreen(view, width: 820, height: 600, isRegular: true)
  }

  private func tap(_ text: String, _ screen: HostedScreen<some View>) {
    screen.labels.first { $0.text == text }?.tap()
    for _ in 0..<3 { screen.layOut() }
  }

  private func frame(_ text: String, _ screen: HostedScreen<some View>) -> CGRect? {
    screen.labels.first { $0.text == text }.map { $0.convert($0.bounds, to: nil) }
  }

  private func rows(_ screen: HostedScreen<some View>, _ texts: [String]) -> [String] {
    screen.labels.filter { texts.contains($0.text ?? "") }
      .sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }.compactMap(\.text)
  }

  @Test func columnsAreAligned() throws {
    let screen = pad(People(model: Model()))
    #expect(["Name", "City", "Age", "Note", "Mia", "Oslo", "31"].allSatisfy(screen.texts.contains))
    let name = try #require(frame("Name", screen))
    let city = try #require(frame("City", screen))
    #expect(frame("Mia", screen)?.minX == name.minX)
    #expect(frame("Oslo", screen)?.minX == city.minX)
    #expect(frame("Lima", screen)?.minX == city.minX)
    // Numbers are at the trailing edge of their column.
    #expect(frame("31", screen)?.maxX == frame("Age", screen)?.maxX)
    #expect(try #require(frame("Mia", screen)).minY > name.maxY)
  }

  @Test func headersSort() {
    let model = Model()
    let screen = pad(People(model: model))
    tap("City", screen)
    #expect(model.order == [KeyPathComparator(\.city), KeyPathComparator(\.name)])
    #expect(rows(screen, ["Mia", "Ben", "Zoe"]) == ["Zoe", "Mia", "Ben"])
    tap("City", screen)
    #expect(model.order.first == KeyPathComparator(\.city, order: .reverse))
    #expect(rows(screen, ["Mia", "Ben", "Zoe"]) == ["Ben", "Mia", "Zoe"])
    // A column without a value can't be sorted.
    tap("Note", screen)
    #expect(model.order.first == KeyPathComparator(\.city, order: .reverse))
  }

  @Test func rowsAreSelected() {
    let model = Model()
    let screen = pad(People(model: model))
    tap("Ben", screen)
    #expect(model.selection == 2)
    model.selection = 3
    for _ in 0..<2 { screen.layOut() }
    #expect(
      screen.controller.view.first(UICollectionView.self)?.indexPathsForSelectedItems == [
        IndexPath(item: 2, section: 0)
      ])
  }

  @Test func rowsOpenMenus() throws {
    let model = Model()
    let screen = pad(People(model: model))
    screen.labels.first { $0.text == "Zoe" }?.longPress()
    for _ in 0..<2 { screen.layOut() }
    let button = try #require(screen.window.all(UILabel.self).first { $0.text == "Open 1" })
    button.tap()
    #expect(model.opened == [[3]])
  }

  @Test func compactTablesAreLists() {
    let screen = HostedScreen(People(model: Model()), width: 390, height: 600)
    #expect(screen.texts == ["Mia", "Ben", "Zoe"])
  }

  @Test func rowBuilders() {
    let table = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
      TableColumnForEach([2000, 2010], id: \.self) { year in
        TableColumn("\(year)") { (person: Person) in Text("\(person.name) \(year)") }
      }
    } rows: {
      TableRow(Self.people[0])
      ForEach(Self.people.dropFirst()) { TableRow($0) }
    }
    let texts = pad(table).texts
    #expect(["Mia", "Ben", "Zoe", "Mia 2000", "Zoe 2010"].allSatisfy(texts.contains))
  }

  @Test func conditions() {
    struct Choice: View {
      let isLong: Bool
      var body: some View {
        Table(TableTests.people) {
          TableColumn("Name", value: \.name)
          if isLong { TableColumn("City", value: \.city) }
        }
      }
    }
    #expect(pad(Choice(isLong: true)).texts.contains("Oslo"))
    #expect(!pad(Choice(isLong: false)).texts.contains("Oslo"))
  }

  // MARK: Widths

  @Test func widthsAreShared() {
    let flexible = TableColumnWidth()
    #expect(TableColumnWidth.widths(of: [flexible, flexible], sharing: 300) == [150, 150])
    #expect(
      TableColumnWidth.widths(of: [TableColumnWidth(fixed: 100), flexible, flexible], sharing: 300) == [100, 100, 100])
    let wide = TableColumnWidth(min: 200, ideal: nil, max: nil)
    #expect(TableColumnWidth.widths(of: [wide, flexible, flexible], sharing: 300) == [200, 50, 50])
    let narrow = TableColumnWidth(min: nil, ideal: nil, max: 50)
    #expect(TableColumnWidth.widths(of: [narrow, flexible], sharing: 300) == [50, 250])
    let (one, two) = (
      TableColumnWidth(min: nil, ideal: 100, max: nil), TableColumnWidth(min: nil, ideal: 200, max: nil)
    )
    #expect(TableColumnWidth.widths(of: [one, two], sharing: 600) == [200, 400])
  }

  @Test func invalidWidthsAreIgnored() {
    let bad = [
      TableColumnWidth(fixed: .nan), TableColumnWidth(min: .nan, ideal: .nan, max: .nan),
      TableColumnWidth(fixed: -.infinity), TableColumnWidth(min: -5, ideal: 0, max: .infinity),
    ]
    #expect(TableColumnWidth.widths(of: bad, sharing: 400) == [100, 100, 100, 100])
    #expect(TableColumnWidth.widths(of: [], sharing: 400) == [])
    // A maximum below the minimum equals the minimum.
    #expect(TableColumnWidth.widths(of: [TableColumnWidth(min: 80, ideal: nil, max: 20)], sharing: 400) == [80])
    // Fixed columns may be wider than the table.
    #expect(
      TableColumnWidth.widths(of: [TableColumnWidth(fixed: 500), TableColumnWidth()], sharing: 400) == [500, 10])
  }

  @Test func emptyAndDuplicateRows() {
    let empty = pad(Table([Person]()) { TableColumn("Name", value: \.name) })
    #expect(empty.texts == ["Name"])
    let twins = [Self.people[0], Self.people[0]]
    #expect(pad(Table(twins) { TableColumn("Name", value: \.name) }).texts.filter { $0 == "Mia" }.count == 2)
  }

  @Test func pictures() {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack {
          People(model: model).navigationTitle("People")
        }
        .tableStyle(.inset(alternatesRowBackgrounds: true))
      }
    }
    let model = Model()
    model.selection = 2
    model.people.sort(using: model.order)
    for (name, dark, right) in [("light", false, false), ("dark", true, false), ("rtl", false, true)] {
      let screen = HostedScreen(Screen(model: model), width: 820, height: 600, isRegular: true)
      screen.picture("table-\(name)", dark: dark, rightToLeft: right)
      #expect(screen.texts.contains("Mia"))
    }
    HostedScreen(Screen(model: model), width: 390, height: 600).picture("table-compact")
  }
}
