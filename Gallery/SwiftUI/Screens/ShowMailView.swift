// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Observation
import SwiftUI

/// The inbox of a mail app: a large title over a search field, messages with two lines of text, and a toolbar.
///
/// The SwiftUI counterpart of the gallery's screen `show-mail`.
struct ShowMailView: View {
  @Bindable var inbox: Inbox
  @State private var path = ["Inbox"]

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink(value: "Inbox") {
          Label("Inbox", systemImage: "tray")
            .badge(inbox.unreadCount)
        }
      }
      .navigationTitle("Mailboxes")
      .navigationDestination(for: String.self) { InboxView(inbox: inbox, title: $0) }
    }
  }
}

/// The messages of the app.
@Observable @MainActor
final class Inbox {
  struct Letter: Identifiable {
    let sender: String
    let time: String
    let subject: String
    let text: String
    var isUnread = false
    var hasAttachment = false

    var id: String { sender }
  }

  var letters = [
    Letter(
      sender: "Grace Hopper", time: "9:32 AM", subject: "The moth is in the log book",
      text:
        "Relay 70 of Panel F failed because a moth was in it. I have taped it to the page, so that nobody doubts it.",
      isUnread: true),
    Letter(
      sender: "Edsger Dijkstra", time: "8:15 AM", subject: "Notes on Friday’s lecture",
      text: "Thank you for the careful reading. I have three remarks, none of which will please the committee.",
      isUnread: true),
    Letter(
      sender: "Barbara Liskov", time: "Yesterday", subject: "Can I use the subtype here?",
      text: "If the tests of the parent pass, then yes. If they do not, it was never a subtype to begin with."),
    Letter(
      sender: "Donald Knuth", time: "Yesterday", subject: "A cheque for $2.56",
      text: "You were right about page 417. I enclose one hexadecimal dollar, with my thanks and my regrets.",
      hasAttachment: true),
    Letter(
      sender: "Margaret Hamilton", time: "Tuesday", subject: "Alarm 1202, but we are go",
      text: "The executive overflow is handled: the landing continues and low priority jobs wait for their turn."),
    Letter(
      sender: "Ken Thompson", time: "Tuesday", subject: "About trusting trust",
      text: "I read your compiler and it looks fine. That is exactly what worries me about it."),
    Letter(
      sender: "Radia Perlman", time: "Monday", subject: "A poem on spanning trees",
      text: "I think that I shall never see a graph more lovely than a tree. The rest is attached.", hasAttachment: true
    ),
  ]

  var unreadCount: Int { letters.count { $0.isUnread } }
}

/// The messages of a mailbox.
private struct InboxView: View {
  @Bindable var inbox: Inbox
  let title: String
  @State private var query = ""
  @Environment(\.pixelLength) private var pixelLength

  private var found: [Inbox.Letter] {
    guard !query.isEmpty else { return inbox.letters }
    return inbox.letters.filter { ($0.sender + $0.subject + $0.text).localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    List(found) { letter in
      LetterRow(letter: letter)
        // A row of UIKit's tables includes the separator.
        .listRowInsets(EdgeInsets(top: 10, leading: 36, bottom: 11 + pixelLength, trailing: 20))
        .swipeActions {
          Button("Archive", systemImage: "archivebox") { inbox.letters.removeAll { $0.id == letter.id } }
            .tint(.purple)
        }
    }
    .listStyle(.plain)
    .navigationTitle(title)
    .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { EditButton() }
      ToolbarItem(placement: .bottomBar) { Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {} }
      ToolbarItem(placement: .status) {
        VStack(spacing: 0) {
          Text("Updated Just Now")
          Text("\(inbox.unreadCount) Unread")
            .foregroundStyle(.secondary)
        }
        .font(.system(size: 11))
      }
      ToolbarItem(placement: .bottomBar) { Button("Compose", systemImage: "square.and.pencil") {} }
    }
  }
}

/// A message: the sender, the time, the subject, and the beginning of the text.
private struct LetterRow: View {
  let letter: Inbox.Letter
  @Environment(\.dynamicTypeSize.isAccessibilitySize) private var isLarge

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      header
      Text(letter.subject)
        .font(.subheadline)
        .lineLimit(isLarge ? 2 : 1)
      Text(letter.text)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(isLarge ? 3 : 2)
    }
    .accessibilityElement(children: .combine)
  }

  /// The sender and the time, which is below the sender at accessibility text sizes.
  private var header: some View {
    let layout =
      isLarge ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0)) : AnyLayout(HStackLayout(spacing: 6))
    return layout {
      Text(letter.sender)
        .font(.headline)
        .lineLimit(isLarge ? 2 : 1)
        .overlay(alignment: .leading) {
          if letter.isUnread {
            Circle().fill(.blue).frame(width: 10, height: 10).offset(x: -22)
              .accessibilityLabel("Unread")
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      HStack(spacing: 8) {
        if letter.hasAttachment {
          Image(systemName: "paperclip")
            .font(.system(size: 13))
            .foregroundStyle(.secondary)
        }
        Text(letter.time)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Image(systemName: "chevron.forward")
          .font(.system(size: 12, weight: .semibold))
          .foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
      .fixedSize()
    }
  }
}
