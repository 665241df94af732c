// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
@testable import TesseraLists
import Testing
import UIKit

/// Lists of many rows: which rows are created, and how selection, editing and refreshing change them. The screen is
/// 390 x 600 points.
@MainActor @Suite struct LazyListTests {
  private let journal = Journal()

  private func host(_ view: some View) throws -> (screen: HostedScreen<AnyView>, list: UICollectionView) {
    let screen = HostedScreen(AnyView(view), width: 390, height: 600)
    screen.layOut()
    func find(_ view: UIView) -> UICollectionView? {
      view as? UICollectionView ?? view.subviews.lazy.compactMap(find).first
    }
    return (screen, try #require(find(screen.controller.view)))
  }

  /// 600 / 44 = 13.6, so 14 rows are visible. All rows together are 10,000 * 44 points high.
  @Test func createsOnlyVisibleRows() throws {
    let (screen, list) = try host(
      List(0..<10_000) { Text("Row \($0)").frame(height: 20).noted("\($0)", journal) }
        .listStyle(.plain).ignoresSafeArea())
    #expect(journal.take() == (0..<14).map(String.init))
    #expect(list.contentSize.height == 440_000)
    list.contentOffset.y = 44_000
    screen.layOut()
    #expect(screen.texts.contains("Row 1000"))
    #expect(journal.take().count <= 15)
  }

  private struct ModelList: View {
    let model: LazyContainerTests.Model
    var body: some View {
      List {
        ForEach(model.items, id: \.self) { Text("\($0)") }
          .onDelete { model.items.remove(atOffsets: $0) }
          .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
    }
  }

  private func swipeActions(_ list: UICollectionView, _ path: IndexPath) -> [String?] {
    list.swipeActions(at: path, isLeading: false)?.actions.map(\.title) ?? []
  }

  @Test func deletesAndMovesRows() throws {
    let model = LazyContainerTests.Model()
    model.items = [1, 2, 3, 4]
    let (screen, list) = try host(ModelList(model: model))
    #expect(screen.texts == ["1", "2", "3", "4"])
    #expect(swipeActions(list, IndexPath(item: 1, section: 0)) == ["Delete"])
    let action = try #require(list.swipeActions(at: IndexPath(item: 1, section: 0), isLeading: false)?.actions.first)
    action.handler(action, list) { _ in }
    screen.layOut()
    #expect(model.items == [1, 3, 4])
    #expect(screen.texts == ["1", "3", "4"])
    list.dataSource?.collectionView(
      list, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    screen.layOut()
    #expect(model.items == [3, 4, 1])
    #expect(screen.texts == ["3", "4", "1"])
  }

  @Test func editingShowsControls() throws {
    let model = LazyContainerTests.Model()
    model.items = [1, 2]
    var mode = EditMode.inactive
    let binding = Binding(get: { mode }, set: { mode = $0 })
    let (screen, list) = try host(ModelList(model: model).environment(\.editMode, binding))
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    // A delete control at the leading end and a reorder control at the trailing end.
    #expect(cell.accessories.count == 2)
    #expect(!list.isEditing)
    mode = .active
    screen.controller.rootView = AnyView(ModelList(model: model).environment(\.editMode, binding))
    screen.layOut()
    #expect(list.isEditing)
    let content = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0))?.contentView)
    #expect(content.frame.minX > 16)
    #expect(content.frame.maxX < 390 - 16)
  }

  @Test func selectsRows() throws {
    var selection: Int?
    let binding = Binding(get: { selection }, set: { selection = $0 })
    let view = { List(0..<5, id: \.self, selection: binding) { Text("\($0)") } }
    let (screen, list) = try host(view())
    let path = IndexPath(item: 3, section: 0)
    #expect(list.delegate?.collectionView(list, shouldSelectItemAt: path) == true)
    list.delegate?.collectionView(list, didSelectItemAt: path)
    #expect(selection == 3)
    screen.controller.rootView = AnyView(view())
    screen.layOut()
    #expect(list.indexPathsForSelectedItems == [path])
    selection = nil
    screen.controller.rootView = AnyView(view())
    screen.layOut()
    #expect(list.indexPathsForSelectedItems ?? [] == [])
  }

