// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Observation
import SwiftUI

/// A grouped list of settings: labels with symbols, values, switches, and links to pages.
///
/// The SwiftUI counterpart of the gallery's screen `settings`, which draws its groups itself. Here, they are sections of
/// a list.
struct SettingsView: View {
  @Bindable var settings: Settings

  var body: some View {
    NavigationStack(path: $settings.path) {
      List {
        Section { rows(Setting.connections) }
        Section {
          rows(Setting.attention)
        } header: {
          Text("Attention")
        } footer: {
          Text("Notifications stay quiet while a focus is on, except for people you chose.")
        }
        Section("Device") { rows(Setting.device) }
      }
      .navigationTitle("Settings")
      .navigationDestination(for: Setting.self) { SettingPage(setting: $0, settings: settings) }
    }
  }

  private func rows(_ rows: [Setting]) -> some View {
    ForEach(rows) { setting in
      if setting.isSwitch {
        Toggle(isOn: $settings[isOn: setting.title]) { SettingLabel(setting: setting) }
      } else {
        NavigationLink(value: setting) {
          LabeledContent {
            if let value = settings.values[setting.title] { Text(value) }
          } label: {
            SettingLabel(setting: setting)
          }
        }
      }
    }
  }
}

/// The state of the screen: the values of the settings and the open pages.
@Observable @MainActor
final class Settings {
  /// The open pages, from the first to the topmost.
  var path: [Setting] = []
  /// The values of settings that have a page, by title.
  var values = ["Wi-Fi": "Mosaic 5G", "Bluetooth": "On", "Focus": "Work"]
  private var switches = ["Mobile Data": true, "Reduce Motion": true]

  subscript(isOn title: String) -> Bool {
    get { switches[title] ?? false }
    set { switches[title] = newValue }
  }

  /// Opens the page of the setting with the given title.
  func open(_ title: String) {
    let all = Setting.connections + Setting.attention + Setting.device
    if let setting = all.first(where: { $0.title == title }) { path.append(setting) }
  }
}

/// A row of the settings.
struct Setting: Hashable, Identifiable {
  let title: String
  let symbol: String
  let color: Color
  var isSwitch = false
  var choices: [String] = []
  var note = ""

  var id: String { title }

  static let connections = [
    Setting(title: "Airplane Mode", symbol: "airplane", color: .orange, isSwitch: true),
    Setting(
      title: "Wi-Fi", symbol: "wifi", color: .blue, choices: ["Mosaic 5G", "Tessera", "Workshop"],
      note: "Known networks are joined automatically."),
    Setting(
      title: "Bluetooth", symbol: "wave.3.right", color: .blue, choices: ["On", "Off"],
      note: "Accessories nearby can connect while Bluetooth is on."),
    Setting(title: "Mobile Data", symbol: "chart.bar.fill", color: .green, isSwitch: true),
  ]
  static let attention = [
    Setting(
      title: "Notifications", symbol: "bell.fill", color: .red, choices: ["Count", "Stack", "List"],
      note: "How notifications are shown on the Lock Screen."),
    Setting(
      title: "Sounds & Haptics", symbol: "speaker.wave.2.fill", color: .pink, choices: ["Ring", "Silent"],
      note: "Haptics are played in both modes."),
    Setting(
      title: "Focus", symbol: "moon.fill", color: .indigo, choices: ["Do Not Disturb", "Sleep", "Personal", "Work"],
      note: "A focus lets you concentrate by allowing only some notifications."),
    Setting(
      title: "Screen Time", symbol: "hourglass", color: .purple, choices: ["Off", "Every Day", "Weekdays"],
      note: "A report of the time you spend in apps."),
  ]
  static let device = [
    Setting(
      title: "General", symbol: "gear", color: .gray, choices: ["Automatic Updates", "Manual Updates"],
      note: "Updates are installed at night."),
    Setting(
      title: "Display & Brightness", symbol: "sun.max", color: .teal, choices: ["Automatic", "Light", "Dark"],
      note: "The automatic appearance is dark from sunset to sunrise."),
    Setting(title: "Reduce Motion", symbol: "figure.walk", color: .mint, isSwitch: true),
  ]
}

/// The title of a setting, and its symbol on a colored tile.
private struct SettingLabel: View {
  let setting: Setting
  @ScaledMetric private var side = 29

  var body: some View {
    Label {
      Text(setting.title)
    } icon: {
      Image(systemName: setting.symbol)
        .font(.system(size: side * 15 / 29))
        .foregroundStyle(.white)
        .frame(width: side, height: side)
        .background(setting.color, in: .rect(cornerRadius: side * 7 / 29))
    }
    .labelStyle(SpacedLabelStyle(spacing: 14))
  }
}

/// The page of a setting: its choices, one of which has a checkmark.
private struct SettingPage: View {
  let setting: Setting
  @Bindable var settings: Settings

  var body: some View {
    Form {
      Section {
        Picker(setting.title, selection: $settings.values[setting.title]) {
          ForEach(setting.choices, id: \.self) { Text($0).tag(String?.some($0)) }
        }
        .pickerStyle(.inline)
        .labelsHidden()
      } footer: {
        Text(setting.note)
      }
    }
    .navigationTitle(setting.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
