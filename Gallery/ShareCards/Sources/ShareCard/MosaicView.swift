// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A pattern of tiles derived from a string: circles, quarters, halves and leaves on backgrounds of a few colors.
final class MosaicView: UIView {
  static let side: CGFloat = 52.5

  private let palette: CardPalette
  private let text: String

  init(_ text: String, _ palette: CardPalette) {
    (self.text, self.palette) = (text, palette)
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    var seed = Seed(text + "/mosaic")
    let (columns, rows) = (Int((bounds.width / Self.side).rounded()), Int((bounds.height / Self.side).rounded()))
    let colors = [palette.accent] + palette.companions
    var last = [Int](repeating: -1, count: columns)
    for row in 0..<rows {
      for column in 0..<columns {
        let tile = CGRect(
          x: CGFloat(column) * Self.side, y: CGFloat(row) * Self.side, width: Self.side, height: Self.side)
        // Adjacent backgrounds never have the same color, and the accent color is the most frequent.
        let taken = [last[column], column > 0 ? last[column - 1] : -1]
        var ground = [0, 0, 1, 2, 3, 4][seed.next(6)]
        while taken.contains(ground) { ground = (ground + 1) % 5 }
        last[column] = ground
        var figure = seed.next(4)
        if figure == ground { figure = (figure + 1) % 4 }
        if ground < 4 { fill(tile, with: colors[ground]) } else { fill(tile, with: palette.wash) }
        colors[figure].setFill()
        paint(seed.next(6), turn: seed.next(4), in: tile, second: colors[(figure + 1 + seed.next(2)) % 4])
      }
    }
  }

  private func fill(_ tile: CGRect, with color: UIColor) {
    color.setFill()
    UIBezierPath(rect: tile).fill()
  }

  private func paint(_ shape: Int, turn: Int, in tile: CGRect, second: UIColor) {
    let corners = [
      CGPoint(x: tile.minX, y: tile.minY), CGPoint(x: tile.maxX, y: tile.minY), CGPoint(x: tile.maxX, y: tile.maxY),
      CGPoint(x: tile.minX, y: tile.maxY),
    ]
    let start = CGFloat(turn) * .pi / 2
    func sector(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> UIBezierPath {
      let path = UIBezierPath()
      path.move(to: center)
      path.addArc(withCenter: center, radius: radius, startAngle: start, endAngle: start + angle, clockwise: true)
      path.close()
      return path
    }
    switch shape {
    case 0: sector(corners[turn], tile.width, .pi / 2).fill()
    case 1:
      sector(corners[turn], tile.width, .pi / 2).fill()
      second.setFill()
      sector(corners[turn], tile.width / 2, .pi / 2).fill()
    case 2:
      let sides = [
        CGPoint(x: tile.midX, y: tile.minY), CGPoint(x: tile.maxX, y: tile.midY), CGPoint(x: tile.midX, y: tile.maxY),
        CGPoint(x: tile.minX, y: tile.midY),
      ]
      sector(sides[turn], tile.width / 2, .pi).fill()
    case 3: UIBezierPath(ovalIn: tile.insetBy(dx: 9, dy: 9)).fill()
    case 4:
      let radii = CGSize(width: tile.width, height: tile.width)
      let leaf: UIRectCorner = turn % 2 == 0 ? [.topLeft, .bottomRight] : [.topRight, .bottomLeft]
      UIBezierPath(roundedRect: tile, byRoundingCorners: leaf, cornerRadii: radii).fill()
    default:
      UIBezierPath(ovalIn: tile.insetBy(dx: 6, dy: 6)).fill()
      second.setFill()
      UIBezierPath(ovalIn: tile.insetBy(dx: 17, dy: 17)).fill()
    }
  }
}
