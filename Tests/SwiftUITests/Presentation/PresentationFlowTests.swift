// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Tessera
import Testing

/// A to-do list, as an app would write it.
private struct TodoScreen: View {
  @State private var chores = ["Sweep", "Dust"]
  @State private var isAdding = false
  @State private var removed: Removal?
  @State private var isClearing = false
  @State private var sort = "manual"

  struct Removal: Identifiable {
    let id: String
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(sort == "name" ? chores.sorted() : chores, id: \.self) { chore in
          Button(chore) { removed = Removal(id: chore) }
        }
        Picker("Order", selection: $sort) {
          Text("By Hand").tag("manual")
          Text("By Name").tag("name")
        }
        Button("Add") { isAdding = true }
        Button("Clear", role: .destructive) { isClearing = true }
      }
      .navigationTitle("Chores")
    }
    .sheet(isPresented: $isAdding) {
      AddChore { chores.append($0) }.presentationDetents([.medium, .large])
    }
    .alert(item: $removed) { removal in
      Alert(
        title: Text("Remove \(removal.id)?"),
        primaryButton: .destructive(Text("Remove")) {
          chores.removeAll { $0 == removal.id }
        }, secondaryButton: .cancel())
    }
    .confirmationDialog("Remove all?", isPresented: $isClearing) {
      Button("Remove All", role: .destructive) { chores = [] }
    }
  }
}

private struct AddChore: View {
  let add: (String) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""

  var body: some View {
    NavigationStack {
      Form { TextField("Title", text: $title) }
        .navigationTitle("New Chore")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") {
              add(title)
              dismiss()
            }
            .disabled(title.isEmpty)
          }
        }
    }
  }
}

/// Presentations in virtual time, in which they are animated.
@MainActor
@Suite struct PresentationFlowTests {
  private let screen = Screen("todo", device: .iPhone16) { UIHostingController(rootView: TodoScreen()) }

  @Test func aChoreIsAddedInASheet() throws {
    try Flow("Add") {
      $0.tap("Add")
      $0.type("Mop", into: "Title")
      $0.tap("Done")
      $0.expect("Mop")
      $0.expect(no: "New Chore")
    }
    .run(on: screen).get()
  }

  @Test func aSheetIsPulledDown() throws {
    try Flow("Cancel") {
      $0.tap("Add")
      $0.expect("New Chore")
      $0.swipe(.down, on: "New Chore", distance: 300)
      $0.expect(no: "New Chore")
      $0.tap("Add")
      $0.tap("Cancel")
      $0.expect(no: "New Chore")
    }
    .run(on: screen).get()
  }

  @Test func anAlertAndADialogAreAnswered() throws {
    try Flow("Remove") {
      $0.tap("Dust")
      $0.tap("Cancel")
      $0.expect("Dust")
      $0.tap("Dust")
      $0.tap("Remove")
      $0.expect(no: "Dust")
      $0.tap("Clear")
      $0.tap("Remove All")
      $0.expect(no: "Sweep")
      $0.expect(no: "Remove All")
    }
    .run(on: screen).get()
  }

  @Test func aPickerIsOpenedAndChanged() throws {
    try Flow("Sort") {
      $0.tap("By Hand")
      $0.tap("By Name")
      $0.expect("By Name")
      $0.expect(no: "By Hand")
    }
    .run(on: screen).get()
  }

  // MARK: Stills

  private struct PresentingAtStart: View {
    @State private var isPresented = true
    var body: some View {
      Text("Main").sheet(isPresented: $isPresented) {
        Color.red.ignoresSafeArea().presentationDetents([.medium])
      }
    }
  }

  /// A sheet that is presented at the start is at its final position in a still: of the screen of 852 points with a
  /// safe area of 59 and 34 points, a medium sheet covers half of 852 - 59 - 10 - 34 points, and the safe area.
  @Test func aStillShowsTheSettledSheet() throws {
    let screen = Screen("still", device: .iPhone16) { UIHostingController(rootView: PresentingAtStart()) }
    let laidOut = try Renderer().layout(screen)
    let root = laidOut.window.rootViewController
    let view = try #require(root?.presentedViewController?.view)
    let frame = view.convert(view.bounds, to: nil)
    let largest: CGFloat = 852 - 59 - 10 - 34
    #expect(abs(frame.height - largest / 2 - 34) < 0.4)
    #expect(frame.maxY == 852)
    let picture = try Renderer().bitmap(of: screen)
    #expect(try Renderer().bitmap(of: screen) == picture)
  }
}
