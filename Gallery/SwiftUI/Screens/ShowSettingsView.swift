// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI

/// The first page of the Settings app: an inset grouped list under a large title and a search field.
///
/// The SwiftUI counterpart of the gallery's screen `show-settings`.
struct ShowSettingsView: View {
  @State private var query = ""
  @State private var isAirplaneModeOn = false

  var body: some View {
    NavigationStack {
      List {
        if query.isEmpty {
          Section { NavigationLink(value: "Ada Byron") { AccountRow() } }
        }
        ForEach(ItemGroup.all) { group in
          let items = group.items.filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
          if !items.isEmpty {
            Section {
              ForEach(items) { item in
                row(item).listRowInsets(EdgeInsets(top: 6.5, leading: 20, bottom: 6.5, trailing: 20))
              }
            }
          }
        }
      }
      .navigationTitle("Settings")
      .navigationDestination(for: String.self) { title in
        ContentUnavailableView("No Settings", systemImage: "gear").navigationTitle(title)
      }
      .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
    }
  }

  @ViewBuilder
  private func row(_ item: Item) -> some View {
    switch item.end {
    case .toggle:
      Toggle(isOn: $isAirplaneModeOn) { ItemLabel(item: item) }
    case .page(let value):
      NavigationLink(value: item.title) {
        LabeledContent {
          if let value { Text(value) }
        } label: {
          ItemLabel(item: item)
        }
      }
    }
  }
}

/// The name and the picture of the account.
private struct AccountRow: View {
  var body: some View {
    Label {
      VStack(alignment: .leading, spacing: 2) {
        Text("Ada Byron")
          .font(.title2)
        Text("Account, Storage & Purchases")
          .font(.footnote)
      }
    } icon: {
      FlowerPicture()
        .frame(width: 60, height: 60)
        .clipShape(.circle)
        .accessibilityHidden(true)
    }
    .labelStyle(SpacedLabelStyle(spacing: 16))
  }
}

/// A title, and a white symbol on a colored tile.
private struct ItemLabel: View {
  let item: Item
  @ScaledMetric private var side = 29

  var body: some View {
    Label {
      Text(item.title)
    } icon: {
      Image(systemName: item.symbol)
        .resizable()
        .scaledToFit()
        .foregroundStyle(.white)
        .frame(width: side * 0.72, height: side * 0.65)
        .frame(width: side, height: side)
        .background(item.color, in: .rect(cornerRadius: side * 0.225))
    }
    .labelStyle(SpacedLabelStyle(spacing: 16))
  }
}

/// A label style that centers the icon next to the title.
struct SpacedLabelStyle: LabelStyle {
  /// The distance between the icon and the title, in points.
  let spacing: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) {
      configuration.icon
      configuration.title
    }
  }
}

/// A row of the page.
private struct Item: Identifiable {
  enum End {
    case page(String?), toggle
  }

  let title: String
  let symbol: String
  let color: Color
  var end = End.page(nil)

  var id: String { title }
}

/// The rows of a section.
private struct ItemGroup: Identifiable {
  let id: Int
  let items: [Item]

  static let all = [
    ItemGroup(
      id: 1,
      items: [
        Item(title: "Airplane Mode", symbol: "airplane", color: .orange, end: .toggle),
        Item(title: "Wi-Fi", symbol: "wifi", color: .blue, end: .page("Mosaic 5G")),
        Item(title: "Bluetooth", symbol: "dot.radiowaves.left.and.right", color: .blue, end: .page("On")),
        Item(title: "Cellular", symbol: "antenna.radiowaves.left.and.right", color: .green),
        Item(title: "Personal Hotspot", symbol: "personalhotspot", color: .green, end: .page("Off")),
      ]),
    ItemGroup(
      id: 2,
      items: [
        Item(title: "Notifications", symbol: "bell.fill", color: .red),
        Item(title: "Sounds & Haptics", symbol: "speaker.wave.3.fill", color: .pink),
        Item(title: "Focus", symbol: "moon.fill", color: .indigo),
        Item(title: "Screen Time", symbol: "hourglass", color: .indigo),
      ]),
    ItemGroup(
      id: 3,
      items: [
        Item(title: "General", symbol: "gear", color: .gray),
        Item(title: "Control Center", symbol: "switch.2", color: .gray),
        Item(title: "Display & Brightness", symbol: "sun.max.fill", color: .blue),
      ]),
  ]
}
