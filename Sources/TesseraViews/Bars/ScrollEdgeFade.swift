// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// The effect at an edge of scrolling content below a bar without a background. Approximates iOS 26.
///
/// Toward a soft edge, the content is increasingly blurred, and covered with the background color. Below a bar with a hard
/// edge, the content is blurred and covered evenly, and a hairline separates the bar from the content.
final class ScrollEdgeFade: UIView {
  /// The edge at which the content disappears.
  private let edge: UIRectEdge
  /// The effect of the scroll view.
  var style: ScrollEdgeStyle = .automatic { didSet { if style != oldValue { setNeedsDisplay() } } }

  /// The distance by which a soft edge extends beyond the bar, in points. Approximates iOS 26.
  var overlap: CGFloat { style == .hard ? 0 : 14 }

  init(edge: UIRectEdge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }
  override var viewInspector: AnyViewInspector { AnyViewInspector(EffectInspector(view: self)) }

  override func paintContent(into canvas: inout Canvas) {
    let box = Rect(bounds)
    guard box.width > 0, box.height > 0 else { return }
    let base = UIColor.systemBackground.rasterColor(with: traitCollection)
    func shade(alpha: Double) -> Color {
      Color(red: base.red, green: base.green, blue: base.blue, alpha: UInt8((alpha * Double(base.alpha)).rounded()))
    }
    guard style != .hard else {
      canvas.append(.backdrop(.rect(box), DisplayList.Backdrop(sigma: 12), canvas.transform))
      canvas.fill(.rect(box), shade(alpha: 0.85))
      let line = 1 / Double(pixelScale)
      let y = edge == .top ? box.maxY - line : box.minY
      let color = UIBarAppearance.systemShadowColor.rasterColor(with: traitCollection)
      return canvas.fill(.rect(Rect(x: box.minX, y: y, width: box.width, height: line)), color)
    }
    let (start, end) = edge == .top ? (box.minY, box.maxY) : (box.maxY, box.minY)
    func gradient(_ stops: [(Double, Color)]) -> Paint {
      .gradient(
        Gradient(
          geometry: .linear(from: Point(x: box.minX, y: start), to: Point(x: box.minX, y: end)),
          stops: stops.map { Gradient.Stop(location: $0.0, color: $0.1) }))
    }
    canvas.append(.beginMix(.mask))
    canvas.append(.backdrop(.rect(box), DisplayList.Backdrop(sigma: 6), canvas.transform))
    canvas.append(.mixWith)
    canvas.append(.fill(.rect(box), gradient([(0, .black), (0.6, .black), (1, .clear)]), canvas.transform))
    canvas.append(.endMix)
    canvas.append(
      .fill(
        .rect(box), gradient([(0, shade(alpha: 0.85)), (0.5, shade(alpha: 0.6)), (1, shade(alpha: 0))]),
        canvas.transform))
  }
}
