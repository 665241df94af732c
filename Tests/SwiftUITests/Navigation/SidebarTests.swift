// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing
import TesseraViews

/// Lists in the sidebars of split views, on an iPad in landscape and on an iPhone.
@MainActor @Suite struct SidebarTests {
  @MainActor @Observable final class Model {
    var selection: String?
    var isExpanded = true
  }

  private struct Mail: View {
    @Bindable var model: Model
    var body: some View {
      NavigationSplitView {
        List(selection: $model.selection) {
          Label("Inbox", systemImage: "tray").badge(3).tag("Inbox")
          Section("Folders", isExpanded: $model.isExpanded) {
            ForEach(["Drafts", "Sent"], id: \.self) { Label($0, systemImage: "folder") }
          }
          Section("Tags") { NavigationLink(value: "Red") { Label("Red", systemImage: "tag") }.listItemTint(.red) }
        }
        .navigationTitle("Mail")
      } detail: {
        Text(model.selection.map { "Detail of \($0)" } ?? "Nothing").navigationTitle("Detail")
      }
    }
  }

  private func screen(_ model: Model, pad: Bool) -> HostedScreen<Mail> {
    pad
      ? HostedScreen(Mail(model: model), width: 1180, height: 820, isRegular: true)
      : HostedScreen(Mail(model: model), width: 390, height: 700)
  }

  private func tap(_ text: String, _ screen: HostedScreen<some View>) {
    guard let label = screen.window.all(UILabel.self).first(where: { $0.text == text }) else { return }
    screen.window.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: screen.window))
    for _ in 0..<3 { screen.layOut() }
  }

  private func titles(_ screen: HostedScreen<some View>) -> [String?] {
    let stack = screen.controller.first(UISplitViewController.self)?.viewControllers.first as? UINavigationController
    return stack?.viewControllers.map(\.navigationItem.title) ?? []
  }

  @Test func rowsSelect() {
    let model = Model()
    let screen = screen(model, pad: true)
    tap("Sent", screen)
    #expect(model.selection == "Sent")
    #expect(screen.controller.view.visibleTexts.contains("Detail of Sent"))
    tap("Red", screen)
    #expect(model.selection == "Red")
  }

  /// On compact width, a selection shows the detail column, also if the same row is selected again.
  @Test func selectionsRevealTheDetail() {
    let model = Model()
    let screen = screen(model, pad: false)
    #expect(titles(screen) == ["Mail"])
    for name in ["Inbox", "Inbox", "Red"] {
      tap(name, screen)
      #expect(model.selection == name)
      #expect(titles(screen) == ["Mail", "Detail"])
      let stack = screen.controller.first(UISplitViewController.self)?.viewControllers.first as? UINavigationController
      stack?.popViewController(animated: false)
      for _ in 0..<3 { screen.layOut() }
      #expect(titles(screen) == ["Mail"])
    }
  }

  @Test func sectionsCollapse() {
    for isPad in [true, false] {
      let model = Model()
      let screen = screen(model, pad: isPad)
      // Headers of sidebars are not in capitals.
      tap("Folders", screen)
      #expect(!model.isExpanded)
      #expect(!screen.window.visibleTexts.contains("Drafts"))
      tap("Folders", screen)
      #expect(screen.window.visibleTexts.contains("Drafts"))
    }
  }

  /// The rows of a wide sidebar have no cards and separators.
  @Test func appearance() {
    let model = Model()
    func background(_ screen: HostedScreen<some View>) -> UIColor? {
      screen.controller.view.first(UICollectionViewListCell.self)?.defaultBackgroundConfiguration().backgroundColor
    }
    #expect(background(screen(model, pad: true)) == nil)
    #expect(background(screen(model, pad: false)) == .secondarySystemGroupedBackground)
  }

  /// The rows are loaded again when the layout direction changes, and stay selected.
  @Test func theSelectionStaysInOtherLayouts() {
    let model = Model()
    model.selection = "Drafts"
    let screen = screen(model, pad: true)
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    for _ in 0..<3 { screen.layOut() }
    let selected = screen.controller.view.first(UICollectionView.self)?.indexPathsForSelectedItems
    #expect(selected == [IndexPath(item: 0, section: 1)])
  }

  @Test func pictures() {
    let model = Model()
    model.selection = "Drafts"
    for (name, dark, right) in [("light", false, false), ("dark", true, false), ("rtl", false, true)] {
      screen(model, pad: true).picture("sidebar-\(name)", dark: dark, rightToLeft: right)
      screen(model, pad: false).picture("sidebar-phone-\(name)", dark: dark, rightToLeft: right)
    }
  }
}
