// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A payment card that flips to show its back.
final class WalletViewController: UIViewController {
  private let holder = UIView()
  private let front = GradientView(UIColor(rgb: 0x3A1C71), UIColor(rgb: 0xD76D77), UIColor(rgb: 0xFFAF7B))
  private let back = GradientView(UIColor(rgb: 0xFFAF7B), UIColor(rgb: 0xD76D77), UIColor(rgb: 0x3A1C71))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    holder.castShadow(opacity: 0.3, radius: 8, y: 5)
    view.fill(with: holder, UIEdgeInsets(top: 20, left: 20, bottom: 24, right: 20))
    for side in [back, front] {
      side.layer.cornerRadius = 16
      side.clipsToBounds = true
      holder.fill(with: side)
    }
    back.isHidden = true
    fillFront()
    fillBack()
  }

  private func fillFront() {
    let chip = GradientView(UIColor(rgb: 0xFBE3A1), UIColor(rgb: 0xC99B3B))
    chip.layer.cornerRadius = 5
    chip.setSize(36, 27)
    let brand = MotionParts.label("Meridian", 17, .bold, .white)
    let waves = MotionParts.symbol("wave.3.right", 17, .white)
    let top = MotionParts.stack(.horizontal, 8, [brand, UIView(), waves], .center)
    let number = MotionParts.label("••••  ••••  ••••  4298", 17, .semibold, .white)
    let name = MotionParts.label("AVA THOMPSON", 12, .medium, .white)
    let expiry = MotionParts.label("09/29", 12, .medium, .white)
    let bottom = MotionParts.stack(.horizontal, 8, [name, UIView(), expiry], .center)
    let column = MotionParts.stack(
      .vertical, 8, [top, MotionParts.stack(.horizontal, 0, [chip, UIView()]), number, bottom])
    column.distribution = .equalSpacing
    front.fill(with: column, UIEdgeInsets(top: 14, left: 18, bottom: 14, right: 18))
  }

  private func fillBack() {
    let stripe = UIView()
    stripe.backgroundColor = UIColor(white: 0, alpha: 0.75)
    let signature = UIView()
    signature.backgroundColor = UIColor(white: 1, alpha: 0.85)
    signature.layer.cornerRadius = 4
    let code = MotionParts.label("417", 17, .semibold, .white)
    let note = MotionParts.label("Code for payments online", 12, .medium, .white)
    for view in [stripe, signature, code, note] {
      view.translatesAutoresizingMaskIntoConstraints = false
      back.addSubview(view)
    }
    NSLayoutConstraint.activate([
      stripe.topAnchor.constraint(equalTo: back.topAnchor, constant: 20),
      stripe.leadingAnchor.constraint(equalTo: back.leadingAnchor),
      stripe.trailingAnchor.constraint(equalTo: back.trailingAnchor),
      stripe.heightAnchor.constraint(equalToConstant: 34),
      signature.topAnchor.constraint(equalTo: stripe.bottomAnchor, constant: 16),
      signature.leadingAnchor.constraint(equalTo: back.leadingAnchor, constant: 18),
      signature.widthAnchor.constraint(equalToConstant: 150), signature.heightAnchor.constraint(equalToConstant: 28),
      code.leadingAnchor.constraint(equalTo: signature.trailingAnchor, constant: 14),
      code.centerYAnchor.constraint(equalTo: signature.centerYAnchor),
      note.leadingAnchor.constraint(equalTo: signature.leadingAnchor),
      note.topAnchor.constraint(equalTo: signature.bottomAnchor, constant: 12),
    ])
  }

  func flip() {
    UIView.transition(
      from: front, to: back, duration: 0.7, options: [.transitionFlipFromRight, .showHideTransitionViews])
  }
}
