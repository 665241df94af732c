// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Charts
import Testing
import WidgetKit

/// Views that import the frameworks based on SwiftUI, and not SwiftUI itself.
@MainActor
@Suite struct FrameworkModuleTests {
  private struct Sales: View {
    var body: some View {
      Chart { BarMark(x: .value("Month", "May"), y: .value("Sales", 3)) }
    }
  }

  private struct Entry: TimelineEntry {
    let date: Date
  }

  private struct EntryView: View {
    @Environment(\.widgetFamily) private var family
    let entry: Entry
    var body: some View { Text(family == .systemSmall ? "small" : "large") }
  }

  @Test func chartsShowTheirCategories() {
    let messages = reports { #expect(HostedScreen(Sales()).texts.contains("May")) }
    #expect(messages.isEmpty)
  }

  @Test func widgetViewsRender() {
    #expect(HostedScreen(EntryView(entry: Entry(date: Date(timeIntervalSince1970: 0)))).texts.count == 1)
  }
}
