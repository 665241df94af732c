// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Testing
import TesseraViews

/// Custom styles of controls: their environment, and the views that they create.
@MainActor
@Suite struct StyleTests {
  private struct StateStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.locale) private var locale
    func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "on \(locale.identifier)" : "off") }
  }

  @Test func buttonStylesReadTheEnvironment() {
    let style = StateStyle()
    let screen = HostedScreen(
      VStack {
        Button("A") {}.environment(\.locale, Locale(identifier: "de"))
        Button("B") {}.disabled(true)
      }
      .buttonStyle(style))
    #expect(screen.texts == ["on de", "off"])
  }

  private struct StateToggleStyle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "on" : "off") }
  }

  private struct StateGroupStyle: GroupBoxStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "on" : "off") }
  }

  private struct StateLabelStyle: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "on" : "off") }
  }

  private struct StateProgressStyle: ProgressViewStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "on" : "off") }
  }

  private struct StateGaugeStyle: GaugeStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "on" : "off") }
  }

  private struct StateContentStyle: LabeledContentStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "on" : "off") }
  }

  @Test func otherStylesReadTheEnvironment() {
    let screen = HostedScreen(
      VStack {
        Toggle("T", isOn: .constant(true)).toggleStyle(StateToggleStyle())
        GroupBox("G") { Text("C") }.groupBoxStyle(StateGroupStyle())
        Label("L", systemImage: "star").labelStyle(StateLabelStyle())
        ProgressView(value: 0.5).progressViewStyle(StateProgressStyle())
        Gauge(value: 0.5) { Text("G") }.gaugeStyle(StateGaugeStyle())
        LabeledContent("L", value: "V").labeledContentStyle(StateContentStyle())
      }
      .disabled(true))
    #expect(screen.texts == Array(repeating: "off", count: 6))
  }

  private struct StateDisclosureStyle: DisclosureGroupStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      if configuration.isExpanded { configuration.content } else { Text(isEnabled ? "closed" : "disabled") }
    }
  }

  @Test func disclosureStylesReceiveTheState() {
    func group(_ isExpanded: Bool) -> some View {
      DisclosureGroup("Title", isExpanded: .constant(isExpanded)) { Text("Content") }
        .disclosureGroupStyle(StateDisclosureStyle())
    }
    #expect(HostedScreen(VStack { group(true) }).texts == ["Title", "Content"])
    #expect(HostedScreen(VStack { group(false) }).texts == ["Title", "closed"])
  }

  private func color(_ view: some View) -> UIColor? { HostedScreen(view).labels.first?.textColor }

  /// A foreground style replaces the tint of a borderless button, but not the color of a disabled one.
  @Test func foregroundStylesReplaceTheTint() {
    #expect(color(Button("A") {}) == .tintColor)
    #expect(color(Button("A") {}.foregroundStyle(SwiftUI.Color.green)) == .systemGreen)
    #expect(color(VStack { Button("A") {} }.foregroundStyle(SwiftUI.Color.green)) == .systemGreen)
    #expect(color(Button("A") {}.foregroundStyle(SwiftUI.Color.green).disabled(true)) == .tertiaryLabel)
  }
}
