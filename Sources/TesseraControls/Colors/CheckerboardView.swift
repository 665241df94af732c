// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A view that draws white and gray squares as a background for translucent colors. It looks the same in light and
/// dark mode.
final class CheckerboardView: UIView {
  /// The side length of a square, in points. Approximates iOS; not measured.
  static let edge: CGFloat = 6

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { nil }

  override var contentOverlaps: Bool { true }
  override var viewInspector: AnyViewInspector { AnyViewInspector(CheckerboardInspector(view: self)) }

  /// Draws the gray squares.
  override func paintContent(into canvas: inout Canvas) {
    let (width, height) = (min(bounds.width, 4096), min(bounds.height, 4096))
    guard width > 0, height > 0 else { return }
    let gray = UIColor(white: 0.8, alpha: 1).rasterColor(with: traitCollection)
    let (columns, rows) = (Int((width / Self.edge).rounded(.up)), Int((height / Self.edge).rounded(.up)))
    for row in 0..<rows {
      for column in 0..<columns where !(row + column).isMultiple(of: 2) {
        let square = CGRect(
          x: CGFloat(column) * Self.edge, y: CGFloat(row) * Self.edge, width: Self.edge, height: Self.edge)
        canvas.fill(.rect(Rect(square.intersection(bounds))), gray)
      }
    }
  }
}

/// The view inspector for checkerboards. It reports only the default properties of a view.
private struct CheckerboardInspector: ViewInspector {
  let view: CheckerboardView
}
