// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout

/// A stop on a parcel's route.
struct DeliveryStep {
  let title: String
  let time: String
  var isDone = true

  static let all = [
    DeliveryStep(title: "Order placed", time: "Mon, 9:41"),
    DeliveryStep(title: "Packed in Rotterdam", time: "Tue, 16:05"),
    DeliveryStep(title: "Reached the local depot", time: "Wed, 22:30"),
    DeliveryStep(title: "On the truck", time: "Thu, 8:12"),
    DeliveryStep(title: "Delivered", time: "Thu, 14:00", isDone: false),
  ]
}

/// A line of the delivery details with a dot, a title and a time.
final class DeliveryStepView: UIView {
  let dot = UIView()
  private let title = UILabel()
  private let time = UILabel()

  init(_ step: DeliveryStep) {
    super.init(frame: .zero)
    title.text = step.title
    title.textColor = step.isDone ? .label : .secondaryLabel
    time.text = step.time
    time.font = .preferredFont(forTextStyle: .subheadline)
    time.textColor = .secondaryLabel
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    time.setContentHuggingPriority(.required, for: .horizontal)
    dot.layer.cornerRadius = 6
    dot.layer.borderWidth = 2
    dot.layer.borderColor = (step.isDone ? UIColor.systemIndigo : .systemGray3).cgColor
    dot.backgroundColor = step.isDone ? .systemIndigo : .secondarySystemGroupedBackground
    self.sublayout {
      dot.anchors {
        Anchors.leading.equalToSuper(constant: 4)
        Anchors.centerY
        Anchors.size(width: 12, height: 12)
      }
      title.anchors {
        Anchors.leading.equalTo(dot, attribute: .trailing, constant: 14)
        Anchors.vertical
      }
      time.anchors {
        Anchors.leading.equalTo(title, attribute: .trailing, constant: 8)
        Anchors.trailing.centerY
      }
    }.finalActive()
  }

  required init?(coder: NSCoder) { nil }
}

/// A white symbol on a colored circle.
final class SymbolBadge: UIView {
  init(_ symbol: String, _ color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = 22
    let image = UIImageView(image: UIImage(systemName: symbol))
    image.tintColor = .white
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    self { image.anchors { Anchors.center() } }.finalActive()
  }

  required init?(coder: NSCoder) { nil }
}

/// A map drawing with blocks, water, roads, and the remaining route. The map is clipped at the top if it doesn't fit.
final class RouteMapView: UIView {
  private let canvas = UIView()
  private let water = CAShapeLayer()
  private let blocks = CAShapeLayer()
  private let route = CAShapeLayer()
  private let ends = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = UIColor(light: 0xE4E8DC, dark: 0x262A24)
    addSubview(canvas)
    for shape in [blocks, water, route, ends] { canvas.layer.addSublayer(shape) }
    route.fillColor = nil
    route.lineWidth = 5
    route.lineCap = .round
    route.lineJoin = .round
    ends.lineWidth = 4
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, CGFloat(360))
    canvas.frame = CGRect(x: 0, y: bounds.height - height, width: width, height: height)
    let color = { [traitCollection] (color: UIColor) in color.resolvedColor(with: traitCollection).cgColor }
    blocks.fillColor = color(UIColor(light: 0xF7F6F1, dark: 0x343A33))
    water.fillColor = color(UIColor(light: 0xB5D6EA, dark: 0x1E3A4C))
    route.strokeColor = color(.systemIndigo)
    ends.strokeColor = color(.systemIndigo)
    ends.fillColor = color(.white)
    let grid = UIBezierPath()
    for column in 0..<7 {
      for row in 0..<8 where (column * 3 + row * 5) % 7 != 2 {
        let origin = CGPoint(x: CGFloat(column) * 64 - 18, y: height - CGFloat(row + 1) * 48 + 6)
        let block = CGRect(origin: origin, size: CGSize(width: 54, height: 38))
        grid.append(UIBezierPath(roundedRect: block, cornerRadius: 6))
      }
    }
    blocks.path = grid.cgPath
    let shore = UIBezierPath()
    shore.move(to: CGPoint(x: width * 0.72, y: 0))
    shore.addCurve(
      to: CGPoint(x: width, y: height * 0.62), controlPoint1: CGPoint(x: width * 0.66, y: height * 0.4),
      controlPoint2: CGPoint(x: width * 0.9, y: height * 0.4))
    shore.addLine(to: CGPoint(x: width, y: 0))
    shore.close()
    water.path = shore.cgPath
    // The start and end of the route, which follows the streets between the blocks.
    let (start, end) = (CGPoint(x: 41, y: height - 47), CGPoint(x: 233, y: height - 95))
    let way = UIBezierPath()
    way.move(to: start)
    for point in [CGPoint(x: 105, y: height - 47), CGPoint(x: 105, y: height - 95), end] { way.addLine(to: point) }
    route.path = way.cgPath
    let marks = UIBezierPath(ovalIn: CGRect(x: start.x - 7, y: start.y - 7, width: 14, height: 14))
    marks.append(UIBezierPath(ovalIn: CGRect(x: end.x - 7, y: end.y - 7, width: 14, height: 14)))
    ends.path = marks.cgPath
  }
}
