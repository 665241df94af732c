// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraMotion
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import TesseraViews
internal import UIKit

/// The transition between the old and the new content of a text or an image in an animated change.
///
/// - Note: Differs from SwiftUI: transitions other than those of digits and symbols cross-fade between the old and the new
///   content, also if only the color or the font changes. Digits roll only in texts with one style and one line.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// Whether new digits roll in from above; nil if that depends on the values.
  private(set) var countsDown: Bool?
  fileprivate var isNumeric: Bool { name == "numericText" }
  fileprivate var replacesSymbol: Bool { name == "symbolEffect" }
  /// A transition that interpolates between old and new content.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// A transition that changes the opacity.
  public static let opacity = ContentTransition(name: "opacity")
  /// A transition without animation.
  public static let identity = ContentTransition(name: "identity")
  /// Returns a transition in which changed digits roll: new ones roll in from below or, if the number counts down, from
  /// above.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText", countsDown: countsDown)
  }
  /// Returns a transition in which changed digits roll: from below if the number in the text increases, otherwise from above.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
  /// A transition between symbols: the old symbol shrinks, and the new one grows in its place.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// Returns a transition between symbols: the old symbol shrinks, and the new one grows in its place.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  /// The transition between the old and the new content of texts and images.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets the transition between the old and the new content of texts and images in animated changes.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

extension _ViewNode {
  /// Returns a closure that is called before the content of a view changes, so that the old content fades into the
  /// new one. Returns nil if the content changes at once.
  final func contentFade(of view: UIView) -> (() -> Void)? {
    guard graph.motion.canAnimate, environment.contentTransition != .identity else { return nil }
    guard let animation = transaction.animation, let timing = animation.timing else { return nil }
    if environment.contentTransition.replacesSymbol {
      return { SymbolReplacement.begin(in: view, duration: timing.duration) }
    }
    return {
      let fade = CATransition()
      (fade.duration, fade.pace, fade.beginTime) = (timing.duration, timing.pace, 0)
      view.layer.add(fade, forKey: nil)
    }
  }
}

extension _ViewNode {
  /// Returns the animation of the text of a label that changes, or nil if the text changes at once.
  final func textChange(of label: UILabel) -> TextChange? {
    guard let fade = contentFade(of: label), let timing = transaction.animation?.timing else { return nil }
    let transition = environment.contentTransition
    return TextChange(
      fade: fade, duration: timing.duration, rollsDigits: transition.isNumeric, countsDown: transition.countsDown)
  }
}

/// The animation of a text that changes.
struct TextChange {
  /// Fades from the old to the new text. Called before the change.
  let fade: () -> Void
  let duration: Double
  let rollsDigits: Bool
  /// Whether new digits roll in from above; nil if that depends on the numbers in the texts.
  let countsDown: Bool?

  /// Returns the animation of the digits, or nil if the text fades.
  @MainActor
  func roll(from old: String, to new: String, font: UIFont, color: UIColor) -> DigitRoll? {
    guard rollsDigits else { return nil }
    let isDown = countsDown ?? (Self.number(in: new) ?? 0 < Self.number(in: old) ?? 0)
    return DigitRoll(from: old, to: new, font: font, color: color, countsDown: isDown)
  }

  /// The first number in a text, without grouping separators.
  private static func number(in text: String) -> Double? {
    Double(text.filter { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") })
  }
}

extension Animation {
  /// The duration and the pace of an animation as a layer animation, or nil if it changes values at once.
  fileprivate var timing: (duration: Double, pace: AnimationPace)? {
    guard let duration = runningTime, duration > 0, duration.isFinite else { return nil }
    switch base {
    case let curve as CurveAnimation:
      return (duration, .curve(curve.curve.cubic ?? .easeInOut))
    case let spring as SpringAnimation: return (duration, .spring(spring.spring.curve(velocity: 0)))
    default: return (duration, .curve(.easeInOut))
    }
  }
}
