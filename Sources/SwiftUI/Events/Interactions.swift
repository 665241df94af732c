// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

extension LayoutElement {
  /// The outermost views of the element's subtree, in drawing order.
  var views: [UIView] {
    var result: [UIView] = []
    var pending = [self]
    while let next = pending.popLast() {
      if let hosted = next as? any ViewElement {
        result.append(hosted.view)
      } else {
        pending += ((next as? any DisplayContainer)?.displayedElements ?? next.displayChildren).reversed()
      }
    }
    return result
  }
}

/// The container of a view with interactions, which receives touches and pointers in its bounds.
final class InteractionView: UIView {
  /// The objects that the interactions reference weakly.
  var delegates: [String: NSObject] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  /// Returns the delegate of a kind, which is created and connected the first time.
  func delegate<Delegate: NSObject>(_ make: (InteractionView) -> Delegate) -> Delegate {
    let key = "\(Delegate.self)"
    if let known = delegates[key] as? Delegate { return known }
    let new = make(self)
    delegates[key] = new
    return new
  }
}

/// A modifier that adds interactions to the view.
@MainActor
protocol InteractionModifier: ElementModifier where Element == EffectElement {
  func connect(_ view: InteractionView, _ environment: EnvironmentValues)
}

extension InteractionModifier {
  func makeElement(_ child: LayoutElement) -> EffectElement { EffectElement(child, InteractionView()) }
  func update(_ element: EffectElement, _ environment: EnvironmentValues) {
    if let view = element.view as? InteractionView { connect(view, environment) }
  }
}

// MARK: Pointers

/// The effect of a pointer hovering over a view.
public struct HoverEffect: Sendable {
  enum Kind { case automatic, highlight, lift }
  let kind: Kind
  /// The default effect for the context.
  public static let automatic = HoverEffect(kind: .automatic)
  /// An effect that highlights the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// An effect that lifts the view.
  public static let lift = HoverEffect(kind: .lift)
}

@MainActor
private final class HoverObserver: NSObject {
  var action: (Bool) -> Void = { _ in }

  init(_ view: InteractionView) {
    super.init()
    let recognizer = UIHoverGestureRecognizer()
    recognizer.addTarget(self) { observer, recognizer in
      switch recognizer.state {
      case .began: observer.action(true)
      case .ended, .cancelled: observer.action(false)
      default: break
      }
    }
    view.addGestureRecognizer(recognizer)
  }
}

private struct HoverModifier: InteractionModifier {
  typealias Body = Never
  let action: (Bool) -> Void
  func connect(_ view: InteractionView, _ environment: EnvironmentValues) {
    view.delegate { HoverObserver($0) }.action = action
  }
}

@MainActor
private final class PointerStyler: NSObject, UIPointerInteractionDelegate {
  var effect = HoverEffect.automatic
  private weak var view: UIView?

  init(_ view: InteractionView) {
    self.view = view
    super.init()
    view.addInteraction(UIPointerInteraction(delegate: self))
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let view else { return nil }
    let preview = UITargetedPreview(view: view)
    switch effect.kind {
    case .automatic: return UIPointerStyle(effect: .automatic(preview))
    case .highlight: return UIPointerStyle(effect: .highlight(preview))
    case .lift: return UIPointerStyle(effect: .lift(preview))
    }
  }
}

private struct HoverEffectModifier: InteractionModifier {
  typealias Body = Never
  let effect: HoverEffect
  func connect(_ view: InteractionView, _ environment: EnvironmentValues) {
    view.delegate { PointerStyler($0) }.effect = effect
  }
}

extension View {
  /// Sets the hover effect: the style of a pointer interaction. The effect is not drawn.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: effect))
  }
  /// Calls an action when a pointer enters or exits the view's bounds. Pointers move with `UIWindow.movePointer(to:)`.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { modifier(HoverModifier(action: action)) }
}
