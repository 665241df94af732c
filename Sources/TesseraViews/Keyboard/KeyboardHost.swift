// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A container for the views at the bottom of a window: an accessory view above either the system keyboard or an
/// input view.
///
///     ├─────────────────┤ accessory view, at its height
///     │ keyboard        │ the device's keyboard height, or the input view extended by the home indicator's area
///     └─────────────────┘
final class KeyboardHost: UIView {
  private var plan: KeyboardPlan
  private(set) var plate: KeyboardSurface?
  private(set) var accessoryHeight: CGFloat = 0

  init(width: CGFloat) {
    plan = KeyboardPlan(nil)
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
  }

  /// Adds the views of a plan and removes the previous plan's views. Views that are in both plans aren't removed, so
  /// a first responder within them is preserved.
  func showPlan(_ new: KeyboardPlan, in window: UIWindow) {
    let old = plan
    plan = new
    for view in [old.accessory, old.inputView] where view !== new.accessory && view !== new.inputView {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    plate?.removeFromSuperview()
    plate = new.isSystem ? KeyboardSurface(for: new.responder) : nil
    if let plate { addSubview(plate) }
    backgroundColor = new.inputView == nil ? nil : KeyboardSurface.background
    for view in [new.inputView, new.accessory] {
      if let view, view.superview !== self { addSubview(view) }
    }
    if superview === window { window.bringSubviewToFront(self) } else { window.addSubview(self) }
    let screen = window.environment
    let type = (new.responder as? any UITextInputTraits)?.keyboardType ?? .default
    var height = new.isSystem ? KeyboardMetrics.height(on: screen, isNumeric: KeyboardKeys.isNumeric(type)) : 0
    if let input = new.inputView {
      // A custom keyboard may use the system's keyboard height. Any other view without a height isn't visible.
      let isKeyboard = input is UIInputView || input.autoresizingMask.contains(.flexibleHeight)
      let keyboard = isKeyboard ? KeyboardMetrics.height(on: screen) - screen.safeArea.bottom : 0
      let own = measure(input, otherwise: keyboard)
      height = own > 0 ? own + screen.safeArea.bottom : 0
    }
    accessoryHeight = new.accessory.map { measure($0, otherwise: 0) } ?? 0
    frame.size.height = height + accessoryHeight
    placeParts()
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the height of a view, determined by its frame or its content.
  private func measure(_ view: UIView, otherwise standard: CGFloat) -> CGFloat {
    view.frame.size.width = bounds.width
    let own = view.frame.height
    let sizesItself =
      (view as? UIInputView)?.allowsSelfSizing == true || !view.translatesAutoresizingMaskIntoConstraints
    if own > 0, !sizesItself, !view.autoresizingMask.contains(.flexibleHeight) { return own }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitting > 0 ? fitting : own > 0 ? own : standard
  }

  private func placeParts() {
    let below = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: bounds.height - accessoryHeight)
    plate?.frame = below
    setFrame(of: plan.accessory, to: CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight))
    let covered = window?.deviceSafeArea.bottom ?? 0
    setFrame(of: plan.inputView, to: below.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: covered, right: 0)))
  }

  /// Sets the frame of a view, even if the view was laid out by constraints.
  private func setFrame(of view: UIView?, to rect: CGRect) {
    guard let view, view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// The accessory view's owner, which receives unhandled events.
  override var next: UIResponder? { plan.accessoryOwner ?? plan.responder ?? super.next }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self && plan.inputView == nil ? nil : view
  }

  /// Removes the views.
  func clear() {
    for view in [plan.accessory, plan.inputView] where view?.superview === self { view?.removeFromSuperview() }
    removeFromSuperview()
  }
}
