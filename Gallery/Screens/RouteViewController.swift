// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// The same keyframe animation in four calculation modes: a parcel travels from the shop to the door.
final class RouteViewController: UIViewController {
  private static let modes: [(String, UIView.KeyframeAnimationOptions)] = [
    ("Linear", .calculationModeLinear), ("Discrete", .calculationModeDiscrete), ("Paced", .calculationModePaced),
    ("Cubic", .calculationModeCubic),
  ]

  private lazy var maps = Self.modes.map { RouteMap(title: $0.0, mode: $0.1) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    let rows = [0, 2].map { MotionParts.stack(.horizontal, 10, [maps[$0], maps[$0 + 1]]) }
    for row in rows { row.distribution = .fillEqually }
    let grid = MotionParts.stack(.vertical, 10, rows)
    grid.distribution = .fillEqually
    view.fill(with: grid, UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))
  }

  func drive() {
    for map in maps { map.drive() }
  }
}

/// A map with a road and a parcel.
private final class RouteMap: UIView {
  /// The stops on the map. They are evenly spaced in time, but not in distance.
  private static let stops = [
    CGPoint(x: 18, y: 98), CGPoint(x: 38, y: 48), CGPoint(x: 56, y: 84), CGPoint(x: 112, y: 58),
  ]

  private let mode: UIView.KeyframeAnimationOptions
  private let road = CAShapeLayer()
  private let puck = UIView()
  private let icon = MotionParts.symbol("shippingbox.fill", 11, .white)

  init(title: String, mode: UIView.KeyframeAnimationOptions) {
    self.mode = mode
    super.init(frame: .zero)
    backgroundColor = UIColor(light: 0xF1F5E9, dark: 0x20262B)
    clipsToBounds = true
    layer.cornerRadius = 14
    addLand()
    addRoad()
    let label = MotionParts.label(title, 13, .semibold)
    label.frame = CGRect(x: 12, y: 8, width: 110, height: 18)
    addSubview(label)
    puck.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    puck.center = Self.stops[0]
    puck.backgroundColor = .systemBlue
    puck.layer.cornerRadius = 12
    puck.layer.borderWidth = 2
    puck.layer.borderColor = UIColor.white.cgColor
    puck.castShadow(opacity: 0.3, radius: 3, y: 1)
    puck.fill(with: icon)
    addSubview(puck)
  }

  required init?(coder: NSCoder) { nil }

  private func addLand() {
    let park = UIView(frame: CGRect(x: 80, y: -14, width: 80, height: 62))
    park.backgroundColor = UIColor(light: 0xCDE8B9, dark: 0x24402F)
    park.layer.cornerRadius = 22
    let lake = UIView(frame: CGRect(x: 70, y: 88, width: 54, height: 70))
    lake.backgroundColor = UIColor(light: 0xB5DDF5, dark: 0x1D3B55)
    lake.layer.cornerRadius = 20
    for land in [park, lake] { addSubview(land) }
  }

  private func addRoad() {
    let path = UIBezierPath()
    path.move(to: Self.stops[0])
    for stop in Self.stops.dropFirst() { path.addLine(to: stop) }
    road.path = path.cgPath
    road.fillColor = nil
    road.lineWidth = 3
    road.lineCap = .round
    road.lineJoin = .round
    road.lineDashPattern = [0.1, 6]
    layer.addSublayer(road)
    road.strokeColor = UIColor.systemGray.cgColor
    for stop in Self.stops {
      let mark = UIView(frame: CGRect(x: stop.x - 5, y: stop.y - 5, width: 10, height: 10))
      mark.backgroundColor = .systemBackground
      mark.layer.cornerRadius = 5
      mark.layer.borderWidth = 2
      mark.layer.borderColor = UIColor.systemGray.cgColor
      addSubview(mark)
    }
  }

  /// Animates the parcel. Each leg takes a third of the time; on the last leg, the parcel turns green and grows.
  func drive() {
    let legs = Self.stops.count - 1
    UIView.animateKeyframes(withDuration: 2, delay: 0.1, options: mode) { [puck] in
      for leg in 0..<legs {
        UIView.addKeyframe(
          withRelativeStartTime: Double(leg) / Double(legs), relativeDuration: 1 / Double(legs)
        ) {
          puck.center = Self.stops[leg + 1]
        }
      }
      UIView.addKeyframe(withRelativeStartTime: 2.0 / 3, relativeDuration: 1.0 / 3) {
        puck.backgroundColor = .systemGreen
        puck.transform = CGAffineTransform(scaleX: 1.25, y: 1.25)
      }
    }
  }
}