  /// Several rows can only be selected while the list is edited.
  @Test func selectsSeveralRowsWhileEditing() throws {
    var selection: Set<String> = ["b"]
    let binding = Binding(get: { selection }, set: { selection = $0 })
    let view = { (mode: EditMode) in
      List(selection: binding) {
        ForEach(["a", "b", "c"], id: \.self) { Text($0) }
        Text("d").selectionDisabled()
      }
      .environment(\.editMode, .constant(mode))
    }
    let (screen, list) = try host(view(.inactive))
    let paths = (0..<4).map { IndexPath(item: $0, section: 0) }
    #expect(paths.map { list.delegate?.collectionView(list, shouldSelectItemAt: $0) } == [false, false, false, false])
    screen.controller.rootView = AnyView(view(.active))
    screen.layOut()
    #expect(paths.map { list.delegate?.collectionView(list, shouldSelectItemAt: $0) } == [true, true, true, false])
    list.delegate?.collectionView(list, didSelectItemAt: paths[2])
    #expect(selection == ["b", "c"])
    list.delegate?.collectionView(list, didDeselectItemAt: paths[1])
    #expect(selection == ["c"])
  }

  /// Taps on any part of a row perform the action of the button or link that is the row.
  @Test func rowsPerformTheActionOfTheirButton() throws {
    let (_, list) = try host(
      List {
        Button("Tap") { journal.add("tap") }
        Text("Plain")
      })
    let paths = (0..<2).map { IndexPath(item: $0, section: 0) }
    #expect(paths.map { list.delegate?.collectionView(list, shouldHighlightItemAt: $0) } == [true, false])
    list.delegate?.collectionView(list, didSelectItemAt: paths[0])
    #expect(journal.take() == ["tap"])
  }

  @Test func refreshes() async throws {
    let (_, list) = try host(List { Text("A") }.refreshable { await MainActor.run { journal.add("refresh") } })
    let control = try #require(list.refreshControl)
    control.sendActions(for: .valueChanged)
    while journal.lines.isEmpty { await Task.yield() }
    #expect(journal.take() == ["refresh"])
    let (_, other) = try host(List { Text("A") })
    #expect(other.refreshControl == nil)
  }

  /// A row that grows pushes the rows below it: from 44 to 100 points.
  @Test func rowsCanChangeTheirHeight() throws {
    let view = { (height: CGFloat) in
      List {
        Text("A").frame(height: height)
        Text("B").frame(height: 22)
      }
      .listStyle(.plain).ignoresSafeArea()
    }
    let (screen, list) = try host(view(22))
    #expect(list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 44)
    screen.controller.rootView = AnyView(view(78))
    screen.layOut()
    #expect(list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 100)
  }

  /// Sections of a collection: each header, and the first row of each section, are created.
  @Test func sectionsOfCollections() throws {
    let (screen, list) = try host(
      List {
        ForEach(0..<3, id: \.self) { section in
          Section("Section \(section)") { ForEach(0..<2, id: \.self) { Text("\(section).\($0)") } }
        }
      })
    #expect(list.numberOfSections == 3)
    #expect((0..<3).map { list.numberOfItems(inSection: $0) } == [2, 2, 2])
    #expect(screen.texts.filter { $0.contains(".") }.sorted() == ["0.0", "0.1", "1.0", "1.1", "2.0", "2.1"])
  }

  @Test func rowsWithNoOrSeveralViews() throws {
    let (screen, list) = try host(
      List {
        ForEach(0..<9, id: \.self) { index in
          if index % 3 == 0 {
            Text("a\(index)")
            Text("b\(index)")
          } else if index % 3 == 1 {
            Text("c\(index)")
          }
        }
      })
    screen.layOut()
    #expect(list.numberOfItems(inSection: 0) == 9)
    #expect(screen.texts.sorted() == ["a0", "a3", "a6", "b0", "b3", "b6", "c1", "c4", "c7"])
  }

  // MARK: Modifiers

