// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraRaster
@_spi(Tessera) import TesseraViews

enum ActivityIcon {
  /// A symbol without a background, for the action list.
  case symbol(String)
  /// A white symbol over a vertical gradient.
  case app(String, UIColor, UIColor)
  /// A custom image, or a gray square if nil.
  case image(UIImage?)
  /// Blue rings around a wedge, on a white disc.
  case airDrop
  /// Three dots on a gray background.
  case more
}

/// An app icon in a share sheet, 60 by 60 points with a corner radius of 13.5. Approximates iOS; not measured.
final class ShareSheetIcon: UIView {
  private static let size: CGFloat = 60

  init(_ picture: ActivityIcon) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    layer.cornerRadius = 13.5
    layer.cornerCurve = .continuous
    clipsToBounds = true
    isUserInteractionEnabled = false
    switch picture {
    case .symbol(let name): show(UIImage(systemName: name), tint: .label, on: .secondarySystemFill)
    case .image(let image): show(image, tint: .label, on: .secondarySystemFill)
    case .more:
      show(Self.makeSymbol(named: "ellipsis", size: 26), tint: .secondaryLabel, on: .secondarySystemFill)
    case .app(let name, let top, let bottom):
      let colors = GradientView()
      colors.colors = (top, bottom)
      fill(with: colors)
      show(Self.makeSymbol(named: name, size: 34), tint: .white, on: nil)
    case .airDrop:
      layer.cornerRadius = Self.size / 2
      layer.cornerCurve = .circular
      backgroundColor = .white
      fill(with: RadarView())
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func makeSymbol(named name: String, size: CGFloat) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
  }

  private func show(_ image: UIImage?, tint: UIColor, on color: UIColor?) {
    let view = UIImageView(image: image)
    view.tintColor = tint
    view.contentMode = .center
    backgroundColor = color
    fill(with: view)
  }

  private func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

/// A vertical gradient between two colors.
private final class GradientView: UIView {
  var colors = (UIColor.clear, UIColor.clear) {
    didSet { (layer as? CAGradientLayer)?.colors = [colors.0.cgColor, colors.1.cgColor] }
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }
}

/// A view that draws three open rings around a wedge at the bottom.
private final class RadarView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shape = layer as? CAShapeLayer else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY + 3)
    let path = UIBezierPath()
    // The rings have a gap of a quarter circle at the bottom, where the wedge is.
    let (from, to) = (CGFloat.pi * 0.77, CGFloat.pi * 0.23)
    for radius in [7.5, 13.5, 19.5] as [CGFloat] {
      path.move(to: CGPoint(x: center.x + radius * cos(from), y: center.y + radius * sin(from)))
      path.addArc(withCenter: center, radius: radius, startAngle: from, endAngle: to, clockwise: true)
    }
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.lineWidth = 3
    shape.lineCap = .round
    shape.strokeColor = UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
    let wedge = shape.sublayers?.first as? CAShapeLayer ?? CAShapeLayer()
    if wedge.superlayer == nil { shape.addSublayer(wedge) }
    let triangle = UIBezierPath()
    triangle.move(to: center)
    triangle.addLine(to: CGPoint(x: center.x + 11, y: center.y + 17))
    triangle.addLine(to: CGPoint(x: center.x - 11, y: center.y + 17))
    triangle.close()
    wedge.path = triangle.cgPath
    wedge.fillColor = shape.strokeColor
    wedge.lineJoin = .round
  }
}
