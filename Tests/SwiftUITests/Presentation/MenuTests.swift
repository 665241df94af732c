// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing

/// A screen with menus, as an app would write it.
private struct FilesScreen: View {
  let desk: Desk

  var body: some View {
    @Bindable var desk = desk
    VStack {
      Menu("Options") {
        Section("File") {
          Button("Copy", systemImage: "doc.on.doc") { desk.journal.add("copy") }
          Button {
          } label: {
            Text("Duplicate")
            Text("Makes a second file")
          }
          .disabled(true)
        }
        Picker("Sort by", selection: $desk.order) {
          Text("Name").tag("name")
          Text("Date").tag("date")
        }
        Toggle("Pinned", isOn: $desk.isPinned)
        Menu("More", systemImage: "ellipsis") {
          Button("Archive") { desk.journal.add("archive") }
        }
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) { desk.journal.add("delete") }
      }
      Text("File \(desk.count)").contextMenu {
        Button("Open \(desk.count)") { desk.journal.add("open \(desk.count)") }
        if desk.isPinned { Button("Unpin") { desk.isPinned = false } }
      }
    }
  }
}

@MainActor
@Suite struct MenuTests {
  let desk = Desk()

  @Test func aTapOpensTheMenu() {
    let screen = PresentingScreen(FilesScreen(desk: desk))
    screen.tap("Options")
    #expect(
      screen.menuRows == [
        "File", "Copy", "Duplicate", "Makes a second file", "Name", "Date", "Pinned", "More", "Delete",
      ])
    screen.tap("Copy")
    #expect(desk.journal.take() == ["copy"])
    #expect(!screen.menuRows.contains("Copy"))
  }

  @Test func theElementsHaveTheirRolesAndStates() throws {
    let screen = PresentingScreen(FilesScreen(desk: desk))
    let menu = try #require(screen.menu("Options"))
    let parts = menu.children.compactMap { $0 as? UIMenu }
    #expect(parts.count == 2)
    let first = parts[0].children
    let section = first.first as? UIMenu
    #expect(section?.title == "File" && section?.options == .displayInline)
    let actions = section?.children.compactMap { $0 as? UIAction } ?? []
    #expect(actions.map(\.title) == ["Copy", "Duplicate"])
    #expect(actions[0].image != nil)
    #expect(actions[1].subtitle == "Makes a second file" && actions[1].attributes == .disabled)
    let picker = first[1] as? UIMenu
    #expect(picker?.children.compactMap { ($0 as? UIAction)?.state } == [.on, .off])
    #expect((first[2] as? UIAction)?.state == .off)
    let more = first[3] as? UIMenu
    #expect(more?.title == "More" && more?.image != nil && more?.options == [])
    #expect((parts[1].children.first as? UIAction)?.attributes == .destructive)
  }

  @Test func aDisabledButtonIsNotPerformed() {
    let screen = PresentingScreen(FilesScreen(desk: desk))
    screen.tap("Options")
    screen.tap("Duplicate")
    #expect(screen.menuRows.contains("Duplicate"))
  }

  @Test func pickersAndTogglesWriteTheirBindings() {
    let screen = PresentingScreen(FilesScreen(desk: desk))
    screen.tap("Options")
    screen.tap("Date")
    #expect(desk.order == "date")
    screen.tap("Options")
    screen.tap("Pinned")
    #expect(desk.isPinned)
    let menu = screen.menu("Options")
    let first = (menu?.children.first as? UIMenu)?.children ?? []
    #expect((first[1] as? UIMenu)?.children.compactMap { ($0 as? UIAction)?.state } == [.off, .on])
    #expect((first[2] as? UIAction)?.state == .on)
  }

  @Test func aNestedMenuOpens() {
    let screen = PresentingScreen(FilesScreen(desk: desk))
    screen.tap("Options")
    screen.tap("More")
    screen.tap("Archive")
    #expect(desk.journal.take() == ["archive"])
  }

  @Test func aPrimaryActionIsPerformedByATapAndAPressOpensTheMenu() {
    let desk = desk
    let screen = PresentingScreen(
      Menu {
        Button("Other") {}
      } label: {
        Text("Add")
      } primaryAction: {
        desk.count += 1
      })
    screen.tap("Add")
    #expect(desk.count == 1)
    screen.view("Add")?.longPress()
    screen.layOut()
    #expect(screen.menuRows == ["Other"])
    #expect(desk.count == 1)
  }

  @Test func aMenuStaysOpenAndChangesIfItIsNotDismissed() {
    struct Stepper: View {
      @State private var count = 0
      var body: some View {
        Menu("Count") {
          Button("Add to \(count)") { count += 1 }
          if count > 1 { Text("Many") }
        }
        .menuActionDismissBehavior(.disabled)
      }
    }
    let screen = PresentingScreen(Stepper())
    screen.tap("Count")
    screen.tap("Add to 0")
    #expect(screen.menuRows == ["Add to 1"])
    screen.tap("Add to 1")
    #expect(screen.menuRows == ["Add to 2", "Many"])
  }

  @Test func anOpenMenuFollowsTheState() {
    let screen = PresentingScreen(FilesScreen(desk: desk))
    let file = screen.controller.view.subviews.last
    file?.longPress()
    screen.layOut()
    #expect(screen.menuRows.suffix(1) == ["Open 0"])
    (desk.count, desk.isPinned) = (5, true)
    screen.layOut()
    #expect(screen.menuRows.suffix(2) == ["Open 5", "Unpin"])
    screen.tap("Open 5")
    #expect(desk.journal.take() == ["open 5"])
  }

  @Test func theOrderIsPassedToTheMenu() throws {
    let desk = desk
    let screen = PresentingScreen(FilesScreen(desk: desk).menuOrder(.fixed))
    #expect(screen.menuConfiguration("Options")?.preferredMenuElementOrder == .fixed)
    let priority = PresentingScreen(FilesScreen(desk: desk).menuOrder(.priority))
    #expect(priority.menuConfiguration("Options")?.preferredMenuElementOrder == .priority)
  }

  @Test func aContextMenuHasAPreview() {
    let screen = PresentingScreen(
      Text("Photo").contextMenu {
        Button("Share") {}
      } preview: {
        Color.red.frame(width: 120, height: 90)
      })
    screen.controller.view.subviews.last?.longPress()
    screen.layOut()
    #expect(screen.menuRows == ["Share"])
  }

  @Test func thePreviewHasTheContentShape() throws {
    let screen = PresentingScreen(
      Color.red.frame(width: 80, height: 60).contentShape(.contextMenuPreview, Circle()).contextMenu {
        Button("Share") {}
      })
    let view = try #require(screen.controller.view.subviews.last)
    let interaction = try #require(view.interactions.first as? UIContextMenuInteraction)
    let preview = interaction.delegate?.contextMenuInteraction(
      interaction, configuration: UIContextMenuConfiguration(),
      highlightPreviewForItemWithIdentifier: NSString(string: "view"))
    // The largest circle in 80 x 60 points.
    #expect(preview?.parameters.visiblePath?.bounds == CGRect(x: 10, y: 0, width: 60, height: 60))
    view.longPress()
    screen.layOut()
    #expect(screen.menuRows == ["Share"])
  }

  @Test func aDisabledMenuStaysClosed() {
    let screen = PresentingScreen(FilesScreen(desk: desk).disabled(true))
    screen.tap("Options")
    #expect(!screen.menuRows.contains("Copy"))
  }

  @Test func anEmptyMenuStaysClosed() {
    let screen = PresentingScreen(Menu("Empty") {})
    screen.tap("Empty")
    #expect(screen.window.subviews.count == 1)
  }

  @Test func controlGroupsAndLinksAreElements() {
    let url = URL(string: "https://example.org")!
    let screen = PresentingScreen(
      Menu("Edit") {
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc.on.doc") {}
        }
        Link("Website", destination: url)
        Text("Version 1")
      })
    let children = screen.menu("Edit")?.children ?? []
    #expect((children[0] as? UIMenu)?.preferredElementSize == .medium)
    #expect((children[0] as? UIMenu)?.children.map(\.title) == ["Cut", "Copy"])
    #expect(children[1].title == "Website")
    #expect((children[2] as? UIAction)?.attributes == .disabled)
  }
}
