// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A banner over a message list that expands into an invitation. The expansion can be interrupted and reversed.
final class InvitationViewController: UIViewController {
  private let messages = MessagesViewController()
  private let dimming = UIView()
  private let card = UIView()
  private let body = UIView()
  private let header = GradientView(UIColor(rgb: 0xFF6B6B), UIColor(rgb: 0xFF8E72))
  private let avatar = UIView()
  private let headline = MotionParts.label("Ava Thompson", 16, .semibold, .white)
  private let subtitle = MotionParts.label("sent an invitation", 13, .regular, UIColor(white: 1, alpha: 0.9))
  private let details = MotionParts.stack(.vertical, 10, [])
  private var animator: UIViewPropertyAnimator?
  private let finger = UIView(frame: CGRect(x: 190, y: 230, width: 48, height: 48))
  private lazy var closed = [
    card.topAnchor.constraint(equalTo: view.topAnchor, constant: 18),
    card.heightAnchor.constraint(equalToConstant: 64),
    header.heightAnchor.constraint(equalToConstant: 64),
  ]
  private lazy var opened = [
    card.topAnchor.constraint(equalTo: view.topAnchor, constant: 106),
    card.heightAnchor.constraint(equalToConstant: 316),
    header.heightAnchor.constraint(equalToConstant: 104),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    addChild(messages)
    view.fill(with: messages.view)
    messages.didMove(toParent: self)
    messages.view.clipsToBounds = true
    dimming.backgroundColor = .black
    dimming.alpha = 0
    view.fill(with: dimming)
    addCard()
    finger.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
    finger.layer.cornerRadius = 24
    finger.layer.borderWidth = 2
    finger.layer.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
    finger.alpha = 0
    finger.transform = CGAffineTransform(scaleX: 1.6, y: 1.6)
    view.addSubview(finger)
  }

  private func addCard() {
    card.backgroundColor = UIColor(rgb: 0xFF7B6E)
    card.layer.cornerRadius = 14
    card.castShadow(opacity: 0.2, radius: 5, y: 2)
    body.clipsToBounds = true
    body.layer.cornerRadius = 14
    card.fill(with: body)
    avatar.backgroundColor = UIColor(white: 1, alpha: 0.25)
    avatar.layer.cornerRadius = 20
    avatar.setSize(40, 40)
    avatar.fill(with: MotionParts.symbol("envelope.fill", 20, .white))
    let texts = MotionParts.stack(.vertical, 2, [headline, subtitle])
    fillDetails()
    for subview in [header, details, avatar, texts] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      body.addSubview(subview)
    }
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate(closed)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 14),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -14),
      header.topAnchor.constraint(equalTo: card.topAnchor),
      header.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      avatar.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      avatar.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      texts.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      texts.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      details.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 18),
      details.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      details.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
    ])
  }

  private func fillDetails() {
    for (symbol, text) in [
      ("calendar", "Saturday, 14 June"), ("clock", "19:00 – 23:00"), ("mappin.and.ellipse", "Rua Augusta 24"),
    ] {
      let icon = MotionParts.symbol(symbol, 18, Palette.secondaryText)
      icon.widthAnchor.constraint(equalToConstant: 26).isActive = true
      details.addArrangedSubview(MotionParts.stack(.horizontal, 10, [icon, MotionParts.label(text, 16)], .center))
    }
    let accept = MotionParts.label("Accept", 17, .semibold, .white)
    accept.textAlignment = .center
    accept.backgroundColor = UIColor(rgb: 0x6C5CE7)
    accept.layer.cornerRadius = 12
    accept.clipsToBounds = true
    accept.heightAnchor.constraint(equalToConstant: 46).isActive = true
    let later = MotionParts.label("Decide later", 15, .medium, UIColor(rgb: 0x6C5CE7))
    later.textAlignment = .center
    details.setCustomSpacing(22, after: details.arrangedSubviews[2])
    details.addArrangedSubview(accept)
    details.addArrangedSubview(later)
    details.alpha = 0
  }

  /// Applies everything that distinguishes the invitation from the banner, except the text.
  private func showInvitation() {
    NSLayoutConstraint.deactivate(closed)
    NSLayoutConstraint.activate(opened)
    view.layoutIfNeeded()
    card.backgroundColor = Palette.card
    card.layer.cornerRadius = 28
    card.layer.shadowOpacity = 0.45
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 14)
    body.layer.cornerRadius = 28
    header.gradient?.colors = [UIColor(rgb: 0x6C5CE7).cgColor, UIColor(rgb: 0x00B4DB).cgColor]
    header.gradient?.endPoint = CGPoint(x: 1, y: 0.4)
    avatar.transform = CGAffineTransform(rotationAngle: -.pi / 12).scaledBy(x: 1.3, y: 1.3)
    details.alpha = 1
    dimming.alpha = 0.3
    messages.view.transform = CGAffineTransform(scaleX: 0.86, y: 0.86)
    messages.view.layer.cornerRadius = 24
  }

  private func showWords() {
    for (label, text) in [(headline, "Summer dinner"), (subtitle, "Ava is waiting for your answer")] {
      UIView.transition(with: label, duration: 0.4, options: .transitionCrossDissolve) { label.text = text }
    }
  }

  func open() {
    let timing = UISpringTimingParameters(duration: 0.6, bounce: 0.2)
    animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    animator?.addAnimations { [self] in showInvitation() }
    animator?.startAnimation()
    showWords()
  }

  /// Starts to open the card. Halfway, a simulated finger catches the card, pulls it back a little, and releases it,
  /// which closes the card.
  func reconsider() {
    animator = UIViewPropertyAnimator(duration: 0.8, curve: .easeInOut) { [self] in showInvitation() }
    animator?.addCompletion { [self] position in
      guard position == .start else { return }
      NSLayoutConstraint.deactivate(opened)
      NSLayoutConstraint.activate(closed)
    }
    animator?.startAnimation()
    UIView.animate(withDuration: 0.4) { [self] in
      finger.alpha = 1
      finger.transform = .identity
    } completion: { [self] _ in
      animator?.pauseAnimation()
      drag(steps: 6)
    }
  }

  private func drag(steps: Int) {
    guard steps > 0 else { return release() }
    UIView.animate(withDuration: 0.05, delay: 0, options: .curveLinear) { [self] in
      finger.center.y -= 10
    } completion: { [self] _ in
      animator?.fractionComplete -= 0.03
      drag(steps: steps - 1)
    }
  }

  private func release() {
    animator?.isReversed = true
    animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    UIView.animate(withDuration: 0.2) { [self] in finger.alpha = 0 }
  }
}
