// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import TesseraViews
import Testing

/// Outlines in lists and stacks.
@MainActor @Suite struct OutlineTests {
  struct File: Identifiable, Hashable {
    let name: String
    var children: [File]?
    var id: String { name }
  }

  static let files = [
    File(name: "Documents", children: [File(name: "Letters", children: [File(name: "Offer")]), File(name: "Budget")]),
    File(name: "Empty", children: []), File(name: "Readme"),
  ]

  @MainActor @Observable final class Model {
    var files = OutlineTests.files
    var selection: String?
    var isExpanded = false
    var tapped: [String] = []
  }

  private func screen<V: View>(_ view: V, height: CGFloat = 500) -> HostedScreen<V> {
    HostedScreen(view, width: 320, height: height)
  }

  private func tap(_ text: String, _ screen: HostedScreen<some View>) {
    guard let label = screen.labels.first(where: { $0.text == text }) else { return }
    label.tap()
    for _ in 0..<2 { screen.layOut() }
  }

  private func left(_ text: String, _ screen: HostedScreen<some View>) -> CGFloat? {
    screen.labels.first { $0.text == text }.map { $0.convert($0.bounds, to: nil).minX }
  }

  @Test func listsOfTreesExpand() {
    let screen = screen(List(Self.files, children: \.children) { Text($0.name) })
    #expect(screen.texts == ["Documents", "Empty", "Readme"])
    tap("Documents", screen)
    #expect(screen.texts.sorted() == ["Budget", "Documents", "Empty", "Letters", "Readme"])
    tap("Letters", screen)
    #expect(screen.texts.contains("Offer"))
    tap("Documents", screen)
    #expect(screen.texts.sorted() == ["Documents", "Empty", "Readme"])
  }

  /// The chevron grows with body text, from 17 to 40 points at the third accessibility size.
  @Test func chevronsFollowTheTextSize() throws {
    func side(_ size: DynamicTypeSize) throws -> CGFloat {
      let list = List {
        DisclosureGroup("Group") { Text("Row") }
      }
      return try #require(screen(list.dynamicTypeSize(size)).window.first(DisclosureChevron.self)).bounds.width
    }
    // Both sides are rounded up to points.
    #expect(try abs(side(.accessibility3) - side(.large) * 40 / 17) <= 3)
  }

  /// Each level is indented by 16 points, the width of a level of list cells.
  @Test func levelsAreIndented() throws {
    let screen = screen(List(Self.files, id: \.name, children: \.children) { Text($0.name) })
    tap("Documents", screen)
    tap("Letters", screen)
    let start = try #require(left("Documents", screen))
    #expect(left("Letters", screen) == start + 16)
    #expect(left("Offer", screen) == start + 32)
    #expect(left("Readme", screen) == start)
  }

  @Test func rowsAreInOrder() {
    let screen = screen(List(Self.files, children: \.children) { Text($0.name) })
    tap("Documents", screen)
    tap("Letters", screen)
    let rows = screen.labels.sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
    #expect(rows.map(\.text) == ["Documents", "Letters", "Offer", "Budget", "Empty", "Readme"])
  }

  /// With a selection, a tap on a row selects it, and a tap on its chevron expands it.
  @Test func selectionAndExpansion() throws {
    struct Files: View {
      @Bindable var model: Model
      var body: some View {
        List(model.files, children: \.children, selection: $model.selection) { Text($0.name) }
      }
    }
    let model = Model()
    let screen = screen(Files(model: model))
    tap("Documents", screen)
    #expect(model.selection == "Documents")
    #expect(screen.texts == ["Documents", "Empty", "Readme"])
    let chevron = try #require(screen.controller.view.first(DisclosureChevron.self))
    screen.window.tap(at: chevron.convert(CGPoint(x: chevron.bounds.midX, y: chevron.bounds.midY), to: nil))
    for _ in 0..<2 { screen.layOut() }
    #expect(screen.texts.contains("Budget"))
    tap("Budget", screen)
    #expect(model.selection == "Budget")
  }

  @Test func groupsInLists() {
    struct Settings: View {
      @Bindable var model: Model
      var body: some View {
        List {
          Section("General") {
            DisclosureGroup("Advanced", isExpanded: $model.isExpanded) {
              Text("First")
              Text("Second")
            }
            Text("Last")
          }
        }
      }
    }
    let model = Model()
    let screen = screen(Settings(model: model))
    #expect(screen.texts.sorted() == ["Advanced", "GENERAL", "Last"])
    tap("Advanced", screen)
    #expect(model.isExpanded)
    #expect(screen.texts.sorted() == ["Advanced", "First", "GENERAL", "Last", "Second"])
    model.isExpanded = false
    for _ in 0..<2 { screen.layOut() }
    #expect(screen.texts.sorted() == ["Advanced", "GENERAL", "Last"])
  }

  @Test func outlinesInStacks() {
    let screen = screen(VStack { OutlineGroup(Self.files[0], children: \.children) { Text($0.name) } })
    #expect(screen.texts == ["Documents"])
    tap("Documents", screen)
    #expect(screen.texts == ["Documents", "Letters", "Budget"])
    tap("Letters", screen)
    #expect(screen.texts == ["Documents", "Letters", "Offer", "Budget"])
  }

