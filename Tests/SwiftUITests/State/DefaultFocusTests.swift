// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import TesseraViews
import Testing

/// The focus when a view appears, rename buttons and user activities.
@MainActor @Suite struct DefaultFocusTests {
  private enum Field { case first, second }

  private struct Fields: View {
    let isInitial: Bool
    @FocusState private var focus: Field?
    var body: some View {
      VStack {
        TextField("First", text: .constant("1")).focused($focus, equals: .first)
        TextField("Second", text: .constant("2")).focused($focus, equals: .second)
      }
      .defaultFocus($focus, .second)
      .onAppear { if isInitial { focus = .first } }
    }
  }

  private func focusedText(_ view: UIView) -> String? {
    if let field = view as? UITextField, field.isFirstResponder { return field.text }
    return view.subviews.lazy.compactMap { focusedText($0) }.first
  }

  @Test func theDefaultFieldIsFocused() {
    let screen = HostedScreen(Fields(isInitial: false))
    screen.layOut()
    #expect(focusedText(screen.window) == "2")
  }

  private struct Flag: View {
    @FocusState private var isFocused: Bool
    var body: some View { TextField("Name", text: .constant("1")).focused($isFocused).defaultFocus($isFocused, true) }
  }

  @Test func flagsAreSet() {
    let screen = HostedScreen(Flag())
    screen.layOut()
    #expect(focusedText(screen.window) == "1")
  }

  @Test func renameButtonsPerformTheAction() {
    let journal = Journal()
    let screen = HostedScreen(RenameButton().renameAction { journal.add("rename") })
    screen.window.tap(at: CGPoint(x: 100, y: 50))
    #expect(journal.take() == ["rename"])
    #expect(screen.texts == ["Rename"])
    let disabled = HostedScreen(RenameButton())
    disabled.window.tap(at: CGPoint(x: 100, y: 50))
    #expect(journal.take() == [])
  }

  private struct Item: View {
    let journal: Journal
    @State private var isShown = true
    @State private var title = "Drill"
    var body: some View {
      VStack {
        if isShown {
          Text(verbatim: title).userActivity("com.example.item", element: title) { title, activity in
            activity.title = title
            journal.add("\(activity.activityType) \(title)")
          }
        }
        Button("Rename") { title = "Saw" }
      }
    }
  }

  @Test func userActivitiesAreUpdated() throws {
    let journal = Journal()
    let screen = HostedScreen(Item(journal: journal))
    #expect(journal.take() == ["com.example.item Drill"])
    try #require(screen.labels.first { $0.text == "Rename" }).tap()
    screen.layOut()
    #expect(journal.take() == ["com.example.item Saw"])
  }
}
