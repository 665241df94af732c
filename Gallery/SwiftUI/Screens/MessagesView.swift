// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI

/// A list of conversations in a card, between a title bar and a tab bar.
///
/// The SwiftUI counterpart of the gallery's screen `messages`: the same texts, fonts, colors and distances, written
/// with stacks, backgrounds and overlays instead of constraints.
struct MessagesView: View {
  private let conversations = [
    Conversation(
      initials: "AT", color: Color(rgb: 0xFF6B6B), name: "Ava Thompson", time: "6:19 PM",
      text: "Sounds great — see you at the station at 6:45"),
    Conversation(
      initials: "NK", color: Color(rgb: 0xF7B731), name: "Noah Kim", time: "7:51 PM",
      text: "Can you send me the invoice for last month?"),
    Conversation(
      initials: "MR", color: Color(rgb: 0x26DE81), name: "Mia Rossi", time: "1:14 PM",
      text: "The new build is up on the server, please test"),
    Conversation(
      initials: "LO", color: Color(rgb: 0x45AAF2), name: "Liam O'Connor", time: "9:16 PM",
      text: "Happy birthday! 🎂 Hope you have a lovely day"),
    Conversation(
      initials: "ZF", color: Color(rgb: 0xA55EEA), name: "Zoë Fischer", time: "6:47 PM",
      text: "I moved the meeting to Thursday morning"),
    Conversation(
      initials: "EP", color: Color(rgb: 0xFD9644), name: "Ethan Park", time: "1:42 PM", text: "Photo"),
    Conversation(
      initials: "SA", color: Color(rgb: 0x2BCBBA), name: "Sofia Alvarez", time: "4:12 PM",
      text: "We should plan the trip before prices go up"),
    Conversation(
      initials: "LM", color: Color(rgb: 0x4B7BEC), name: "Lucas Martin", time: "2:37 PM",
      text: "Thanks for the quick answer yesterday"),
    Conversation(
      initials: "CD", color: Color(rgb: 0xEB3B5A), name: "Chloe Dubois", time: "7:14 PM",
      text: "Let me know when you get home safely"),
    Conversation(
      initials: "OH", color: Color(rgb: 0x20BF6B), name: "Omar Haddad", time: "4:15 PM",
      text: "Voice message (0:42)"),
    Conversation(
      initials: "IM", color: Color(rgb: 0x778CA3), name: "Isla Murray", time: "9:37 PM",
      text: "The tests pass now, merging this evening"),
    Conversation(
      initials: "FW", color: Color(rgb: 0xFA8231), name: "Felix Wagner", time: "1:46 PM",
      text: "Did you read the article I sent you?"),
  ]

  var body: some View {
    VStack(spacing: 0) {
      TitleBar(leading: "Edit", title: "Messages", trailing: "New")
      ScrollView {
        card.padding(12)
      }
      TabStrip(items: ["Home", "Search", "Library", "Profile"])
    }
    .background(Palette.page)
    .ignoresSafeArea()
  }

  /// The rows, clipped to a card with a shadow.
  private var card: some View {
    let outline = RoundedRectangle(cornerRadius: 14, style: .circular)
    return LazyVStack(spacing: 0) {
      ForEach(conversations) { conversation in
        ConversationRow(conversation: conversation, isLast: conversation.id == conversations.last?.id)
      }
    }
    .clipShape(outline)
    .background {
      outline
        .fill(Palette.card)
        .shadow(color: .black.opacity(0.18), radius: 8, y: 4)
    }
  }
}

/// The last message of a conversation, and its sender.
private struct Conversation: Identifiable {
  let initials: String
  let color: Color
  let name: String
  let time: String
  let text: String

  var id: String { name }
}

/// A conversation: avatar, name, time and last message.
private struct ConversationRow: View {
  let conversation: Conversation
  let isLast: Bool

