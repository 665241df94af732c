// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import UIKit

/// A square code, drawn by UIKit.
struct TicketCode: UIViewRepresentable {
  let seed: UInt32

  func makeUIView(context: Context) -> CodeView { CodeView() }

  func updateUIView(_ view: CodeView, context: Context) { view.seed = seed }
}

/// A view that draws dark modules, chosen by a seed, and three finder patterns on a white square.
final class CodeView: UIView {
  private static let count = 21

  var seed: UInt32 = 1 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    clipsToBounds = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let side = (min(bounds.width, bounds.height) - 12) / CGFloat(Self.count)
    guard side > 0 else { return }
    UIColor.black.setFill()
    var state = seed
    for row in 0..<Self.count {
      for column in 0..<Self.count {
        // The generator of Numerical Recipes.
        state = state &* 1_664_525 &+ 1_013_904_223
        if Self.finder(row, column) ?? (state >> 24 & 1 == 1) {
          UIRectFill(CGRect(x: 6 + CGFloat(column) * side, y: 6 + CGFloat(row) * side, width: side, height: side))
        }
      }
    }
  }

  /// Whether a module of a finder pattern is dark, or nil if the module is in none.
  private static func finder(_ row: Int, _ column: Int) -> Bool? {
    let last = count - 7
    for (top, left) in [(0, 0), (0, last), (last, 0)] {
      let (y, x) = (row - top, column - left)
      guard (-1...7).contains(y), (-1...7).contains(x) else { continue }
      let ring = max(abs(y - 3), abs(x - 3))
      return ring == 3 || ring <= 1
    }
    return nil
  }
}

/// The line of a trip, drawn by UIKit.
struct LinePicture: UIViewRepresentable {
  let color: UIColor
  let stops: Int

  func makeUIView(context: Context) -> LineView { LineView() }

  func updateUIView(_ view: LineView, context: Context) {
    view.color = color
    view.stops = stops
  }
}

/// A view that draws a winding line with a dot for each stop.
final class LineView: UIView {
  var color = UIColor.tintColor {
    didSet { setNeedsDisplay() }
  }
  var stops = 2 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    color.withAlphaComponent(0.12).setFill()
    UIRectFill(bounds)
    let steps = 60
    let path = UIBezierPath()
    for step in 0...steps {
      let point = place(CGFloat(step) / CGFloat(steps))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = 5
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    color.setStroke()
    path.stroke()
    for stop in 0..<max(stops, 2) {
      let center = place(CGFloat(stop) / CGFloat(max(stops, 2) - 1))
      let dot = UIBezierPath(arcCenter: center, radius: 7, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      UIColor.systemBackground.setFill()
      dot.fill()
      dot.lineWidth = 4
      dot.stroke()
    }
  }

  /// Returns a point of the line at a fraction of its way, in the reading direction.
  private func place(_ fraction: CGFloat) -> CGPoint {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = 32 + (bounds.width - 64) * fraction
    return CGPoint(
      x: isMirrored ? bounds.width - x : x,
      y: bounds.midY + sin(fraction * 5.2) * bounds.height * 0.22 - (fraction - 0.5) * 26)
  }
}
