// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Builds the content of an alert or action sheet. The content is laid out with constraints. A card is a stack view of
// labels, hairlines and buttons.
//
//     alert ─ one card: labels ─── buttons (two short ones side by side)
//     sheet ─ card: labels ─── buttons ┊ 8 points ┊ card: cancel button
//
// In the look of iOS 26, there is one card of glass with texts at the leading side, and the buttons are capsules.

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The metrics of alerts and action sheets. Approximates iOS 13 to 18; not measured. In the look of iOS 26, the radius is
/// from Apple's design resources, and the other metrics approximate iOS 26.
private struct AlertMetrics {
  let titleFont: UIFont
  let messageFont: UIFont
  let buttonFont: UIFont
  let emphasizedFont: UIFont
  let buttonHeight: CGFloat
  let padding: UIEdgeInsets
  let cornerRadius: CGFloat
  /// The distance of the buttons from the card's edges and from each other. 0 for buttons that fill their rows.
  var buttonInset: CGFloat = 0
  var buttonSpacing: CGFloat = 0

  @MainActor static let alert = AlertMetrics(
    titleFont: .systemFont(ofSize: 17, weight: .semibold), messageFont: .systemFont(ofSize: 13),
    buttonFont: .systemFont(ofSize: 17), emphasizedFont: .systemFont(ofSize: 17, weight: .semibold), buttonHeight: 44,
    padding: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16), cornerRadius: 14)
  @MainActor static let sheet = AlertMetrics(
    titleFont: .systemFont(ofSize: 13, weight: .semibold), messageFont: .systemFont(ofSize: 13),
    buttonFont: .systemFont(ofSize: 20), emphasizedFont: .systemFont(ofSize: 20, weight: .semibold), buttonHeight: 57,
    padding: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16), cornerRadius: 13)
  @MainActor static let glass = AlertMetrics(
    titleFont: .systemFont(ofSize: 17, weight: .semibold), messageFont: .systemFont(ofSize: 15),
    buttonFont: .systemFont(ofSize: 17, weight: .medium), emphasizedFont: .systemFont(ofSize: 17, weight: .semibold),
    buttonHeight: 44, padding: UIEdgeInsets(top: 20, left: 20, bottom: 16, right: 20), cornerRadius: 26,
    buttonInset: 14, buttonSpacing: 8)
}

@MainActor
struct AlertBuilder {
  private let alert: UIAlertController
  private let metrics: AlertMetrics
  private let isGlass: Bool

  init(_ alert: UIAlertController) {
    self.alert = alert
    isGlass = UITraitCollection.current.isGlass
    metrics = isGlass ? .glass : alert.preferredStyle == .alert ? .alert : .sheet
  }

