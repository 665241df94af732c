// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// The soft edge of scrolling content below a bar without a background: toward the edge, the content is increasingly
/// blurred, and covered with the background color. Approximates iOS 26.
final class ScrollEdgeFade: UIView {
  /// The edge at which the content disappears.
  private let edge: UIRectEdge

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
