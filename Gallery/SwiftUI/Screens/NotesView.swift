// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Observation
import SwiftUI

/// A notes app on an iPad: folders, the notes of one folder, and the selected note.
///
/// The SwiftUI counterpart of the gallery's screen `show-notes`.
struct NotesView: View {
  @Bindable var library: NoteLibrary
  @State private var columns = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      FolderList(library: library)
    } content: {
      NoteList(library: library)
    } detail: {
      if let note = library.selectedNote {
        NotePage(note: note)
      } else {
        ContentUnavailableView("No Note Selected", systemImage: "note.text")
      }
    }
    .navigationSplitViewStyle(.balanced)
    .tint(.yellow)
  }
}

/// The folders and notes of the app.
@Observable @MainActor
final class NoteLibrary {
  struct Folder: Identifiable {
    let title: String
    let symbol: String
    let count: Int

    var id: String { title }
  }

  struct Note: Identifiable {
    let title: String
    let time: String
    let text: String

    var id: String { title }
  }

  struct Period: Identifiable {
    let title: String
    var notes: [Note]

    var id: String { title }
  }

  let folders = [
    Folder(title: "Quick Notes", symbol: "square.and.pencil", count: 2),
    Folder(title: "All iCloud", symbol: "folder", count: 41),
    Folder(title: "Notes", symbol: "folder", count: 18), Folder(title: "Garden", symbol: "folder", count: 7),
    Folder(title: "Recipes", symbol: "folder", count: 12), Folder(title: "Travel", symbol: "folder", count: 4),
    Folder(title: "Recently Deleted", symbol: "trash", count: 3),
  ]
  var periods = [
    Period(
      title: "Today",
      notes: [
        Note(title: "Spring planting plan", time: "9:41 AM", text: "Broad beans go in first"),
        Note(title: "Seeds to order", time: "8:05 AM", text: "Broad beans, sweet peas, kale"),
      ]),
    Period(
      title: "Previous 7 Days",
      notes: [
        Note(title: "Greenhouse repairs", time: "Friday", text: "Two panes on the north side"),
        Note(title: "Compost", time: "Thursday", text: "Turn the second heap, water it"),
        Note(title: "Apple varieties", time: "Tuesday", text: "Egremont Russet keeps longest"),
      ]),
    Period(
      title: "Previous 30 Days",
      notes: [
        Note(title: "Rain barrel", time: "28/12/23", text: "Needs a new tap, 3/4 inch"),
        Note(title: "Open garden day", time: "17/12/23", text: "Thirty visitors, two dogs"),
      ]),
  ]
  var selectedFolder: Folder.ID? = "Garden"
  var selection: Note.ID? = "Spring planting plan"
  var query = ""

  var selectedNote: Note? { periods.lazy.flatMap(\.notes).first { $0.id == self.selection } }

  /// The notes whose title or text contains the query, by period.
  var foundPeriods: [Period] {
    guard !query.isEmpty else { return periods }
    return periods.map { period in
      Period(
        title: period.title,
        notes: period.notes.filter { ($0.title + $0.text).localizedCaseInsensitiveContains(query) })
    }
    .filter { !$0.notes.isEmpty }
  }

  /// Adds a note of today.
  func addNote() {
    periods[0].notes.insert(Note(title: "New Note", time: "9:41 AM", text: "No additional text"), at: 0)
  }

  /// Deletes a note.
  func delete(_ id: Note.ID) {
    for index in periods.indices { periods[index].notes.removeAll { $0.id == id } }
    if selection == id { selection = nil }
  }
}

/// The folders, the leading column.
private struct FolderList: View {
  @Bindable var library: NoteLibrary

  var body: some View {
    List(library.folders, selection: $library.selectedFolder) { folder in
      Label(folder.title, systemImage: folder.symbol)
        .badge(folder.count)
    }
    .navigationTitle("Folders")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { EditButton() }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("New Folder", systemImage: "folder.badge.plus") {}
        Spacer()
      }
    }
  }
}

/// The notes of the selected folder, the middle column.
private struct NoteList: View {
  @Bindable var library: NoteLibrary

  var body: some View {
    List(selection: $library.selection) {
      ForEach(library.foundPeriods) { period in
        Section(period.title) {
          ForEach(period.notes) { note in
            NoteRow(note: note)
              .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) { library.delete(note.id) }
              }
          }
        }
      }
    }
    .listStyle(.plain)
    .navigationTitle(library.selectedFolder ?? "Notes")
    .navigationBarTitleDisplayMode(.inline)
    .searchable(text: $library.query, placement: .navigationBarDrawer(displayMode: .always))
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("More", systemImage: "ellipsis.circle") {} }
    }
  }
}

/// The title of a note, its time, and the beginning of its text.
private struct NoteRow: View {
  let note: NoteLibrary.Note
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(note.title)
        .font(.headline)
      Text("\(note.time)  \(Text(note.text).foregroundStyle(.secondary))")
        .font(.subheadline)
    }
    .lineLimit(1)
    // A row of UIKit's tables includes the separator.
    .padding(.bottom, pixelLength)
  }
}

/// A note, the detail column.
private struct NotePage: View {
  let note: NoteLibrary.Note

  var body: some View {
    ScrollView {
      // The distance between paragraphs, and the leading below their last lines.
      VStack(alignment: .leading, spacing: 6 + 5 / 3) {
        Text("9 January 2024 at 9:41 AM")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
          .padding(.bottom, 6)
        Text(note.title)
          .font(.title.bold())
        if note.id == "Spring planting plan" { plan } else { Text(note.text) }
      }
      .padding(.horizontal, 25)
      .padding(.vertical, 8)
    }
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button("Checklist", systemImage: "checklist") {}
        Button("Camera", systemImage: "camera") {}
        Button("Share", systemImage: "square.and.arrow.up") {}
        Button("More", systemImage: "ellipsis.circle") {}
        Button("New Note", systemImage: "square.and.pencil") {}
      }
    }
  }

  @ViewBuilder
  private var plan: some View {
    Text("Broad beans go in first, then the peas. Leave the west bed free for the potatoes.")
    Text("This weekend")
      .font(.title3.weight(.semibold))
    ForEach(
      [
        "Sweet peas in deep pots", "Onions between the roses", "Garlic in the raised bed",
        "Prune the pears on a dry day",
      ], id: \.self
    ) { item in
      Text("•  \(item)")
    }
    Text("Where things are")
      .font(.title3.weight(.semibold))
    Text("Labels are in the top drawer of the shed. The dibber is wherever Tom left it.")
    HillsPicture()
      .frame(height: 250)
      .clipShape(.rect(cornerRadius: 8))
      .padding(.top, 4)
      .accessibilityLabel("Hills in the sun")
  }
}
