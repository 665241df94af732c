// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing
import TesseraViews

/// Split views, on an iPad in landscape and on an iPhone.
@MainActor
@Suite struct SplitViewTests {
  @MainActor @Observable
  final class Model {
    var visibility = NavigationSplitViewVisibility.automatic
    var column = NavigationSplitViewColumn.sidebar
    var path: [Int] = []
    var name = "Nothing"
  }

  private struct TwoColumns: View {
    @Bindable var model: Model
    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility, preferredCompactColumn: $model.column) {
        VStack {
          Text("Sidebar")
          NavigationLink("Link") { Text("Linked").navigationTitle("Linked") }
        }
        .navigationTitle("Mail")
        .navigationSplitViewColumnWidth(min: 200, ideal: 300, max: 400)
      } detail: {
        Text(model.name).navigationTitle("Detail")
      }
    }
  }

  private struct ThreeColumns: View {
    @Bindable var model: Model
    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility) {
        Text("One").navigationTitle("First")
      } content: {
        Text("Two").navigationTitle("Second")
      } detail: {
        NavigationStack(path: $model.path) {
          NavigationLink("Push", value: 4).navigationTitle("Third")
            .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Number \($0)") }
        }
      }
    }
  }

  private func pad<V: View>(_ view: V) -> HostedScreen<V> {
    HostedScreen(view, width: 1180, height: 820, isRegular: true)
  }

  private func split(_ screen: HostedScreen<some View>) -> UISplitViewController? {
    screen.controller.first(UISplitViewController.self)
  }

  private func titles(_ controller: UIViewController?) -> [String?] {
    ((controller as? UINavigationController)?.viewControllers ?? []).map { $0.navigationItem.title }
  }

  private func tap(_ text: String, _ screen: HostedScreen<some View>) {
    guard let label = screen.window.all(UILabel.self).first(where: { $0.text == text }) else { return }
    screen.window.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: screen.window))
    for _ in 0..<3 { screen.layOut() }
  }

  @Test func columnsAreNextToEachOther() {
    let screen = pad(TwoColumns(model: Model()))
    let split = split(screen)
    #expect(split?.isCollapsed == false)
    #expect(split?.viewControllers.map { titles($0) } == [["Mail"], ["Detail"]])
    #expect(split?.primaryColumnWidth == 300)
    #expect(screen.controller.view.visibleTexts.contains("Sidebar"))
    #expect(screen.controller.view.visibleTexts.contains("Nothing"))
  }

  @Test func columnsFollowState() {
    let model = Model()
    let screen = pad(TwoColumns(model: model))
    model.name = "Something"
    for _ in 0..<2 { screen.layOut() }
    #expect(screen.controller.view.visibleTexts.contains("Something"))
  }

  @Test func visibilityIsBoundBothWays() {
    let model = Model()
    let screen = pad(TwoColumns(model: model))
    model.visibility = .detailOnly
    screen.layOut()
    #expect(split(screen)?.displayMode == .secondaryOnly)
    model.visibility = .all
    screen.layOut()
    #expect(split(screen)?.displayMode == .oneBesideSecondary)
    split(screen)?.hide(.primary)
    screen.layOut()
    #expect(model.visibility == .detailOnly)
    split(screen)?.show(.primary)
    screen.layOut()
    #expect(model.visibility == .all)
  }

  @Test func threeColumnsHaveThreeModes() {
    let model = Model()
    let screen = pad(ThreeColumns(model: model))
    model.visibility = .all
    screen.layOut()
    #expect(split(screen)?.displayMode == .twoBesideSecondary)
    model.visibility = .doubleColumn
    screen.layOut()
    #expect(split(screen)?.displayMode == .oneBesideSecondary)
    #expect(split(screen)?.viewControllers.map { titles($0) } == [["First"], ["Second"], ["Third"]])
  }

  /// The stack in the detail column uses the column's navigation controller.
  @Test func stacksInColumnsPush() {
    let model = Model()
    let screen = pad(ThreeColumns(model: model))
    tap("Push", screen)
    #expect(model.path == [4])
    #expect(titles(split(screen)?.viewControllers.last) == ["Third", "Number 4"])
    (split(screen)?.viewControllers.last as? UINavigationController)?.popViewController(animated: false)
    for _ in 0..<3 { screen.layOut() }
    #expect(model.path.isEmpty)
    model.path = [1, 2]
    for _ in 0..<3 { screen.layOut() }
    #expect(titles(split(screen)?.viewControllers.last) == ["Third", "Number 1", "Number 2"])
  }

  @Test func sidebarLinksReplaceTheDetail() {
    let screen = pad(TwoColumns(model: Model()))
    tap("Link", screen)
    #expect(split(screen)?.viewControllers.map { titles($0) } == [["Mail"], ["Linked"]])
  }

  // MARK: Compact width

  @Test func compactColumnsAreAStack() {
    let model = Model()
    let screen = HostedScreen(TwoColumns(model: model), width: 390, height: 700)
    #expect(split(screen)?.isCollapsed == true)
    #expect(titles(split(screen)?.viewControllers.first) == ["Mail"])
    model.column = .detail
    for _ in 0..<2 { screen.layOut() }
    #expect(titles(split(screen)?.viewControllers.first) == ["Mail", "Detail"])
    (split(screen)?.viewControllers.first as? UINavigationController)?.popViewController(animated: false)
    for _ in 0..<2 { screen.layOut() }
    #expect(model.column == .sidebar)
  }

  @Test func compactLinksPush() {
    let model = Model()
    let screen = HostedScreen(TwoColumns(model: model), width: 390, height: 700)
    tap("Link", screen)
    #expect(titles(split(screen)?.viewControllers.first) == ["Mail", "Linked"])
  }

  @Test func thePreferredColumnIsOnTopInitially() {
    let model = Model()
    model.column = .detail
    let screen = HostedScreen(TwoColumns(model: model), width: 390, height: 700)
    #expect(titles(split(screen)?.viewControllers.first) == ["Mail", "Detail"])
  }

  private struct Selecting: View {
    @State private var selection: Int? = 2
    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $selection) { Text("Row \($0)") }.navigationTitle("Sidebar")
      } detail: {
        Text("Detail of \(selection ?? 0)").navigationTitle("Detail")
      }
    }
  }

  @Test func aSelectionShowsTheDetailInCompactWidth() {
    let screen = HostedScreen(Selecting(), width: 390, height: 700)
    for _ in 0..<3 { screen.layOut() }
    #expect(screen.window.visibleTexts.contains("Detail of 2"))
  }

  @Test func nothingIsReported() {
    let messages = reports {
      _ = self.pad(TwoColumns(model: Model()).navigationSplitViewStyle(.balanced))
    }
    #expect(messages.isEmpty)
  }
}
