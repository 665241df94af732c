// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import TesseraViews
import Testing

/// Sections that can be collapsed, in a window of 320 x 300 points.
@MainActor @Suite struct ExpandableSectionTests {
  private struct Rooms: View {
    @State var isExpanded: Bool
    var body: some View {
      List {
        Section("Rooms", isExpanded: $isExpanded) { Text(verbatim: "Kitchen") }
        Section { Button("Toggle") { isExpanded.toggle() } }
      }
    }
  }

  private func screen(_ view: some View) -> HostedScreen<some View> { HostedScreen(view, width: 320, height: 300) }

  @Test func collapsedSectionsShowTheirHeader() {
    let shown = screen(Rooms(isExpanded: true).listStyle(.sidebar)).texts.map { $0.lowercased() }
    #expect(shown.contains("rooms") && shown.contains("kitchen"))
    let hidden = screen(Rooms(isExpanded: false).listStyle(.sidebar)).texts.map { $0.lowercased() }
    #expect(hidden.contains("rooms") && !hidden.contains("kitchen"))
  }

  /// In a sidebar, a tap on the header expands and collapses the section.
  @Test func headersOfSidebarsAreButtons() throws {
    let screen = screen(Rooms(isExpanded: true).listStyle(.sidebar))
    let header = try #require(screen.labels.first { $0.text?.lowercased() == "rooms" })
    header.tap()
    screen.layOut()
    #expect(!screen.texts.contains("Kitchen"))
    let collapsed = try #require(screen.labels.first { $0.text?.lowercased() == "rooms" })
    collapsed.tap()
    screen.layOut()
    #expect(screen.texts.contains("Kitchen"))
  }

  /// With another style, only the binding collapses the section.
  @Test func otherStylesHaveNoButton() throws {
    let screen = screen(Rooms(isExpanded: true).listStyle(.insetGrouped))
    try #require(screen.labels.first { $0.text?.lowercased() == "rooms" }).tap()
    screen.layOut()
    #expect(screen.texts.contains("Kitchen"))
    try #require(screen.labels.first { $0.text == "Toggle" }).tap()
    screen.layOut()
    #expect(!screen.texts.contains("Kitchen"))
  }

  @Test func stacksHideCollapsedContent() {
    let stack = { (isExpanded: Bool) in
      VStack { Section("Rooms", isExpanded: .constant(isExpanded)) { Text(verbatim: "Kitchen") } }
    }
    #expect(screen(stack(true)).texts == ["Rooms", "Kitchen"])
    #expect(screen(stack(false)).texts == ["Rooms"])
  }
}
