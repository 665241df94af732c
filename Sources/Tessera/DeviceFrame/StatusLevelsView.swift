// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraGraphics
internal import TesseraViews

/// A row of signal, Wi-Fi and battery indicators at their full levels.
final class StatusLevelsView: UIView {
  /// A level indicator.
  enum Part { case signal, wifi, battery }

  private let color: UIColor
  private let parts: [(part: Part, x: CGFloat)]

  private static let signal = CGSize(width: 19.2, height: 12.23)
  private static let wifi = CGSize(width: 17.14, height: 12.33)
  private static let battery = CGSize(width: 27.33, height: 13)

  /// - Parameter gap: The space between indicators, in points.
  init(_ parts: [Part], color: UIColor, gap: CGFloat) {
    self.color = color
    var x: CGFloat = 0
    self.parts = parts.map { part in
      defer { x += Self.size(of: part).width + gap }
      return (part, x)
    }
    super.init(frame: .zero)
    bounds.size = CGSize(width: max(0, x - gap), height: Self.battery.height)
    backgroundColor = .clear
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  private static func size(of part: Part) -> CGSize {
    switch part {
    case .signal: signal
    case .wifi: wifi
    case .battery: battery
    }
  }

  override func draw(_ rect: CGRect) {
    for (part, x) in parts {
      color.setFill()
      switch part {
      case .signal: drawSignal(x, bounds.midY + Self.signal.height / 2)
      case .wifi: drawWifi(CGPoint(x: x + Self.wifi.width / 2, y: bounds.midY + Self.wifi.height / 2))
      case .battery: drawBattery(CGPoint(x: x, y: 0))
      }
    }
  }

  /// Draws four bars of the same width and increasing height.
  private func drawSignal(_ x: CGFloat, _ bottom: CGFloat) {
    for (index, height) in [4, 6.4, 9.2, Self.signal.height].enumerated() {
      let bar = CGRect(x: x + CGFloat(index) * 5.333, y: bottom - height, width: 3.2, height: height)
      UIBezierPath(roundedRect: bar, cornerRadius: 0.9).fill()
    }
  }

  /// Draws a quarter circle with its tip at the bottom, divided by two gaps.
  private func drawWifi(_ tip: CGPoint) {
    for (inner, outer) in [(0, 3.9), (5.2, 8), (9.3, 12.1)] as [(CGFloat, CGFloat)] {
      let path = UIBezierPath(
        arcCenter: tip, radius: outer, startAngle: -.pi * 3 / 4, endAngle: -.pi / 4, clockwise: true)
      if inner == 0 {
        path.addLine(to: tip)
      } else {
        path.addArc(withCenter: tip, radius: inner, startAngle: -.pi / 4, endAngle: -.pi * 3 / 4, clockwise: false)
      }
      path.close()
      path.fill()
    }
  }

  private func drawBattery(_ origin: CGPoint) {
    let box = CGRect(x: origin.x + 0.5, y: origin.y + 0.5, width: 24, height: 12)
    let outline = UIBezierPath(roundedRect: box, cornerRadius: 3.8)
    color.withAlphaComponent(0.35).setStroke()
    outline.stroke()
    color.withAlphaComponent(0.4).setFill()
    let cap = UIBezierPath(
      arcCenter: CGPoint(x: origin.x + 26, y: origin.y + 6.5), radius: 2.1, startAngle: -.pi / 2, endAngle: .pi / 2,
      clockwise: true)
    cap.close()
    cap.fill()
    color.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: origin.x + 2, y: origin.y + 2, width: 21, height: 9), cornerRadius: 2.5
    ).fill()
  }
}
