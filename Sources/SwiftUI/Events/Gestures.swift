// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A modifier that makes its content act as a button and reports touches and taps.
struct PressModifier: ViewEffect {
  typealias Body = Never
  let isEnabled: Bool
  let onPress: @MainActor (Bool) -> Void
  let onTap: @MainActor () -> Void
  /// The menu that opens; nil for a regular button.
  var menu: MenuDescription?

  func makeElement(_ child: LayoutElement) -> EffectElement {
    EffectElement(child, menu == nil ? PressView() : MenuPressView())
  }
  func update(_ element: EffectElement, _ environment: EnvironmentValues) {
    guard let view = element.view as? PressView else { return }
    (view.isEnabled, view.onPress, view.onTap) = (isEnabled, onPress, onTap)
    view.repeats = environment.buttonRepeatBehavior == .enabled
    if let menu { (view as? MenuPressView)?.show(menu) }
  }
  func apply(to view: EffectView, _ environment: EnvironmentValues) {}
}

/// The control that implements a button.
class PressView: UIControl {
  final var onPress: @MainActor (Bool) -> Void = { _ in }
  final var onTap: @MainActor () -> Void = {}
  /// Whether the action is repeated while the button is held down.
  final var repeats = false { didSet { if !repeats { repetition = nil } } }
  private final var repetition: ButtonRepetition?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.onTap() }, for: .primaryActionTriggered)
    addAction(
      UIAction { [weak self] _ in
        guard let self, repetition?.hasRepeated != true else { return }
        sendActions(for: .primaryActionTriggered)
      }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      onPress(isHighlighted)
      guard repeats else { return }
      if isHighlighted { repetition = ButtonRepetition(self) } else { repetition?.stop() }
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), isInContentShape(point) ?? true else { return nil }
    // Controls inside the button receive their own touches.
    return hit is UIControl ? hit : self
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? Self.texts(in: self).joined(separator: ", ") }
    set { super.accessibilityLabel = newValue }
  }

  /// Returns the text of each view in a subtree, in view order. Accessibility modifiers replace the text of a view.
  private static func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { subview -> [String] in
      if subview.accessibilityElementsHidden { return [] }
      if let label = subview as? UILabel { return label.text.map { [$0] } ?? [] }
      if let label = (subview as? AccessibilityView)?.ownLabel { return [label] }
      return texts(in: subview)
    }
  }
}

private struct TapEffect: ViewEffect {
  typealias Body = Never
  let count: Int
  let action: () -> Void

  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    let recognizer =
      view.gestureRecognizers?.compactMap { $0 as? ActionTapRecognizer }.first
      ?? ActionTapRecognizer()
    if recognizer.view == nil { view.addGestureRecognizer(recognizer) }
    recognizer.numberOfTapsRequired = max(1, count)
    recognizer.isEnabled = environment.isEnabled
    recognizer.action = action
  }
}

private final class ActionTapRecognizer: UITapGestureRecognizer {
  var action: () -> Void = {}

  init() {
    super.init(target: nil, action: nil)
    addTarget(self) { (recognizer: ActionTapRecognizer, _: ActionTapRecognizer) in
      if recognizer.state == .ended { recognizer.action() }
    }
  }
}

private struct LongPressEffect: ViewEffect {
  typealias Body = Never
  let minimumDuration: Double
  let maximumDistance: CGFloat
  let action: () -> Void
  let onPress: ((Bool) -> Void)?

  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    let recognizer =
      view.gestureRecognizers?.compactMap { $0 as? ActionPressRecognizer }.first
      ?? ActionPressRecognizer()
    if recognizer.view == nil { view.addGestureRecognizer(recognizer) }
    recognizer.minimumPressDuration = minimumDuration
    recognizer.allowableMovement = maximumDistance
    recognizer.isEnabled = environment.isEnabled
    (recognizer.action, recognizer.onPress) = (action, onPress)
  }
}

private final class ActionPressRecognizer: UILongPressGestureRecognizer {
  var action: () -> Void = {}
  var onPress: ((Bool) -> Void)?
  /// Whether a finger touches the view, until the press is recognized or fails.
  private var isPressing = false {
    didSet { if isPressing != oldValue { onPress?(isPressing) } }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if isEnabled, state == .possible { isPressing = true }
    super.touchesBegan(touches, with: event)
  }

  override var state: UIGestureRecognizer.State {
    didSet { if state != .possible { isPressing = false } }
  }

  override func reset() {
    super.reset()
    isPressing = false
  }

  init() {
    super.init(target: nil, action: nil)
    addTarget(self) { (recognizer: ActionPressRecognizer, _: ActionPressRecognizer) in
      if recognizer.state == .began { recognizer.action() }
    }
  }
}

private struct HitTestEffect: ViewEffect {
  typealias Body = Never
  let isEnabled: Bool
  func apply(to view: EffectView, _ environment: EnvironmentValues) { view.isUserInteractionEnabled = isEnabled }
}

extension View {
  /// Performs an action when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapEffect(count: count, action: action))
  }
  /// Performs an action after a long press. The minimum duration is in seconds.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressEffect(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action, onPress: onPressingChanged))
  }
  /// Performs an action after a long press, and another one when the finger touches the view and when the press is
  /// recognized or fails. The minimum duration is in seconds.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
  /// Sets whether the view receives touches.
  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestEffect(isEnabled: enabled)) }
}
