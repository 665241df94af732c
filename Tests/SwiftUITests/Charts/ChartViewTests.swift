// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import Charts
import Testing

/// Charts in windows: axes, legends, annotations, proxies and bad input.
@MainActor
@Suite struct ChartViewTests {
  private struct Entry: Identifiable {
    let id: Int
    let name: String
    let value: Double
  }
  private let entries = [("May", 12.0), ("June", 30), ("July", 48)].enumerated().map {
    Entry(id: $0, name: $1.0, value: $1.1)
  }

  private func screen<Content: View>(_ view: Content, width: CGFloat = 300, height: CGFloat = 240) -> HostedScreen<
    some View
  > {
    HostedScreen(
      view.environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt), width: width,
      height: height)
  }

  private var bars: some View {
    Chart(entries) { BarMark(x: .value("Month", $0.name), y: .value("Sales", $0.value)) }
  }

  /// The scale of 240 points has at most 5 intervals of 10: from 0 to 50.
  @Test func axesHaveLabels() {
    #expect(Set(screen(bars).texts) == ["May", "June", "July", "0", "10", "20", "30", "40", "50"])
  }

  @Test func hiddenAxesHaveNone() {
    #expect(screen(bars.chartXAxis(.hidden).chartYAxis(.hidden)).texts.isEmpty)
    #expect(Set(screen(bars.chartYAxis(.hidden)).texts) == ["May", "June", "July"])
  }

  /// Labels of numbers are at the trailing edge, and at the left edge if the layout direction is right to left.
  @Test func yLabelsAreTrailing() {
    func x<Content: View>(_ view: Content) -> [CGFloat] {
      let screen = screen(view)
      return screen.labels.filter { $0.text == "50" || $0.text == "May" }.map {
        $0.convert($0.bounds, to: screen.window).midX
      }.sorted()
    }
    let (left, right) = (x(bars), x(bars.environment(\.layoutDirection, .rightToLeft)))
    #expect(left.count == 2 && left[0] < 100 && left[1] > 270)
    #expect(right.count == 2 && right[0] < 30 && right[1] > 200)
    for (a, b) in zip(left, right.reversed()) { #expect(abs(a + b - 300) < 1) }
  }

  @Test func axisMarksCanBeSet() {
    let view = bars.chartYAxis {
      AxisMarks(position: .leading, values: [0, 25, 50]) { value in
        AxisGridLine()
        AxisValueLabel { Text("\(value.as(Int.self) ?? -1) of \(value.count - 1)") }
      }
    }
    #expect(Set(screen(view).texts) == ["May", "June", "July", "0 of 2", "25 of 2", "50 of 2"])
    let strides = bars.chartYAxis { AxisMarks(values: .stride(by: 25)) }
    #expect(Set(screen(strides).texts) == ["May", "June", "July", "0", "25", "50"])
    let formatted = bars.chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0.0, 0.5]) }
    #expect(Set(screen(formatted).texts) == ["May", "June", "July", "0%", "50%"])
  }

  @Test func legendsListCategories() {
    let view = Chart(entries) {
      BarMark(x: .value("x", "all"), y: .value("Sales", $0.value)).foregroundStyle(by: .value("Month", $0.name))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(screen(view).texts == ["May", "June", "July"])
    #expect(screen(view.chartLegend(.hidden)).texts.isEmpty)
    #expect(screen(view.chartLegend { Text("Own") }).texts == ["Own"])
  }

  @Test func stylesFollowThePaletteOrTheScale() {
    let content = {
      ForEach(["a", "b", "a"], id: \.self) { PointMark(x: .value("x", 1)).foregroundStyle(by: .value("Name", $0)) }
    }
    let model = ChartFixture.model(content: content)
    #expect(model.marks.map { model.styles.style($0) as? Color } == [.blue, .green, .blue])
    let own = ChartFixture.model({ settings in
      settings.foreground = .init(domain: ["b", "a"].map { .category($0) }, values: [Color.pink, Color.mint])
    }, content: content)
    #expect(own.marks.map { own.styles.style($0) as? Color } == [.mint, .pink, .mint])
    #expect(own.styles.entries.map(\.name) == ["b", "a"])
  }

  /// Bars fill their bands, from the bottom of the plot area: the lowest row of the plot area has three bars.
  @Test func barsArePainted() {
    let screen = screen(
      Chart(entries) {
        BarMark(x: .value("Month", $0.name), y: .value("Sales", $0.value)).foregroundStyle(.red).cornerRadius(0)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...60), width: 300, height: 120)
    // Values 12, 30 and 48 of 60 in 120 points are 24, 60 and 96 points high; bands are 100 points wide, with gaps of 10.
    #expect(screen.pixel(50, 98) == screen.pixel(50, 118) && screen.pixel(50, 94) != screen.pixel(50, 98))
    #expect(screen.pixel(150, 62) == screen.pixel(50, 118) && screen.pixel(150, 58) != screen.pixel(50, 118))
    #expect(screen.pixel(250, 26) == screen.pixel(50, 118) && screen.pixel(250, 22) != screen.pixel(50, 118))
    #expect(screen.pixel(100, 118) == screen.pixel(100, 2))
    #expect(screen.pixel(50, 118)[0] > 200 && screen.pixel(50, 118)[1] < 100)
  }

  @Test func annotationsAreNextToTheirMarks() {
    let screen = screen(
      Chart(entries) { entry in
        BarMark(x: .value("Month", entry.name), y: .value("Sales", entry.value))
          .annotation(position: .top) { Text("+\(Int(entry.value))") }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...60), width: 300, height: 120)
    #expect(screen.texts == ["+12", "+30", "+48"])
    let frames = screen.labels.map { $0.convert($0.bounds, to: screen.window) }
    // Centered above the bars with a distance of 4 points. Bars end at 96, 60 and 24 points.
    for (frame, end) in zip(frames, [96.0, 60]) { #expect(abs(frame.maxY - (end - 4)) < 1) }
    for (frame, center) in zip(frames, [50.0, 150, 250]) { #expect(abs(frame.midX - center) < 1) }
    #expect(frames[2].minY >= -0.5, "The third annotation is moved into the chart.")
  }

  @Test func proxiesConvertPositions() {
    var seen: [String] = []
    let screen = screen(
      bars.chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...60)
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
            let _ = seen.append("\(frame) \(proxy.position(forX: "June") ?? -1) \(proxy.position(forY: 15.0) ?? -1)")
            let _ = seen.append(proxy.value(atX: 299, as: String.self) ?? "none")
          }
        }, width: 300, height: 120)
    screen.layOut()
    #expect(seen.last == "July")
    #expect(seen.dropLast().last == "\(CGRect(x: 0, y: 0, width: 300, height: 120)) 150.0 90.0")
  }

  @Test func marksAreAccessible() {
    let screen = screen(
      Chart(entries) { entry in
        BarMark(x: .value("Month", entry.name), y: .value("Sales", entry.value))
          .accessibilityLabel(entry.name + " 2024")
          .accessibilityIdentifier("bar")
      })
    func elements(_ view: UIView) -> [UIView] {
      (view.isAccessibilityElement ? [view] : []) + view.subviews.flatMap(elements)
    }
    let marks = elements(screen.window).filter { $0.accessibilityIdentifier == "bar" }
    #expect(marks.map(\.accessibilityLabel) == ["May 2024", "June 2024", "July 2024"])
    #expect(marks.map(\.accessibilityValue) == ["12", "30", "48"])
  }

  @Test func badInputDoesNotCrash() {
    let values: [Double] = [.nan, .infinity, -.infinity, 0, -0.0, .greatestFiniteMagnitude, -1e300, 5e-324]
    for subset in [[], [.nan], [0], [7], [7, 7], [.greatestFiniteMagnitude], values] as [[Double]] {
      let chart = Chart(Array(subset.enumerated()), id: \.offset) { index, value in
        BarMark(x: .value("x", value), y: .value("y", value))
        LineMark(x: .value("x", Double(index)), y: .value("y", value)).interpolationMethod(.monotone)
        AreaMark(x: .value("x", Double(index)), y: .value("y", value)).interpolationMethod(.catmullRom)
        PointMark(x: .value("x", value), y: .value("y", Double(index))).symbolSize(CGFloat(value))
        RuleMark(y: .value("y", value)).lineStyle(StrokeStyle(lineWidth: CGFloat(value)))
        SectorMark(angle: .value("y", value), innerRadius: .ratio(CGFloat(value)))
        RectangleMark(xStart: .value("x", value), xEnd: .value("x", 1), yStart: .value("y", 0), yEnd: .value("y", value))
      }
      for type in [ScaleType.linear, .log, .symmetricLog, .squareRoot, .power(exponent: 3), .category, .date] {
        _ = screen(chart.chartYScale(type: type).chartXScale(type: type)).pixel(1, 1)
      }
    }
  }

  @Test func tinyChartsDoNotCrash() {
    for (width, height) in [(0.0, 0.0), (1, 1), (300, 2), (3, 200)] {
      _ = screen(bars.chartXAxisLabel("x").chartYAxisLabel("y").frame(width: width, height: height)).pixel(1, 1)
    }
  }

  @Test func manyPointsHaveFewLabels() {
    let chart = Chart(0..<20_000, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 % 97)) }
    #expect(screen(chart).texts.count < 20)
    let categories = Chart(0..<3_000, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
    #expect(screen(categories).texts.count < 60)
  }

  @Test func scrollingIsReported() {
    let messages = reports { _ = screen(bars.chartScrollableAxes(.horizontal)) }
    #expect(messages.contains("Tessera: SwiftUI's chartScrollableAxes has no effect yet."))
    #expect(reports { _ = screen(bars) }.isEmpty)
  }
}
