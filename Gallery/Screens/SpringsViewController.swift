// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Icons that rise to a line simultaneously, each with a different spring.
final class SpringsViewController: UIViewController {
  private struct Spring {
    let name: String
    let value: String
    let symbol: String
    let colors: (UIColor, UIColor)
    let run: (@escaping () -> Void) -> Void
  }

  private static func damped(_ ratio: CGFloat, velocity: CGFloat = 0) -> (@escaping () -> Void) -> Void {
    return {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity, animations: $0)
    }
  }

  private lazy var springs = [
    Spring(
      name: "damping", value: "1", symbol: "envelope.fill", colors: (UIColor(rgb: 0x5AC8FA), UIColor(rgb: 0x007AFF)),
      run: Self.damped(1)),
    Spring(
      name: "damping", value: "0.4", symbol: "music.note", colors: (UIColor(rgb: 0xFF6B8B), UIColor(rgb: 0xFF2D55)),
      run: Self.damped(0.4)),
    Spring(
      name: "velocity", value: "12", symbol: "message.fill",
      colors: (UIColor(rgb: 0x7CE58A), UIColor(rgb: 0x28B84C)), run: Self.damped(0.6, velocity: 12)),
    Spring(
      name: "bounce", value: "0.5", symbol: "heart.fill", colors: (UIColor(rgb: 0xFFC46B), UIColor(rgb: 0xFF8A00)),
      run: { UIView.animate(springDuration: 0.4, bounce: 0.5, animations: $0) }),
    Spring(
      name: "stiffness", value: "90", symbol: "star.fill", colors: (UIColor(rgb: 0xB59CFF), UIColor(rgb: 0x6E4BD8)),
      run: { [weak self] in self?.runPhysicalSpring($0) }),
  ]
  private var animator: UIViewPropertyAnimator?
  private var starts: [NSLayoutConstraint] = []
  private var ends: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let columns = MotionParts.stack(.horizontal, 8, springs.map(makeColumn))
    columns.distribution = .fillEqually
    view.fill(with: columns, UIEdgeInsets(top: 14, left: 14, bottom: 12, right: 14))
  }

  private func makeColumn(_ spring: Spring) -> UIView {
    let shaft = UIView()
    shaft.backgroundColor = .secondarySystemBackground
    shaft.layer.cornerRadius = 14
    let line = UIView()
    line.backgroundColor = spring.colors.1
    line.alpha = 0.5
    let icon = makeIcon(spring)
    for subview in [line, icon] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      shaft.addSubview(subview)
    }
    let start = icon.bottomAnchor.constraint(equalTo: shaft.bottomAnchor, constant: -6)
    starts.append(start)
    ends.append(icon.centerYAnchor.constraint(equalTo: line.centerYAnchor))
    NSLayoutConstraint.activate([
      start, icon.centerXAnchor.constraint(equalTo: shaft.centerXAnchor),
      line.leadingAnchor.constraint(equalTo: shaft.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: shaft.trailingAnchor), line.heightAnchor.constraint(equalToConstant: 2),
      line.topAnchor.constraint(equalTo: shaft.topAnchor, constant: 66),
    ])
    let name = MotionParts.label(spring.name, 11, .regular, .secondaryLabel)
    let value = MotionParts.label(spring.value, 13, .semibold)
    let caption = MotionParts.stack(.vertical, 0, [name, value], .center)
    return MotionParts.stack(.vertical, 6, [shaft, caption])
  }

  private func makeIcon(_ spring: Spring) -> UIView {
    let icon = GradientView(spring.colors.0, spring.colors.1)
    icon.layer.cornerRadius = 10
    icon.castShadow(opacity: 0.25, radius: 3, y: 2)
    icon.setSize(40, 40)
    icon.fill(with: MotionParts.symbol(spring.symbol, 20, .white))
    return icon
  }

  private func runPhysicalSpring(_ changes: @escaping () -> Void) {
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 90, damping: 5, initialVelocity: CGVector(dx: 0, dy: 0))
    animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    animator?.addAnimations(changes)
    animator?.startAnimation()
  }

  func rise() {
    for (index, spring) in springs.enumerated() {
      starts[index].isActive = false
      ends[index].isActive = true
      let shaft = starts[index].secondItem as? UIView
      spring.run { shaft?.layoutIfNeeded() }
    }
  }
}