  /// The views of a header are below each other.
  @Test func headersWithSeveralViews() throws {
    let (screen, list) = try host(
      List {
        Section {
          Text("A")
        } header: {
          Text("one")
          Text("two")
        }
      })
    let labels = screen.labels.filter { ["ONE", "TWO"].contains($0.attributedText?.string ?? $0.text ?? "") }
    #expect(labels.count == 2)
    let frames = labels.map { $0.convert($0.bounds, to: list) }
    #expect(frames[0].minX == frames[1].minX)
    #expect(frames[0].maxY <= frames[1].minY)
  }

  private func separators(_ list: UICollectionView) -> [Bool] {
    (0..<list.numberOfItems(inSection: 0)).map { item in
      let cell = list.cellForItem(at: IndexPath(item: item, section: 0))
      return cell?.subviews.contains { $0.backgroundColor == .separator && !$0.isHidden } ?? false
    }
  }

  /// A plain list has a separator below each row. That below the last row belongs to the section.
  @Test func sectionSeparatorsCanBeHidden() throws {
    let view = { (visibility: Visibility) in
      List {
        Section {
          Text("A")
          Text("B")
        }
        .listSectionSeparator(visibility)
      }
      .listStyle(.plain)
    }
    #expect(separators(try host(view(.automatic)).list) == [true, true])
    #expect(separators(try host(view(.hidden)).list) == [true, false])
  }

  private struct Marked: View {
    let model: LazyContainerTests.Model
    var body: some View {
      List {
        Text("A").badge(model.items.count)
          .listRowSeparator(model.items.isEmpty ? .visible : .hidden)
          .listRowBackground(model.items.isEmpty ? nil : Color.yellow)
        Text("B")
      }
      .listStyle(.plain)
    }
  }

  /// Modifiers of a visible row take effect when they change: its badge, its separator and its background.
  @Test func changedModifiersUpdateVisibleRows() throws {
    let model = LazyContainerTests.Model()
    model.items = []
    let (screen, list) = try host(Marked(model: model))
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    #expect(cell.accessories.isEmpty)
    #expect(cell.backgroundView == nil)
    #expect(separators(list) == [true, true])
    model.items = [1, 2]
    screen.layOut()
    #expect(cell.accessories.count == 1)
    #expect(screen.texts.contains("2"))
    #expect(cell.backgroundView != nil)
    #expect(separators(list) == [false, true])
    model.items = []
    screen.layOut()
    #expect(cell.accessories.isEmpty)
    #expect(cell.backgroundView == nil)
    #expect(separators(list) == [true, true])
  }
}

/// Swipe actions of rows, as UIKit's contextual actions.
@MainActor @Suite struct SwipeActionTests {
  private let journal = Journal()

  private func list(_ view: some View) throws -> UICollectionView {
    let screen = HostedScreen(view, width: 390, height: 600)
    func find(_ view: UIView) -> UICollectionView? {
      view as? UICollectionView ?? view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(screen.controller.view))
  }

  @Test func buttonsAreContextualActions() throws {
    let list = try list(
      List {
        Text("A")
          .swipeActions(allowsFullSwipe: false) {
            Button("Delete", role: .destructive) { journal.add("delete") }
            Button {
              journal.add("flag")
            } label: {
              Label("Flag", systemImage: "flag")
            }
            .tint(.orange)
          }
          .swipeActions(edge: .leading) { Button("Pin") { journal.add("pin") } }
        Text("B")
      })
    let path = IndexPath(item: 0, section: 0)
    let trailing = try #require(list.swipeActions(at: path, isLeading: false))
    #expect(trailing.actions.map(\.title) == ["Delete", nil])
    #expect(trailing.actions.map(\.style) == [.destructive, .normal])
    #expect(trailing.actions[1].image != nil)
    #expect(trailing.actions[1].backgroundColor == .systemOrange)
    #expect(!trailing.performsFirstActionWithFullSwipe)
    let leading = try #require(list.swipeActions(at: path, isLeading: true))
    #expect(leading.actions.map(\.title) == ["Pin"])
    #expect(leading.performsFirstActionWithFullSwipe)
    for action in trailing.actions + leading.actions { action.handler(action, list) { _ in } }
    #expect(journal.take() == ["delete", "flag", "pin"])
    #expect(list.swipeActions(at: IndexPath(item: 1, section: 0), isLeading: false) == nil)
  }
}
