// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A grid of 120 colors in 12 columns and 10 rows. The selected color has an outline; a tap or drag selects a
/// different color.
final class ColorGridView: UIView {
  static let columns = 12
  static let rows = 10

  /// The colors in row order, as red, green and blue with 8 bits each: grays, then twelve hues from dark to light.
  /// Approximates iOS; not measured.
  private static let values: [UInt32] = [
    0xFFFFFF, 0xEBEBEB, 0xD6D6D6, 0xC2C2C2, 0xADADAD, 0x999999, 0x858585, 0x707070, 0x5C5C5C, 0x474747, 0x333333,
    0x000000,
    0x00374A, 0x011D57, 0x11053B, 0x2E063D, 0x3C071B, 0x5C0701, 0x5A1C00, 0x583300, 0x563D00, 0x666100, 0x4F5504,
    0x263E0F,
    0x004D65, 0x012F7B, 0x1A0A52, 0x450D59, 0x551029, 0x831100, 0x7B2900, 0x7A4A00, 0x785800, 0x8D8602, 0x6F760A,
    0x38571A,
    0x016E8F, 0x0042A9, 0x2C0977, 0x61187C, 0x791A3D, 0xB51A00, 0xAD3E00, 0xA96800, 0xA67B01, 0xC4BC00, 0x9BA50E,
    0x4E7A27,
    0x008CB4, 0x0056D6, 0x371A94, 0x7A219E, 0x99244F, 0xE22400, 0xDA5100, 0xD38301, 0xD19D01, 0xF5EC00, 0xC3D117,
    0x669D34,
    0x00A1D8, 0x0061FD, 0x4D22B2, 0x982ABC, 0xB92D5D, 0xFF4015, 0xFF6A00, 0xFFAB01, 0xFDC700, 0xFEFB41, 0xD9EC37,
    0x76BB40,
    0x01C7FC, 0x3A87FD, 0x5E30EB, 0xBE38F3, 0xE63B7A, 0xFF6250, 0xFF8648, 0xFEB43F, 0xFECB3E, 0xFFF76B, 0xE4EF65,
    0x96D35F,
    0x52D6FC, 0x74A7FF, 0x864FFD, 0xD357FE, 0xEE719E, 0xFF8C82, 0xFFA57D, 0xFFC777, 0xFFD977, 0xFFF994, 0xEAF28F,
    0xB1DD8B,
    0x93E3FC, 0xA7C6FF, 0xB18CFE, 0xE292FE, 0xF4A4C0, 0xFFB5AF, 0xFFC5AB, 0xFFD9A8, 0xFEE4A8, 0xFFFBB9, 0xF2F7B7,
    0xCDE8B5,
    0xCBF0FF, 0xD2E2FE, 0xD8C9FE, 0xEFCAFE, 0xF9D3E0, 0xFFDBD8, 0xFFE2D6, 0xFFECD4, 0xFFF2D5, 0xFEFCDD, 0xF7FADB,
    0xDFEED4,
  ]

  static let colors = values.map { value in
    UIColor(
      red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255,
      alpha: 1)
  }

  /// A handler that receives the touched color and whether the touch is still active.
  var onChoice: ((UIColor, Bool) -> Void)?
  /// The selected color, whose cell is outlined. Its opacity is ignored when looking for the cell. nil for no
  /// selection.
  var chosen: UIColor? { didSet { setNeedsDisplay() } }

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 8
    layer.masksToBounds = true
    isAccessibilityElement = true
    accessibilityLabel = "Color Grid"
  }

  required init?(coder: NSCoder) { nil }

  override var contentOverlaps: Bool { true }
  override var viewInspector: AnyViewInspector { AnyViewInspector(ColorGridInspector(view: self)) }

  /// Returns the size at which the cells are square.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: size.width * CGFloat(Self.rows) / CGFloat(Self.columns))
  }

  /// Returns a cell's frame. Its edges are aligned to whole pixels to prevent seams between cells.
  func cell(at index: Int) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    func edge(_ number: Int, of count: Int, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      start + (length * CGFloat(number) / CGFloat(count) * scale).rounded() / scale
    }
    let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
    let x = edge(column, of: Self.columns, bounds.minX, bounds.width)
    let y = edge(row, of: Self.rows, bounds.minY, bounds.height)
    return CGRect(
      x: x, y: y, width: edge(column + 1, of: Self.columns, bounds.minX, bounds.width) - x,
      height: edge(row + 1, of: Self.rows, bounds.minY, bounds.height) - y)
  }

  override func paintContent(into canvas: inout Canvas) {
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else { return }
    for (index, color) in Self.colors.enumerated() {
      let cell = cell(at: index)
      canvas.fill(.rect(Rect(cell)), color.rasterColor(with: traitCollection))
    }
    guard let chosen, let index = Self.colors.firstIndex(where: { $0.hasSameComponents(as: chosen) }) else { return }
    let ring = UIColor(white: index < 4 ? 0 : 1, alpha: 1).rasterColor(with: traitCollection)
    canvas.stroke(.rect(Rect(cell(at: index).insetBy(dx: 1.5, dy: 1.5))), style: StrokeStyle(width: 3), color: ring)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackTouches(touches, isMoving: true) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackTouches(touches, isMoving: true) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackTouches(touches, isMoving: false) }

  private func trackTouches(_ touches: Set<UITouch>, isMoving: Bool) {
    guard let place = touches.first?.location(in: self), bounds.width > 0, bounds.height > 0 else { return }
    let column = Int((place.x / bounds.width * CGFloat(Self.columns)).rounded(.down))
    let row = Int((place.y / bounds.height * CGFloat(Self.rows)).rounded(.down))
    let index = max(0, min(Self.rows - 1, row)) * Self.columns + max(0, min(Self.columns - 1, column))
    onChoice?(Self.colors[index], isMoving)
  }
}

private struct ColorGridInspector: ViewInspector {
  let view: ColorGridView

  func addAttributes(to attributes: inout ViewAttributes) {
    if let chosen = view.chosen { attributes["value"] = color(chosen) }
  }
}

extension UIColor {
  /// The red, green, blue and alpha components, from 0 to 1.
  var rgbaComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }

  /// Returns whether both colors have the same red, green and blue components when rounded to 8 bits.
  func hasSameComponents(as other: UIColor) -> Bool {
    let (mine, its) = (rgbaComponents, other.rgbaComponents)
    return [(mine.red, its.red), (mine.green, its.green), (mine.blue, its.blue)].allSatisfy {
      ($0 * 255).rounded() == ($1 * 255).rounded()
    }
  }
}