  func build(in view: UIView) {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 8
    let separate = alert.preferredStyle == .actionSheet && !isGlass ? alert.actions.filter { $0.style == .cancel } : []
    let others = alert.actions.filter { action in !separate.contains { $0 === action } }
    let main = makeRows(for: others)
    if !main.isEmpty { stack.addArrangedSubview(makeCard(main)) }
    for action in separate { stack.addArrangedSubview(makeCancelCard(makeButton(for: action))) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    pin(stack, to: view, .zero, priority: UILayoutPriority(999))
  }

  // MARK: Parts

  /// Returns the labels followed by the buttons, with a hairline above each row except the first one.
  private func makeRows(for actions: [UIAlertAction]) -> [UIView] {
    var rows: [UIView] = []
    if let texts = makeTexts() { rows.append(texts) }
    if let fields = makeFields() {
      // Group the text fields with the labels, without a hairline between them.
      let stack = UIStackView(arrangedSubviews: rows + [fields])
      stack.axis = .vertical
      rows = [stack]
    }
    let buttons = ordered(actions).map(makeButton)
    if isGlass {
      if !buttons.isEmpty { rows.append(makeCapsules(buttons)) }
      return rows
    }
    if alert.preferredStyle == .alert, buttons.count == 2, buttons.allSatisfy({ fitsHalf($0) }) {
      rows.append(makePair(buttons[0], buttons[1]))
    } else {
      rows += buttons
    }
    return Array(rows.flatMap { [HairlineView(.horizontal), $0] as [UIView] }.dropFirst())
  }

  /// Returns the actions in their visual order. In an alert with a single other action, the cancel action is to its
  /// left. Otherwise, the cancel action is below the other actions.
  private func ordered(_ actions: [UIAlertAction]) -> [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    guard alert.preferredStyle == .alert else { return actions }
    return actions.count == 2 ? cancel + others : others + cancel
  }

  private func makeTexts() -> UIView? {
    let hasTitle = !(alert.title ?? "").isEmpty
    let isSheet = alert.preferredStyle == .actionSheet
    let secondary: UIColor = isSheet && !isGlass ? .secondaryLabel : .label
    let labels = [
      makeLabel(alert.title, font: metrics.titleFont, color: secondary),
      makeLabel(alert.message, font: metrics.messageFont, color: secondary),
    ].compactMap { $0 }
    guard !labels.isEmpty else { return nil }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = hasTitle ? (isSheet ? 6 : 2) : 0
    stack.translatesAutoresizingMaskIntoConstraints = false
    let box = UIView()
    box.addSubview(stack)
    pin(stack, to: box, metrics.padding)
    return box
  }

  private func makeFields() -> UIView? {
    guard let fields = alert.textFields, !fields.isEmpty else { return nil }
    let stack = UIStackView(arrangedSubviews: fields.map(makeFieldBox))
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    let box = UIView()
    box.addSubview(stack)
    let top: CGFloat = makeTexts() == nil ? metrics.padding.top : 0
    pin(stack, to: box, UIEdgeInsets(top: top, left: metrics.padding.left, bottom: 16, right: metrics.padding.right))
    return box
  }

  /// Returns a box with a height of 30 points around a text field, with horizontal insets of 7 points.
  private func makeFieldBox(_ field: UITextField) -> UIView {
    let box = UIView()
    box.backgroundColor = .systemBackground
    box.layer.cornerRadius = 5
    box.layer.borderWidth = 0.5
    box.layer.borderColor = UIColor.separator.cgColor
    field.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(field)
    box.heightAnchor.constraint(equalToConstant: 30).isActive = true
    pin(field, to: box, UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 7))
    return box
  }

