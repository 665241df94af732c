// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

extension CurvePlot {
  /// The margins around the plot area, in points. The right margin excludes the legend, whose width is added.
  private static let margin = (left: 64.0, top: 44.0, right: 16.0, bottom: 44.0)
  private static let legendWidth = 136.0
  private static let ink = Color(red: 60, green: 60, blue: 67)
  private static let axis = Color(red: 142, green: 142, blue: 147)
  private static let grid = Color(red: 229, green: 229, blue: 234)

  /// The plot as a drawing that can be exported in both output formats.
  var drawing: PlotDrawing {
    let size = (width: min(max(width, 200), 8192), height: min(max(height, 200), 8192))
    let margin = Self.margin
    let right = Double(size.width) - margin.right - (series.isEmpty ? 0 : Self.legendWidth)
    let frame = Rect(
      x: margin.left, y: margin.top, width: max(20, right - margin.left),
      height: Double(size.height) - margin.top - margin.bottom)
    let known = series.flatMap(\.samples).filter { $0.time.isFinite && $0.value.isFinite }
    let times = AxisScale(known.map(\.time), ticks: max(1, Int(frame.width / 60)), isExtended: false)
    let values = AxisScale(known.map(\.value), ticks: max(1, Int(frame.height / 45)), isExtended: true)
    var drawing = PlotDrawing(width: size.width, height: size.height)
    addAxes(times: times, values: values, in: frame, to: &drawing)
    for (index, series) in series.enumerated() {
      let color = series.color ?? Self.color(index)
      addCurve(series, color, times: times, values: values, in: frame, to: &drawing)
      addLegendEntry(series.name, color: color, index: index, in: frame, to: &drawing)
    }
    return drawing
  }

  private func addAxes(times: AxisScale, values: AxisScale, in frame: Rect, to drawing: inout PlotDrawing) {
    for tick in values.ticks {
      let y = frame.maxY - values.fraction(of: values.value(ofTick: tick)) * frame.height
      drawing.addLine(from: Point(x: frame.minX, y: y), to: Point(x: frame.maxX, y: y), color: Self.grid)
      drawing.addText(values.label(ofTick: tick), at: Point(x: frame.minX - 8, y: y + 4), anchor: .end, color: Self.ink)
    }
    for tick in times.ticks {
      let x = frame.minX + times.fraction(of: times.value(ofTick: tick)) * frame.width
      drawing.addLine(from: Point(x: x, y: frame.minY), to: Point(x: x, y: frame.maxY), color: Self.grid)
      drawing.addLine(from: Point(x: x, y: frame.maxY), to: Point(x: x, y: frame.maxY + 4), color: Self.axis)
      drawing.addText(times.label(ofTick: tick), at: Point(x: x, y: frame.maxY + 17), anchor: .middle, color: Self.ink)
    }
    let corner = Point(x: frame.minX, y: frame.maxY)
    drawing.addLine(from: Point(x: frame.minX, y: frame.minY), to: corner, color: Self.axis)
    drawing.addLine(from: corner, to: Point(x: frame.maxX, y: frame.maxY), color: Self.axis)
    let middle = frame.minX + frame.width / 2
    drawing.addText(timeLabel, at: Point(x: middle, y: frame.maxY + 36), anchor: .middle, color: Self.ink)
    drawing.addText(valueLabel, at: Point(x: frame.minX - 8, y: frame.minY - 12), anchor: .start, color: Self.ink)
    drawing.addText(title, at: Point(x: middle, y: 20), anchor: .middle, color: Self.ink, size: 14)
  }

  private func addCurve(
    _ series: Series, _ color: Color, times: AxisScale, values: AxisScale, in frame: Rect,
    to drawing: inout PlotDrawing
  ) {
    let pieces = series.samples.split { !($0.time.isFinite && $0.value.isFinite) }
    for piece in pieces {
      let points = piece.map { sample in
        Point(
          x: frame.minX + min(max(times.fraction(of: sample.time), 0), 1) * frame.width,
          y: frame.maxY - min(max(values.fraction(of: sample.value), 0), 1) * frame.height)
      }
      drawing.addCurve(through: points, color: color)
    }
  }

  /// Adds a legend entry that consists of a line in the curve's color and the curve's name. Entries that do not fit
  /// are omitted.
  private func addLegendEntry(_ name: String, color: Color, index: Int, in frame: Rect, to drawing: inout PlotDrawing) {
    let y = frame.minY + 8 + Double(index) * 18
    guard y <= frame.maxY else { return }
    drawing.addLine(from: Point(x: frame.maxX + 12, y: y), to: Point(x: frame.maxX + 28, y: y), color: color, width: 2)
    drawing.addText(
      name, at: Point(x: frame.maxX + 34, y: y + 4), anchor: .start, color: Self.ink, maxWidth: Self.legendWidth - 34)
  }
}
