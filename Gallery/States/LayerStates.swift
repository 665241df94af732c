// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Layers with content other than a rectangle: text, replicated layers, particles, cards in perspective, corners,
/// filters, and an image of another view.
final class LayerStates: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let cards = row(height: 96, [makeCards()])
    let stack = UIStackView(arrangedSubviews: [
      UILabel.sheetTitle("Text, copies, particles"), row(height: 72, [makeText(), makeWheel(), makeSnow()]),
      UILabel.sheetTitle("Perspective"), cards,
      UILabel.sheetTitle("Circular, continuous, capsule"),
      row(
        height: 72,
        [
          makeCorner(.circular), makeCorner(.continuous), makeCapsule(),
        ]),
      UILabel.sheetTitle("Multiply, screen, difference, out"),
      row(
        height: 64, ["multiplyBlendMode", "screenBlendMode", "differenceBlendMode", "destinationOut"].map(makeFilter)),
      UILabel.sheetTitle("Picture of the cards"), makePicture(of: cards),
    ])
    stack.axis = .vertical
    stack.spacing = 6
    showAtTop(stack)
  }

  private func row(height: CGFloat, _ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .fillEqually
    row.spacing = 12
    row.heightAnchor.constraint(equalToConstant: height).isActive = true
    return row
  }

  // MARK: Layers

  /// Creates a truncated line, a centered line, and multicolored text.
  private func makeText() -> UIView {
    LayerHost { host in
      let lines: [(Any, CATextLayerAlignmentMode)] = [
        ("Dots at the end of a line", .natural), ("Centred", .center),
        (
          NSAttributedString(
            string: "Coloured",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 18), .foregroundColor: UIColor.systemPink]), .right
        ),
      ]
      for (index, line) in lines.enumerated() {
        let text = CATextLayer()
        (text.string, text.alignmentMode) = line
        text.font = UIFont.systemFont(ofSize: 18)
        text.fontSize = 15
        text.foregroundColor = UIColor.label.resolvedColor(with: host.traitCollection).cgColor
        text.truncationMode = .end
        text.frame = CGRect(x: 0, y: CGFloat(index) * 24, width: host.bounds.width, height: 24)
        host.layer.addSublayer(text)
      }
    }
  }

  /// Creates twelve fading spokes.
  private func makeWheel() -> UIView {
    LayerHost { host in
      let wheel = CAReplicatorLayer()
      wheel.frame = CGRect(x: host.bounds.midX - 32, y: host.bounds.midY - 32, width: 64, height: 64)
      wheel.instanceCount = 12
      wheel.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
      wheel.instanceAlphaOffset = -0.075
      wheel.instanceRedOffset = -0.05
      let spoke = CALayer()
      spoke.frame = CGRect(x: 29, y: 2, width: 6, height: 18)
      spoke.cornerRadius = 3
      spoke.backgroundColor = UIColor.systemOrange.cgColor
      wheel.addSublayer(spoke)
      host.layer.addSublayer(wheel)
    }
  }

  private func makeSnow() -> UIView {
    LayerHost { host in
      host.layer.backgroundColor = UIColor.systemIndigo.cgColor
      host.layer.cornerRadius = 12
      host.clipsToBounds = true
      let emitter = CAEmitterLayer()
      emitter.frame = host.bounds
      emitter.emitterShape = .line
      emitter.emitterPosition = CGPoint(x: host.bounds.midX, y: -4)
      emitter.emitterSize = CGSize(width: host.bounds.width, height: 0)
      let flake = CAEmitterCell()
      flake.contents = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        UIColor.white.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
      }
      (flake.birthRate, flake.lifetime) = (14, 4)
      (flake.velocity, flake.velocityRange, flake.emissionLongitude) = (22, 8, .pi / 2)
      (flake.emissionRange, flake.scale, flake.scaleRange, flake.alphaSpeed) = (.pi / 4, 0.6, 0.4, -0.2)
      emitter.emitterCells = [flake]
      host.layer.addSublayer(emitter)
    }
  }

  /// Creates five cards. The outer cards are rotated toward the middle.
  private func makeCards() -> UIView {
    LayerHost { host in
      var eye = CATransform3DIdentity
      eye.m34 = -1 / 300
      host.layer.sublayerTransform = eye
      let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]
      for (index, color) in colors.enumerated() {
        let place = CGFloat(index - 2)
        let card = CAGradientLayer()
        card.colors = [color.cgColor, color.withAlphaComponent(0.5).cgColor]
        card.cornerRadius = 10
        card.bounds = CGRect(x: 0, y: 0, width: 70, height: 84)
        card.position = CGPoint(x: host.bounds.midX + place * 62, y: host.bounds.midY)
        card.transform = CATransform3DRotate(
          CATransform3DMakeTranslation(0, 0, -30 * abs(place)), -place * .pi / 6, 0, 1, 0)
        let number = CATextLayer()
        number.string = "\(index + 1)"
        number.alignmentMode = .center
        number.frame = CGRect(x: 0, y: 20, width: 70, height: 44)
        card.addSublayer(number)
        host.layer.addSublayer(card)
      }
    }
  }

  private func makeCorner(_ curve: CALayerCornerCurve) -> UIView {
    let view = UIView()
    view.backgroundColor = .systemTeal
    view.layer.cornerRadius = 28
    view.layer.cornerCurve = curve
    view.layer.borderWidth = 3
    view.layer.borderColor = UIColor.systemGray.cgColor
    return view
  }

  private func makeCapsule() -> UIView {
    let outer = UIView()
    outer.backgroundColor = .systemTeal
    outer.cornerConfiguration = .capsule()
    let inner = UIView(frame: .zero)
    inner.backgroundColor = .systemYellow
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
    ])
    return outer
  }

  /// Creates a disc that a filter blends with the stripes below it.
  private func makeFilter(_ name: String) -> UIView {
    LayerHost { host in
      host.layer.cornerRadius = 8
      host.clipsToBounds = true
      let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue]
      // The stripes and the disc are composited as a group, so the screen is visible through erased areas.
      let group = CALayer()
      group.frame = host.bounds
      group.opacity = 0.99
      host.layer.addSublayer(group)
      for (index, color) in colors.enumerated() {
        let stripe = CALayer()
        stripe.frame = CGRect(x: 0, y: CGFloat(index) * 16, width: host.bounds.width, height: 16)
        stripe.backgroundColor = color.cgColor
        group.addSublayer(stripe)
      }
      let disc = CALayer()
      disc.frame = CGRect(x: host.bounds.midX - 24, y: host.bounds.midY - 24, width: 48, height: 48)
      disc.cornerRadius = 24
      disc.backgroundColor = UIColor(red: 0.3, green: 0.6, blue: 0.9, alpha: 1).cgColor
      disc.compositingFilter = name
      group.addSublayer(disc)
    }
  }

  /// Creates an image of the cards at half size.
  private func makePicture(of cards: UIView) -> UIView {
    let holder = UIView()
    holder.heightAnchor.constraint(equalToConstant: 52).isActive = true
    cards.frame = CGRect(x: 0, y: 0, width: 343, height: 96)
    cards.layoutIfNeeded()
    if let picture = cards.snapshotView(afterScreenUpdates: true) {
      picture.frame = CGRect(x: 0, y: 2, width: 343 / 2, height: 48)
      holder.addSubview(picture)
    }
    return holder
  }
}

/// A view that creates its layer content after its first layout.
private final class LayerHost: UIView {
  private let fill: (LayerHost) -> Void

  init(_ fill: @escaping (LayerHost) -> Void) {
    self.fill = fill
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.sublayers = nil
    fill(self)
  }
}
