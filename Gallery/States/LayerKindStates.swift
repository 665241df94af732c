// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Layers with individually rounded corners, scroll layers, tiled layers, layers with group opacity, and layers that
/// are rasterized at a low resolution.
final class LayerKindStates: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let corners: [CACornerMask] = [
      [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMinYCorner, .layerMaxXMaxYCorner], .layerMaxXMaxYCorner,
    ]
    let stack = UIStackView(arrangedSubviews: [
      UILabel.sheetTitle("Corners at the top, across, one"), row(corners.map(makeCorners)),
      UILabel.sheetTitle("Faded as a group, one by one"), row([makeGroup(true), makeGroup(false)]),
      UILabel.sheetTitle("Scrolled, drawn in tiles"), row([makeScrolled(), makeTiled()]),
      UILabel.sheetTitle("As fine as the screen, coarse"), row([makeText(1), makeText(0.5)]),
    ])
    stack.axis = .vertical
    stack.spacing = 8
    showAtTop(stack)
  }

  private func row(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .fillEqually
    row.spacing = 12
    row.heightAnchor.constraint(equalToConstant: 80).isActive = true
    return row
  }

  private func makeCorners(_ corners: CACornerMask) -> UIView {
    let view = UIView()
    view.backgroundColor = .systemIndigo
    view.layer.cornerRadius = 24
    view.layer.maskedCorners = corners
    view.layer.borderWidth = 4
    view.layer.borderColor = UIColor.systemOrange.cgColor
    return view
  }

  /// Creates two overlapping squares at half opacity.
  private func makeGroup(_ isGroup: Bool) -> UIView {
    let host = UIView()
    host.alpha = 0.5
    host.layer.allowsGroupOpacity = isGroup
    for (place, color) in [UIColor.systemRed, .systemBlue].enumerated() {
      let square = UIView(frame: CGRect(x: 16 + place * 48, y: 4 + place * 8, width: 80, height: 60))
      square.backgroundColor = color
      host.addSubview(square)
    }
    return host
  }

  private func makeScrolled() -> UIView {
    let scroll = CAScrollLayer()
    scroll.frame = CGRect(x: 0, y: 0, width: 165, height: 80)
    scroll.backgroundColor = UIColor.systemGray5.cgColor
    scroll.cornerRadius = 8
    for place in 0..<6 {
      let disc = CALayer()
      disc.frame = CGRect(x: CGFloat(place) * 56, y: 16, width: 48, height: 48)
      disc.cornerRadius = 24
      disc.backgroundColor = UIColor(hue: CGFloat(place) / 6, saturation: 0.8, brightness: 0.9, alpha: 1).cgColor
      scroll.addSublayer(disc)
    }
    scroll.scroll(to: CGPoint(x: 84, y: 0))
    return holding(scroll)
  }

  private func makeTiled() -> UIView {
    let tiles = Tiles()
    tiles.frame = CGRect(x: 0, y: 0, width: 165, height: 80)
    tiles.tileSize = CGSize(width: 32, height: 32)
    tiles.setNeedsDisplay()
    return holding(tiles)
  }

  private func makeText(_ scale: CGFloat) -> UIView {
    let label = UILabel()
    label.text = "Loom"
    label.font = .systemFont(ofSize: 44, weight: .semibold)
    label.textAlignment = .center
    label.layer.shouldRasterize = true
    label.layer.rasterizationScale = scale * traitCollection.displayScale
    return label
  }

  private func holding(_ layer: CALayer) -> UIView {
    let view = UIView()
    view.layer.addSublayer(layer)
    return view
  }

  private final class Tiles: CATiledLayer {
    override func draw(in context: CGContext) {
      context.setFillColor(UIColor.systemTeal.cgColor)
      context.fill(bounds)
      context.setStrokeColor(UIColor.white.cgColor)
      context.setLineWidth(3)
      for place in stride(from: CGFloat(-80), through: 165, by: 16) {
        context.move(to: CGPoint(x: place, y: 80))
        context.addLine(to: CGPoint(x: place + 80, y: 0))
      }
      context.strokePath()
    }
  }
}