  @Test func outlinesAmongRows() {
    let screen = screen(
      List {
        Text("Top")
        OutlineGroup(Self.files, id: \.name, children: \.children) { Text($0.name) }
        Text("Bottom")
      })
    tap("Documents", screen)
    #expect(screen.texts.sorted() == ["Bottom", "Budget", "Documents", "Empty", "Letters", "Readme", "Top"])
  }

  @Test func bindingsToElements() {
    struct Files: View {
      @Bindable var model: Model
      var body: some View {
        List($model.files, children: \.children) { file in Text(file.wrappedValue.name) }
      }
    }
    let screen = screen(Files(model: Model()))
    tap("Documents", screen)
    #expect(screen.texts.contains("Budget"))
  }

  // MARK: Bad input

  @Test func emptyTrees() {
    #expect(screen(List([File](), children: \.children) { Text($0.name) }).texts == [])
    let screen = screen(List(Self.files, children: \.children) { Text($0.name) })
    tap("Empty", screen)
    #expect(screen.texts == ["Documents", "Empty", "Readme"])
  }

  /// A tree that contains itself is read one level at a time.
  @Test func cyclicTrees() {
    final class Node: Identifiable {
      let id = 0
      var children: [Node]? = []
    }
    let node = Node()
    node.children = [node, node]
    let screen = screen(List([node], children: \.children) { _ in Text("Node") })
    #expect(screen.texts == ["Node"])
    tap("Node", screen)
    #expect(screen.texts == ["Node", "Node", "Node"])
    node.children = nil
  }

  @Test func duplicateIdentifiers() {
    let twins = [File(name: "Twin", children: [File(name: "Child")]), File(name: "Twin", children: [])]
    let messages = reports {
      let screen = self.screen(List(twins, children: \.children) { Text($0.name) })
      #expect(screen.texts == ["Twin", "Twin"])
      self.tap("Twin", screen)
      #expect(screen.texts.sorted() == ["Child", "Twin", "Twin"])
    }
    #expect(messages.contains { $0.contains("Twin") })
  }

  @Test func dataChangesWhileExpanded() {
    struct Files: View {
      let model: Model
      var body: some View { List(model.files, children: \.children) { Text($0.name) } }
    }
    let model = Model()
    let screen = screen(Files(model: model))
    tap("Documents", screen)
    model.files[0].children?.removeFirst()
    for _ in 0..<2 { screen.layOut() }
    #expect(screen.texts.sorted() == ["Budget", "Documents", "Empty", "Readme"])
    model.files[0].children = nil
    for _ in 0..<2 { screen.layOut() }
    #expect(screen.texts.sorted() == ["Documents", "Empty", "Readme"])
    model.files = []
    for _ in 0..<2 { screen.layOut() }
    #expect(screen.texts == [])
  }

  // MARK: Animation

  /// The row below the group moves down while the group expands, and ends below the new row.
  @Test func expansionIsAnimated() throws {
    struct Files: View {
      let model: Model
      var body: some View {
        List {
          DisclosureGroup("Group", isExpanded: Bindable(model).isExpanded) { Text("Inner") }
          Text("Last")
        }
      }
    }
    let model = Model()
    let film = FilmedScreen(Files(model: model), width: 320, height: 400)
    func top(_ text: String) -> CGFloat? {
      guard
        let cell = film.screen.controller.view.all(UICollectionViewListCell.self).first(where: {
          !$0.isHidden && $0.visibleTexts.contains(text)
        })
      else { return nil }
      return film.clock.run { (cell.layer.presentation() ?? cell.layer).frame.minY }
    }
    let before = try #require(top("Last"))
    film.change { withAnimation { model.isExpanded = true } }
    let start = try #require(top("Last"))
    film.advance(to: 0.15)
    let middle = try #require(top("Last"))
    film.advance(to: 2)
    let end = try #require(top("Last"))
    #expect(isNear(start, before))
    #expect(middle > before && middle < end)
    #expect(isNear(end, before + 44))
    #expect(film.screen.texts.contains("Inner"))
    film.change { withAnimation { model.isExpanded = false } }
    film.advance(to: 4)
    #expect(try isNear(#require(top("Last")), before))
    #expect(!film.screen.texts.contains("Inner"))
  }

  @Test func pictures() {
    struct Files: View {
      @State private var isExpanded = true
      var body: some View {
        NavigationStack {
          List {
            Section("Files") {
              OutlineGroup(OutlineTests.files, children: \.children) { Label($0.name, systemImage: "folder") }
            }
            Section("Settings") {
              DisclosureGroup("Advanced", isExpanded: $isExpanded) {
                Toggle("Wi-Fi", isOn: .constant(true))
                Text("Version 3").listItemTint(.red)
              }
              Label("Tinted", systemImage: "star").listItemTint(.orange)
            }
          }
          .navigationTitle("Outline")
        }
      }
    }
    for (name, dark, right) in [("light", false, false), ("dark", true, false), ("rtl", false, true)] {
      let screen = HostedScreen(Files(), width: 390, height: 700)
      tap("Documents", screen)
      tap("Letters", screen)
      screen.picture("outline-\(name)", dark: dark, rightToLeft: right)
      #expect(screen.texts.contains("Offer"))
    }
  }
}
