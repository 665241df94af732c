// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Components shared by the documentation's drawings: a page of a fixed size, colors, fonts, and shapes defined by
// points.

import Foundation
import UIKit

/// A page that draws its content. Coordinates are in points, from the upper-left corner.
class Sketch: UIView {
  /// Drawings and their captions use left-to-right layout, even on right-to-left screens.
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    contentMode = .redraw
    semanticContentAttribute = .forceLeftToRight
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { nil }

  /// The colors that distinguish the parts of a drawing, in order of use.
  enum Ink {
    static let first = UIColor.systemBlue
    static let second = UIColor.systemOrange
    static let third = UIColor.systemGreen
    static let alarm = UIColor.systemRed
    static let text = UIColor.label
    static let note = UIColor.secondaryLabel
    static let rule = UIColor.separator
    static let ground = UIColor.secondarySystemBackground
  }

  enum Face {
    static let heading = UIFont.systemFont(ofSize: 15, weight: .semibold)
    static let note = UIFont.systemFont(ofSize: 13)
    static let strong = UIFont.systemFont(ofSize: 13, weight: .semibold)
    static let number = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    static let strongNumber = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .semibold)
    static let small = UIFont.monospacedDigitSystemFont(ofSize: 11, weight: .regular)
  }

  /// Draws a line of text. `anchor` is the position within the text that is placed at `point`: 0 is the left or top
  /// edge, 1 the right or bottom edge.
  @discardableResult
  func write(
    _ text: String, at point: CGPoint, _ font: UIFont = Face.note, _ color: UIColor = Ink.text,
    anchor: CGPoint = CGPoint(x: 0, y: 0.5)
  ) -> CGRect {
    let string = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
    let size = string.size()
    let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    string.draw(at: origin)
    return CGRect(origin: origin, size: size)
  }

  func line(_ points: [CGPoint], _ color: UIColor = Ink.rule, width: CGFloat = 1, dash: [CGFloat] = []) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() { index == 0 ? path.move(to: point) : path.addLine(to: point) }
    path.lineWidth = width
    path.lineJoinStyle = .round
    path.lineCapStyle = dash.isEmpty ? .round : .butt
    if !dash.isEmpty { path.setLineDash(dash, count: dash.count, phase: 0) }
    color.setStroke()
    path.stroke()
  }

  func fill(_ rect: CGRect, _ color: UIColor, radius: CGFloat = 0) {
    color.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
  }

  func frame(_ rect: CGRect, _ color: UIColor = Ink.rule, width: CGFloat = 1, radius: CGFloat = 0) {
    let path = UIBezierPath(roundedRect: rect.insetBy(dx: width / 2, dy: width / 2), cornerRadius: radius)
    path.lineWidth = width
    color.setStroke()
    path.stroke()
  }

  func dot(_ center: CGPoint, _ color: UIColor, radius: CGFloat = 4) {
    color.setFill()
    UIBezierPath(ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      .fill()
  }

  /// Draws a number in a circle.
  func badge(_ text: String, at center: CGPoint, _ color: UIColor = Ink.text) {
    dot(center, color, radius: 10)
    write(text, at: center, Face.strongNumber, .systemBackground, anchor: CGPoint(x: 0.5, y: 0.5))
  }

  /// Draws a line with an arrowhead at its end.
  func arrow(from start: CGPoint, to end: CGPoint, _ color: UIColor = Ink.text, width: CGFloat = 2) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 1)
    let (ux, uy) = (dx / length, dy / length)
    let head = 4 + 3 * width
    let neck = CGPoint(x: end.x - ux * head, y: end.y - uy * head)
    line([start, neck], color, width: width)
    let tip = UIBezierPath()
    tip.move(to: end)
    tip.addLine(to: CGPoint(x: neck.x - uy * head * 0.45, y: neck.y + ux * head * 0.45))
    tip.addLine(to: CGPoint(x: neck.x + uy * head * 0.45, y: neck.y - ux * head * 0.45))
    tip.close()
    color.setFill()
    tip.fill()
  }

  /// Returns an integer with grouping separators: `−98,304`.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return number < 0 ? "\u{2212}" + text : text
  }

  /// Returns a number with exactly two decimals, for use in columns.
  static func hundredths(_ number: Double) -> String {
    let hundredths = Int((number.magnitude * 100).rounded())
    let part = hundredths % 100
    return (number < 0 && hundredths > 0 ? "\u{2212}" : "") + "\(hundredths / 100)." + (part < 10 ? "0" : "")
      + "\(part)"
  }

  /// Returns a number with at most two decimals, without trailing zeros.
  static func short(_ number: Double) -> String {
    let hundredths = Int((number.magnitude * 100).rounded())
    let sign = number < 0 && hundredths > 0 ? "\u{2212}" : ""
    let (whole, part) = (hundredths / 100, hundredths % 100)
    if part == 0 { return sign + "\(whole)" }
    let decimals = part % 10 == 0 ? "\(part / 10)" : part < 10 ? "0\(part)" : "\(part)"
    return sign + "\(whole).\(decimals)"
  }
}
