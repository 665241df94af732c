// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraGraphics
internal import TesseraViews

/// A view that draws a device's case with a hole for the screen, and the camera on top of the screen.
final class DeviceBodyView: UIView {
  private let body: DeviceBody

  private static let metal = UIColor(red: 0.47, green: 0.47, blue: 0.49, alpha: 1)
  private static let shade = UIColor(red: 0.25, green: 0.25, blue: 0.26, alpha: 1)
  private static let glass = UIColor(white: 0.02, alpha: 1)

  init(_ body: DeviceBody) {
    self.body = body
    super.init(frame: CGRect(origin: .zero, size: body.pictureSize))
    backgroundColor = .clear
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // In landscape with the top edge on the left, the portrait point (x, y) maps to (y, width - x).
    if body.isTurned {
      context.concatenate(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: body.size.width))
    }
    drawButtons()
    drawCase()
    drawCamera()
  }

  private func drawButtons() {
    let depth = DeviceBody.buttonDepth
    Self.shade.setFill()
    for button in body.buttons {
      let x = button.isLeft ? 0 : body.size.width - 2 * depth
      UIBezierPath(
        roundedRect: CGRect(x: x, y: button.y, width: 2 * depth, height: button.length), cornerRadius: 1.5
      ).fill()
    }
  }

  /// Draws the metal rim, its darker edge and the glass, each with a hole for the display.
  private func drawCase() {
    let outside = CGRect(origin: .zero, size: body.size).insetBy(
      dx: DeviceBody.buttonDepth, dy: DeviceBody.buttonDepth)
    for (inset, color) in [(0, Self.metal), (1.5, Self.shade), (3.5, Self.glass)] as [(CGFloat, UIColor)] {
      let path = UIBezierPath(
        roundedRect: outside.insetBy(dx: inset, dy: inset), cornerRadius: max(0, body.corner - inset))
      path.append(displayPath)
      path.usesEvenOddFillRule = true
      color.setFill()
      path.fill()
    }
    guard body.front == .homeButton else { return }
    let middle = CGPoint(x: outside.midX, y: (body.displayRect.maxY + outside.maxY) / 2)
    let button = UIBezierPath(ovalIn: CGRect(x: middle.x - 35, y: middle.y - 35, width: 70, height: 70))
    button.lineWidth = 2
    Self.shade.setStroke()
    button.stroke()
  }

  private var displayPath: UIBezierPath {
    body.displayCorner > 0
      ? UIBezierPath(roundedRect: body.displayRect, cornerRadius: body.displayCorner)
      : UIBezierPath(rect: body.displayRect)
  }

  private func drawCamera() {
    guard let camera = body.camera else { return }
    let rect = camera.rect.offsetBy(dx: body.displayRect.minX, dy: body.displayRect.minY)
    UIColor.black.setFill()
    guard body.front == .notch else { return UIBezierPath(roundedRect: rect, cornerRadius: camera.radius).fill() }
    Self.glass.setFill()
    notch(rect, camera.radius).fill()
  }

  /// Returns the path of a notch. Small curves join its upper corners to the bezel.
  private func notch(_ rect: CGRect, _ radius: CGFloat) -> UIBezierPath {
    let flare: CGFloat = 6
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.minX - flare, y: rect.minY - 1))
    path.addLine(to: CGPoint(x: rect.minX - flare, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.minY + flare), controlPoint: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY - radius))
    path.addArc(
      withCenter: CGPoint(x: rect.minX + radius, y: rect.maxY - radius), radius: radius, startAngle: .pi,
      endAngle: .pi / 2, clockwise: false)
    path.addLine(to: CGPoint(x: rect.maxX - radius, y: rect.maxY))
    path.addArc(
      withCenter: CGPoint(x: rect.maxX - radius, y: rect.maxY - radius), radius: radius, startAngle: .pi / 2,
      endAngle: 0, clockwise: false)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + flare))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX + flare, y: rect.minY), controlPoint: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX + flare, y: rect.minY - 1))
    path.close()
    return path
  }
}