  private func makeLabel(_ text: String?, font: UIFont, color: UIColor) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.textAlignment = isGlass ? .natural : .center
    label.numberOfLines = 0
    return label
  }

  private func makeButton(for action: UIAlertAction) -> AlertButton {
    let font = alert.isEmphasized(action) ? metrics.emphasizedFont : metrics.buttonFont
    let button = AlertButton(action, font: font, isCapsule: isGlass, isProminent: action === alert.preferredAction)
    button.heightAnchor.constraint(equalToConstant: metrics.buttonHeight).isActive = true
    button.addAction(
      UIAction { [weak alert] _ in if action.isEnabled { alert?.performAction(action) } }, for: .touchUpInside)
    return button
  }

  /// Returns whether a button fits in half of an alert. Half of an alert is 135 points wide, and the title is inset
  /// by 8 points on both sides.
  private func fitsHalf(_ button: AlertButton) -> Bool { button.titleWidth <= 119 }

  /// Returns the buttons as capsules: two short ones of an alert side by side, otherwise below each other.
  private func makeCapsules(_ buttons: [AlertButton]) -> UIView {
    let isPair = alert.preferredStyle == .alert && buttons.count == 2 && buttons.allSatisfy(fitsHalf)
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.axis = isPair ? .horizontal : .vertical
    stack.distribution = isPair ? .fillEqually : .fill
    stack.spacing = metrics.buttonSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    let box = UIView()
    box.addSubview(stack)
    let inset = metrics.buttonInset
    pin(stack, to: box, UIEdgeInsets(top: 0, left: inset, bottom: inset, right: inset))
    return box
  }

  private func makePair(_ first: AlertButton, _ second: AlertButton) -> UIView {
    let stack = UIStackView(arrangedSubviews: [first, HairlineView(.vertical), second])
    first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
    return stack
  }

  /// Returns a translucent card with the system material.
  private func makeCard(_ rows: [UIView]) -> UIView {
    let card = UIVisualEffectView(effect: isGlass ? UIGlassEffect() : UIBlurEffect(style: .systemMaterial))
    round(card)
    // The shadow of glass is outside of the card.
    if isGlass { card.clipsToBounds = false }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    card.contentView.addSubview(stack)
    pin(stack, to: card, .zero)
    return card
  }

  /// Returns the opaque card for a sheet's cancel action.
  private func makeCancelCard(_ button: AlertButton) -> UIView {
    let card = UIView()
    card.backgroundColor = Self.cancelColor
    round(card)
    button.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(button)
    pin(button, to: card, .zero)
    return card
  }

  private func round(_ card: UIView) {
    card.layer.cornerRadius = metrics.cornerRadius
    card.layer.cornerCurve = .continuous
    card.clipsToBounds = true
  }

  /// Pins a view to its superview's edges. If the priority is below required, the trailing and bottom constraints
  /// don't conflict while the alert's size is undetermined.
  private func pin(
    _ view: UIView, to parent: UIView, _ insets: UIEdgeInsets, priority: UILayoutPriority = .required
  ) {
    let constraints = [
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: insets.left),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -insets.right),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -insets.bottom),
    ]
    constraints[2].priority = priority
    constraints[3].priority = priority
    NSLayoutConstraint.activate(constraints)
  }

  private static let cancelColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 1, alpha: 1)
  }
}

/// An alert button, which fills a row or half of a row.
final class AlertButton: UIControl {
  private let label = UILabel()
  private let action: UIAlertAction

  private let isCapsule: Bool
  private let isProminent: Bool

  init(_ action: UIAlertAction, font: UIFont, isCapsule: Bool = false, isProminent: Bool = false) {
    self.action = action
    self.isCapsule = isCapsule
    self.isProminent = isProminent
    super.init(frame: .zero)
    if isCapsule { cornerConfiguration = .capsule() }
    label.text = action.title
    label.font = font
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    accessibilityLabel = action.accessibilityLabel ?? action.title
    accessibilityHint = action.accessibilityHint
    accessibilityIdentifier = action.accessibilityIdentifier
    update()
  }

  /// Updates the button's enabled state from its action.
  func update() {
    isEnabled = action.isEnabled
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    updateColor()
  }

  private func updateColor() {
    let pressed: UIColor? = isHighlighted ? .tertiarySystemFill : nil
    guard isCapsule else {
      backgroundColor = pressed
      label.textColor = textColor
      return
    }
    backgroundColor = isProminent ? tintColor : isHighlighted ? .systemFill : .tertiarySystemFill
    label.textColor = isProminent ? .white : action.isEnabled && action.style != .destructive ? .label : textColor
  }

  private var textColor: UIColor {
    !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }
}

/// A view that draws a line one pixel thick.
final class HairlineView: UIView {
  private let axis: NSLayoutConstraint.Axis

  init(_ axis: NSLayoutConstraint.Axis, color: UIColor = .separator) {
    self.axis = axis
    super.init(frame: .zero)
    backgroundColor = color
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var defaultContentPriorities: ContentPriorities {
    ContentPriorities(
      horizontalHugging: .required, verticalHugging: .required, horizontalCompression: .required,
      verticalCompression: .required)
  }

  override var intrinsicContentSize: CGSize {
    let pixel = 1 / pixelScale
    return axis == .horizontal
      ? CGSize(width: UIView.noIntrinsicMetric, height: pixel) : CGSize(width: pixel, height: UIView.noIntrinsicMetric)
  }
}