  var body: some View {
    HStack(spacing: 12) {
      Avatar(initials: conversation.initials, color: conversation.color)
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .top, spacing: 0) {
          Text(conversation.name)
            .font(.system(size: 15, weight: .semibold))
          Spacer(minLength: 8)
          Text(conversation.time)
            .font(.system(size: 12))
            .foregroundStyle(Palette.secondaryText)
            .layoutPriority(1)
        }
        Text(conversation.text)
          .font(.system(size: 13))
          .foregroundStyle(Palette.secondaryText)
      }
      .lineLimit(1)
    }
    .padding(.horizontal, 14)
    .padding(.bottom, 1)
    .frame(height: 56)
    .overlay(alignment: .bottom) {
      if !isLast { Separator() }
    }
  }
}

/// Initials on a colored circle that is lighter at the top.
private struct Avatar: View {
  let initials: String
  let color: Color

  var body: some View {
    Text(initials)
      .font(.system(size: 15, weight: .semibold))
      .foregroundStyle(.white)
      .frame(width: 40, height: 40)
      .background(
        LinearGradient(
          colors: [.white.opacity(0.25), .black.opacity(0.05)], startPoint: .top, endPoint: .bottom)
      )
      .background(color)
      .clipShape(Circle())
  }
}

/// A bar below the status bar, with a title between a left and a right button.
private struct TitleBar: View {
  let leading: String
  let title: String
  let trailing: String

  var body: some View {
    ZStack {
      HStack {
        Text(leading)
        Spacer()
        Text(trailing)
      }
      .foregroundStyle(Palette.accent)
      Text(title)
        .fontWeight(.semibold)
    }
    .font(.system(size: 17))
    .padding(.horizontal, 16)
    .padding(.top, 54)
    .frame(height: 96, alignment: .top)
    .background(Palette.bar)
    .overlay(alignment: .bottom) { Separator() }
  }
}

/// A bar at the bottom, with an icon and a title for each section of the app. The first section is selected.
private struct TabStrip: View {
  let items: [String]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(items, id: \.self) { item in
        VStack(spacing: 3) {
          RoundedRectangle(cornerRadius: 7, style: .circular)
            .fill(item == items.first ? Palette.accent : Palette.quiet)
            .frame(width: 26, height: 26)
          Text(item)
            .font(.system(size: 10))
            .foregroundStyle(Palette.secondaryText)
        }
        .frame(maxWidth: .infinity)
      }
    }
    .padding(.top, 9)
    .frame(height: 72, alignment: .top)
    .background(Palette.bar)
    .overlay(alignment: .top) { Separator() }
  }
}

/// A horizontal line, 1 point high.
private struct Separator: View {
  var body: some View {
    Palette.separator.frame(height: 1)
  }
}

/// The colors of the gallery's screens.
private enum Palette {
  static let page = Color(light: 0xF2F2F7, dark: 0x000000)
  static let bar = Color(light: 0xF9F9F9, dark: 0x161618)
  static let card = Color(light: 0xFFFFFF, dark: 0x1C1C1E)
  static let separator = Color(light: 0xD8D8DC, dark: 0x38383A)
  static let secondaryText = Color(rgb: 0x8E8E93)
  static let quiet = Color(rgb: 0xC7C7CC)
  static let accent = Color(rgb: 0x007AFF)
}

extension Color {
  /// Creates a color from a hexadecimal number as in CSS: 0xRRGGBB.
  fileprivate init(rgb: Int) {
    self.init(uiColor: UIColor(rgb: rgb))
  }

  /// Creates a color with different values for light and dark appearance.
  fileprivate init(light: Int, dark: Int) {
    self.init(uiColor: UIColor { traits in UIColor(rgb: traits.userInterfaceStyle == .dark ? dark : light) })
  }
}

extension UIColor {
  /// Creates a color from a hexadecimal number as in CSS: 0xRRGGBB.
  fileprivate convenience init(rgb: Int) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255,
      alpha: 1)
  }
}
