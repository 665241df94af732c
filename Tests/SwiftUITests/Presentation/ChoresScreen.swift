// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Observation
import SwiftUI

/// A screen that presents sheets, as an app would write it.
struct ChoresScreen: View {
  let desk: Desk
  let chores = [Chore(id: 1, title: "Sweep"), Chore(id: 2, title: "Dust")]

  var body: some View {
    @Bindable var desk = desk
    if desk.isVisible {
      VStack {
        Text("Chores \(desk.count)")
        Button("New") { desk.showsSheet = true }
        Button("Edit") { desk.item = chores[0] }
      }
      .sheet(isPresented: $desk.showsSheet, onDismiss: { desk.journal.add("closed \(desk.showsSheet)") }) {
        NewChore(desk: desk)
      }
      .sheet(item: $desk.item, onDismiss: { desk.journal.add("closed item") }) { chore in
        Text("Edit \(chore.title)").presentationDetents([.medium])
      }
    }
  }
}

struct NewChore: View {
  let desk: Desk
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @State private var title = "Untitled"

  var body: some View {
    @Bindable var desk = desk
    VStack {
      Text(isPresented ? "New chore \(desk.count)" : "Not presented")
      Text(title)
      Button("Rename") { title = "Mop" }
      Button("Cancel") { dismiss() }
      Button("More") { desk.showsSecond = true }
    }
    .sheet(isPresented: $desk.showsSecond) { Text("Second") }
    .interactiveDismissDisabled(desk.isLocked)
  }
}
