// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI

/// A profile with names and values that don't fit on their lines. Layout priorities determine which texts are truncated.
///
/// The SwiftUI counterpart of the gallery's screen `profile`, with the same texts, fonts and distances.
struct ProfileView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        header
        numbers
        details
        buttons
      }
      .padding(20)
    }
    .background(Color(uiColor: .systemGroupedBackground))
  }

  private var header: some View {
    VStack(spacing: 6) {
      Portrait()
        .padding(.bottom, 8)
      Text("Alexandria Konstantinopoulou-Featherstonehaugh")
        .font(.title2.bold())
        .lineLimit(2)
      Text("@alexandria.konstantinopoulou.featherstonehaugh")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .truncationMode(.middle)
        .padding(.bottom, 6)
      Text("Mosaic restorer in Ravenna. Writes about tesserae, lime mortar and the patience of stone.")
    }
    .multilineTextAlignment(.center)
  }

  private var numbers: some View {
    HStack(spacing: 0) {
      ForEach([("1,204", "Posts"), ("98.6K", "Followers"), ("317", "Following")], id: \.1) { number, caption in
        VStack(spacing: 2) {
          Text(number)
            .font(.headline)
          Text(caption)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .combine)
      }
    }
    .padding(12)
    .background(Color(uiColor: .secondarySystemGroupedBackground), in: .rect(cornerRadius: 12))
  }

  private var details: some View {
    VStack(spacing: 0) {
      DetailRow(title: "Email", value: "alexandria.konstantinopoulou@restoration-workshop.example")
      DetailRow(title: "Workshop and postal address", value: "Via San Vitale 17, Ravenna", keepsValue: true)
      DetailRow(title: "Member since", value: "4 March 2017", keepsValue: true)
      DetailRow(title: "Languages spoken at work", value: "Italian, Greek, English, German", isLast: true)
    }
    .background(Color(uiColor: .secondarySystemGroupedBackground), in: .rect(cornerRadius: 12))
  }

  private var buttons: some View {
    HStack(spacing: 12) {
      Button {
      } label: {
        Text("Follow").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      Button {
      } label: {
        Text("Message").frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
    }
    .buttonBorderShape(.capsule)
  }
}

/// A round portrait with a ring and a badge.
private struct Portrait: View {
  var body: some View {
    Text("AK")
      .font(.system(size: 34, weight: .semibold))
      .foregroundStyle(.white)
      .frame(width: 88, height: 88)
      .background(
        LinearGradient(colors: [.indigo, .pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing),
        in: .circle
      )
      .padding(8)
      .overlay { Circle().strokeBorder(.indigo, lineWidth: 3) }
      .overlay(alignment: .bottomTrailing) {
        Circle()
          .fill(.green)
          .strokeBorder(Color(uiColor: .systemGroupedBackground), lineWidth: 3)
          .frame(width: 24, height: 24)
          .padding(4)
      }
      .accessibilityElement()
      .accessibilityLabel("Portrait, online")
  }
}

/// A title and a value on one line, with a line below. Either the title or the value is truncated.
private struct DetailRow: View {
  let title: String
  let value: String
  var keepsValue = false
  var isLast = false

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(title)
        .layoutPriority(keepsValue ? 0 : 1)
      Spacer(minLength: 12)
      Text(value)
        .foregroundStyle(.secondary)
        .layoutPriority(keepsValue ? 1 : 0)
    }
    .lineLimit(1)
    .padding(.vertical, 12)
    .padding(.trailing, 16)
    .overlay(alignment: .bottom) {
      if !isLast { Divider() }
    }
    .padding(.leading, 16)
    .accessibilityElement(children: .combine)
  }
}
