// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// Draws the marks and grid lines of a chart.
struct PlotPainter {
  let geometry: PlotGeometry
  private var model: ChartModel { geometry.model }

  init(_ geometry: PlotGeometry) { self.geometry = geometry }

  // MARK: Grid

  /// Draws the grid lines of all axes.
  func drawGrid(in context: GraphicsContext) {
    for axis in model.axes {
      for mark in axis.marks {
        for item in mark.items {
          guard case .grid = item.kind else { continue }
          let position = geometry.position(mark.position(of: item), axis.axis)
          let size = geometry.size
          var path = Path()
          if axis.isHorizontal {
            path.move(to: CGPoint(x: position, y: 0))
            path.addLine(to: CGPoint(x: position, y: size.height))
          } else {
            path.move(to: CGPoint(x: 0, y: position))
            path.addLine(to: CGPoint(x: size.width, y: position))
          }
          let stroke = item.stroke ?? StrokeStyle(lineWidth: 0.5, dash: axis.isHorizontal ? [2, 2] : [])
          context.draw(path.offsetBy(dx: item.offset.width, dy: item.offset.height), stroke, item.style)
        }
      }
    }
  }

  // MARK: Marks

  /// Draws all marks, ordered by their z indices.
  func drawMarks(in context: GraphicsContext) {
    for (_, indices) in drawingOrder {
      guard let first = indices.first else { continue }
      var context = context
      context.opacity *= model.marks[first].style.opacity
      switch model.marks[first].kind {
      case .line: drawLine(indices, in: context)
      case .area: drawArea(indices, in: context)
      default: draw(first, in: context)
      }
    }
  }

  /// The marks that are drawn at once: single marks, and the marks of lines and areas.
  private var drawingOrder: [(zIndex: Double, indices: [Int])] {
    var (result, series): ([(zIndex: Double, indices: [Int])], [Mark.SeriesKey: Int]) = ([], [:])
    for (index, mark) in model.marks.enumerated() {
      let zIndex = mark.style.zIndex ?? 0
      guard mark.kind == .line || mark.kind == .area else {
        result.append((zIndex, [index]))
        continue
      }
      if let known = series[mark.seriesKey] {
        result[known].indices.append(index)
      } else {
        series[mark.seriesKey] = result.count
        result.append((zIndex, [index]))
      }
    }
    guard result.contains(where: { $0.zIndex != 0 }) else { return result }
    return result.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }

  private func draw(_ index: Int, in context: GraphicsContext) {
    let mark = model.marks[index]
    switch mark.kind {
    case .bar, .rectangle:
      guard let rect = geometry.rect(index), rect.width > 0, rect.height > 0 else { return }
      let radius = min(mark.style.cornerRadius ?? (mark.kind == .bar ? 2 : 0), rect.width / 2, rect.height / 2)
      fill(radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect), index, in: context)
    case .point: drawSymbol(index, in: context)
    case .rule:
      guard let (start, end) = geometry.rule(index) else { return }
      let stroke = mark.style.lineStyle ?? StrokeStyle(lineWidth: 1)
      fill(Path { $0.addLines([start, end]) }.strokedPath(stroke), index, in: context)
    case .sector:
      guard let sector = geometry.sector(index) else { return }
      fill(sector.path, index, in: context, isEvenOdd: true)
    case .line, .area: break
    }
  }

  private func drawSymbol(_ index: Int, in context: GraphicsContext) {
    let mark = model.marks[index]
    guard mark.style.symbolView == nil, let symbol = model.styles.symbol(mark), let point = geometry.point(index) else {
      return
    }
    let size = model.styles.symbolSize(mark)
    guard size.width > 0, size.height > 0 else { return }
    let rect = CGRect(
      x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    fill(symbol.path(rect), index, in: context)
  }

  private func drawLine(_ indices: [Int], in context: GraphicsContext) {
    guard let first = indices.first else { return }
    let style = model.marks[first].style
    var path = Path()
    for run in runs(indices, { geometry.point($0) }) {
      let points = run.map(\.point)
      (style.interpolation ?? .linear).append(points, to: &path, isVertical: isVertical(points))
      // A single point is a dot as wide as the line.
      if let point = points.first, points.count == 1 { path.addLine(to: CGPoint(x: point.x + 0.01, y: point.y)) }
    }
    var stroke = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    if let value = style.lineStyleBy?.value, let own = model.styles.lineStyles.value(of: value) { stroke = own }
    if let own = style.lineStyle { stroke = own }
    fill(path.strokedPath(stroke), first, in: context)
    for index in indices { drawSymbol(index, in: context) }
  }

  private func drawArea(_ indices: [Int], in context: GraphicsContext) {
    guard let first = indices.first else { return }
    let mark = model.marks[first]
    let method = mark.style.interpolation ?? .linear
    let isVertical = mark.valueAxis == .horizontal
    var path = Path()
    for run in runs(indices, { geometry.point($0) }) {
      let ends = run.map(\.point)
      let starts = run.compactMap { geometry.point($0.index, start: true) }
      guard ends.count > 1, starts.count == ends.count else { continue }
      method.append(ends, to: &path, isVertical: isVertical)
      method.append(starts.reversed(), to: &path, isContinued: true, isVertical: isVertical, isReversed: true)
      path.closeSubpath()
    }
    fill(path, first, in: context)
  }

  /// Whether the points of a line have ascending or descending y coordinates, but no such x coordinates.
  private func isVertical(_ points: [CGPoint]) -> Bool {
    func isMonotone(_ values: [CGFloat]) -> Bool {
      let steps = zip(values.dropFirst(), values).map { $0 - $1 }
      return steps.allSatisfy { $0 >= 0 } || steps.allSatisfy { $0 <= 0 }
    }
    return !isMonotone(points.map(\.x)) && isMonotone(points.map(\.y))
  }

  /// Returns the runs of marks that have points.
  private func runs(_ indices: [Int], _ point: (Int) -> CGPoint?) -> [[(index: Int, point: CGPoint)]] {
    var result: [[(index: Int, point: CGPoint)]] = [[]]
    for index in indices {
      if let point = point(index) {
        result[result.count - 1].append((index, point))
      } else if result.last?.isEmpty == false {
        result.append([])
      }
    }
    return result.filter { !$0.isEmpty }
  }

  private func fill(_ path: Path, _ index: Int, in context: GraphicsContext, isEvenOdd: Bool = false) {
    guard !path.isEmpty else { return }
    let style = model.styles.style(model.marks[index])
    guard model.marks[index].style.alignsWithPlot ?? false, !(style is Color) else {
      return context.fill(path, with: .any(style), style: FillStyle(eoFill: isEvenOdd))
    }
    var clipped = context
    clipped.clip(to: path, style: FillStyle(eoFill: isEvenOdd))
    clipped.fill(Path(CGRect(origin: .zero, size: geometry.size)), with: .any(style))
  }
}

extension GraphicsContext.Shading {
  /// Returns a shading with a style of any type.
  static func any(_ style: any ShapeStyle) -> GraphicsContext.Shading { .style(AnyShapeStyle(style)) }
}

extension GraphicsContext {
  /// Strokes a line of an axis.
  func draw(_ path: Path, _ stroke: StrokeStyle, _ style: (any ShapeStyle)?) {
    fill(path.strokedPath(stroke), with: style.map { .any($0) } ?? .color(Color(.separator)))
  }
}
