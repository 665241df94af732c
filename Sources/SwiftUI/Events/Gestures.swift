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
    if let menu { (view as? MenuPressView)?.show(menu) }
  }
  func apply(to view: EffectView, _ environment: EnvironmentValues) {}
}

/// The control that implements a button.
class PressView: UIControl {
  final var onPress: @MainActor (Bool) -> Void = { _ in }
  final var onTap: @MainActor () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.onTap() }, for: .primaryActionTriggered)
    addAction(
      UIAction { [weak self] _ in
        self?.sendActions(for: .primaryActionTriggered)
      }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { onPress(isHighlighted) } }
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

  /// Returns the text of each view in a subtree, in view order.
  private static func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { subview -> [String] in
      if let label = subview as? UILabel { return label.text.map { [$0] } ?? [] }
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

  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    let recognizer =
      view.gestureRecognizers?.compactMap { $0 as? ActionPressRecognizer }.first
      ?? ActionPressRecognizer()
    if recognizer.view == nil { view.addGestureRecognizer(recognizer) }
    recognizer.minimumPressDuration = minimumDuration
    recognizer.allowableMovement = maximumDistance
    recognizer.isEnabled = environment.isEnabled
    recognizer.action = action
  }
}

private final class ActionPressRecognizer: UILongPressGestureRecognizer {
  var action: () -> Void = {}

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
    if onPressingChanged != nil { Report.unsupported("onLongPressGesture(onPressingChanged:)") }
    return modifier(
      LongPressEffect(minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action))
  }
  /// Sets whether the view receives touches.
  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestEffect(isEnabled: enabled)) }
}
