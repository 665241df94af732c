// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A music player that is implemented three times: with LayoutBuilder, Mortar and SwiftLayout. Each subclass lays out
/// the same views with one of these layout languages, and the rendered images are identical.
class PlayerViewController: UIViewController {
  let artwork = ArtworkView(colors: [0x2B2D6E, 0x8E3B8C, 0xF0825A], cornerRadius: 20)
  let titleLabel = UILabel()
  let artistLabel = UILabel()
  let favorite = UIImageView(image: UIImage(systemName: "heart.fill"))
  let track = UIView()
  let played = UIView()
  let knob = UIView()
  let elapsed = UILabel()
  let remaining = UILabel()
  let back = UIImageView(image: UIImage(systemName: "backward.fill"))
  let play = UIImageView(image: UIImage(systemName: "pause.fill"))
  let forward = UIImageView(image: UIImage(systemName: "forward.fill"))
  let queue = UIView()
  let queueArtwork = ArtworkView(colors: [0x0F5E63, 0x2AA198, 0x9BD8A8], cornerRadius: 8)
  let queueCaption = UILabel()
  let queueTitle = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    styleTexts()
    styleShapes()
    buildLayout()
  }

  /// Adds the subviews and constrains them.
  func buildLayout() {}

  private func styleTexts() {
    let texts: [(UILabel, String, UIFont.TextStyle, UIColor)] = [
      (titleLabel, "Lime and Sand", .title2, .label), (artistLabel, "The Tesserae", .title3, .secondaryLabel),
      (elapsed, "1:47", .caption1, .secondaryLabel), (remaining, "−2:51", .caption1, .secondaryLabel),
      (queueCaption, "Up next", .caption1, .secondaryLabel), (queueTitle, "Setting Slowly", .headline, .label),
    ]
    for (label, text, style, color) in texts {
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.textColor = color
    }
    titleLabel.font = titleLabel.font.bold
  }

  private func styleShapes() {
    favorite.tintColor = .systemPink
    favorite.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 24)
    for (view, size) in [(back, 28), (play, 44), (forward, 28)] as [(UIImageView, CGFloat)] {
      view.tintColor = .label
      view.contentMode = .center
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size)
    }
    for (view, color, radius) in [
      (track, .systemGray4, 2), (played, .label, 2), (knob, .label, 6), (queue, .secondarySystemBackground, 14),
    ] as [(UIView, UIColor, CGFloat)] {
      view.backgroundColor = color
      view.layer.cornerRadius = radius
    }
  }
}

/// An album cover: mosaic tiles around a sun.
final class ArtworkView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private let tiles = CAShapeLayer()
  private let sun = CAShapeLayer()

  init(colors: [Int], cornerRadius: CGFloat) {
    super.init(frame: .zero)
    layer.cornerRadius = cornerRadius
    clipsToBounds = true
    let gradient = layer as? CAGradientLayer
    gradient?.colors = colors.map { UIColor(rgb: $0).cgColor }
    gradient?.startPoint = CGPoint(x: 0.2, y: 0)
    gradient?.endPoint = CGPoint(x: 0.6, y: 1)
    sun.fillColor = UIColor(rgb: 0xFFD9A0).cgColor
    tiles.fillColor = UIColor.white.withAlphaComponent(0.16).cgColor
    layer.addSublayer(sun)
    layer.addSublayer(tiles)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width / 8
    let radius = side * 1.7
    sun.path =
      UIBezierPath(
        ovalIn: CGRect(x: bounds.midX - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius)
      ).cgPath
    let path = UIBezierPath()
    for row in 0..<8 {
      for column in 0..<8 where (row * row + 3 * column + row * column) % 5 < 2 {
        let tile = CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
        path.append(UIBezierPath(roundedRect: tile.insetBy(dx: side / 20, dy: side / 20), cornerRadius: side / 10))
      }
    }
    tiles.path = path.cgPath
  }
}
