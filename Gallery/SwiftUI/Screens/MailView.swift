// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Observation
import SwiftUI

/// An app with tabs, the first of which has a list of messages under a large title.
///
/// The SwiftUI counterpart of the gallery's screen `mail`.
struct MailView: View {
  @Bindable var mailbox: Mailbox

  var body: some View {
    TabView {
      Tab("Inbox", systemImage: "tray") { MailboxView(mailbox: mailbox) }
        .badge(mailbox.unreadCount)
      Tab("Calendar", systemImage: "calendar") { EmptyTab(title: "Calendar", symbol: "calendar") }
      Tab("Contacts", systemImage: "person.2") { EmptyTab(title: "Contacts", symbol: "person.2") }
      Tab("Settings", systemImage: "gearshape") { EmptyTab(title: "Settings", symbol: "gearshape") }
    }
  }
}

/// A message, and an alert that asks whether to delete it.
///
/// The SwiftUI counterpart of the gallery's screen `alert`.
struct MailAlertView: View {
  @State private var path = [Mailbox().letters[0]]

  var body: some View {
    NavigationStack(path: $path) {
      List {}
        .navigationTitle("Inbox")
        .navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Mailbox.Letter.self) { _ in LetterView(asksToDelete: true) }
    }
  }
}

/// The messages of the app.
@Observable @MainActor
final class Mailbox {
  struct Letter: Hashable, Identifiable {
    let sender: String
    let subject: String
    var isUnread = false

    var id: String { sender }
  }

  var letters = [
    Letter(sender: "Grace Hopper", subject: "The moth is taped into the log book", isUnread: true),
    Letter(sender: "Edsger Dijkstra", subject: "On the cruelty of really teaching computing", isUnread: true),
    Letter(sender: "Barbara Liskov", subject: "Can I use the subtype here?", isUnread: true),
    Letter(sender: "Donald Knuth", subject: "A cheque for $2.56"),
    Letter(sender: "Margaret Hamilton", subject: "Alarm 1202, but we are go"),
    Letter(sender: "Ken Thompson", subject: "About trusting trust"),
    Letter(sender: "Radia Perlman", subject: "A poem on spanning trees"),
    Letter(sender: "Tony Hoare", subject: "My billion dollar mistake"),
    Letter(sender: "Frances Allen", subject: "Flow graphs for Monday"),
    Letter(sender: "Adele Goldberg", subject: "The demo for the visitors"),
    Letter(sender: "Alan Kay", subject: "Predicting the future"),
    Letter(sender: "Shafi Goldwasser", subject: "I can prove it without telling you"),
  ]

  var unreadCount: Int { letters.count { $0.isUnread } }
}

/// The list of messages.
private struct MailboxView: View {
  @Bindable var mailbox: Mailbox

  var body: some View {
    NavigationStack {
      List {
        ForEach($mailbox.letters) { $letter in
          NavigationLink(value: letter) { LetterRow(letter: letter) }
            .swipeActions(edge: .leading) {
              Button(letter.isUnread ? "Read" : "Unread", systemImage: "envelope") { letter.isUnread.toggle() }
                .tint(.blue)
            }
        }
        .onDelete { mailbox.letters.remove(atOffsets: $0) }
      }
      .listStyle(.plain)
      .environment(\.defaultMinListRowHeight, 64)
      .navigationTitle("Inbox")
      .navigationDestination(for: Mailbox.Letter.self) { _ in LetterView() }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Search", systemImage: "magnifyingglass") {}
          Button("Compose", systemImage: "square.and.pencil") {}
        }
      }
    }
  }
}

/// The sender and the subject of a message.
private struct LetterRow: View {
  let letter: Mailbox.Letter

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(letter.sender)
        .font(.body.weight(letter.isUnread ? .semibold : .regular))
      Text(letter.subject)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// A message with a toolbar.
private struct LetterView: View {
  @State var asksToDelete = false

  var body: some View {
    ScrollView {
      Text(
        """
        Dear all,

        at 15:45 we found the reason why Relay 70 of Panel F failed: a moth was in it. It is taped into the log book now, \
        the first actual case of a bug being found.

        Please keep the windows shut in the evening.

        Grace
        """
      )
      .font(.system(size: 17))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 20)
      .padding(.vertical, 16)
    }
    .navigationTitle("Moth")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Share", systemImage: "square.and.arrow.up") {} }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Delete", systemImage: "trash") { asksToDelete = true }
        Spacer()
        Button("Move", systemImage: "folder") {}
        Spacer()
        Button("Reply", systemImage: "arrowshape.turn.up.left") {}
        Spacer()
        Button("Compose", systemImage: "square.and.pencil") {}
      }
    }
    .alert("Delete Letter?", isPresented: $asksToDelete) {
      Button("Cancel", role: .cancel) {}
      Button("Delete", role: .destructive) {}
    } message: {
      Text("The letter and the moth will be gone from all your devices.")
    }
  }
}

/// A tab without content.
private struct EmptyTab: View {
  let title: String
  let symbol: String

  var body: some View {
    NavigationStack {
      ContentUnavailableView("No \(title)", systemImage: symbol)
        .navigationTitle(title)
    }
  }
}
