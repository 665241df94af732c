// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import Charts
import TesseraViews
import Testing

/// The selection of values by simulated touches.
@MainActor
@Suite struct ChartSelectionTests {
  /// A chart that logs its selection. The plot area is 300 x 100 points.
  private struct Selectable: View {
    let journal: Journal

    var body: some View {
      Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Value", 10)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartXSelection(
          value: Binding<String?>(get: { nil }, set: { journal.add($0 ?? "none") }))
    }
  }

  private struct Pie: View {
    let journal: Journal

    var body: some View {
      Chart([1.0, 3], id: \.self) { SectorMark(angle: .value("Value", $0)) }
        .chartAngleSelection(
          value: Binding<Double?>(
            get: { nil }, set: { journal.add($0.map { "\(($0 * 100).rounded() / 100)" } ?? "none") }))
    }
  }

  @Test func xValuesAreSelectedWhileTouched() {
    let journal = Journal()
    let screen = HostedScreen(Selectable(journal: journal), width: 300, height: 100)
    screen.window.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50))
    let lines = journal.take()
    #expect(lines.first == "a" && lines.dropLast().last == "c" && lines.last == "none")
  }

  @Test func selectionIsMirrored() {
    let journal = Journal()
    let screen = HostedScreen(
      Selectable(journal: journal).environment(\.layoutDirection, .rightToLeft), width: 300, height: 100)
    screen.window.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 60, y: 50))
    #expect(journal.take().first == "c")
  }

  /// The sum is 4. To the right of the center is a quarter of a turn: 1. To the left are three quarters: 3.
  @Test func anglesAreSelectedClockwiseFromTheTop() {
    let journal = Journal()
    let screen = HostedScreen(Pie(journal: journal), width: 100, height: 100)
    screen.window.drag(from: CGPoint(x: 80, y: 50), to: CGPoint(x: 20, y: 50))
    let lines = journal.take()
    #expect(lines.first == "1.0" && lines.dropLast().last == "3.0" && lines.last == "none")
  }
}
