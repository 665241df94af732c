// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An effect that animates a symbol. Effects are not shown yet.
public protocol SymbolEffect: Sendable {}
/// An effect that bounces a symbol.
public struct BounceSymbolEffect: SymbolEffect {
  /// The effect, bouncing upward.
  public var up: BounceSymbolEffect { self }
  /// The effect, bouncing downward.
  public var down: BounceSymbolEffect { self }
}
/// An effect that pulses a symbol's opacity.
public struct PulseSymbolEffect: SymbolEffect {}
/// An effect that changes the opacity of a symbol's layers in sequence.
public struct VariableColorSymbolEffect: SymbolEffect {
  /// The effect with one active layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// The effect with layers that stay active until the end of the cycle.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The effect in alternating directions.
  public var reversing: VariableColorSymbolEffect { self }
}
/// An effect that scales a symbol.
public struct ScaleSymbolEffect: SymbolEffect {
  /// The effect, scaling up.
  public var up: ScaleSymbolEffect { self }
  /// The effect, scaling down.
  public var down: ScaleSymbolEffect { self }
}
/// An effect that replaces a symbol with another symbol.
public struct ReplaceSymbolEffect: SymbolEffect {
  /// The effect, in which the old symbol scales down and the new symbol scales up.
  public var downUp: ReplaceSymbolEffect { self }
  /// The effect, in which both symbols scale up.
  public var upUp: ReplaceSymbolEffect { self }
  /// The effect, in which the old symbol disappears immediately and the new symbol scales up.
  public var offUp: ReplaceSymbolEffect { self }
}
/// An effect that rotates a symbol.
public struct RotateSymbolEffect: SymbolEffect {}
/// An effect that wiggles a symbol.
public struct WiggleSymbolEffect: SymbolEffect {}
/// An effect that smoothly changes a symbol's size, like breathing.
public struct BreatheSymbolEffect: SymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that bounces a symbol.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that pulses a symbol's opacity.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that changes the opacity of a symbol's layers in sequence.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that scales a symbol.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces a symbol with another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that wiggles a symbol.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that smoothly changes a symbol's size, like breathing.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Options for an effect's repetition and speed.
public struct SymbolEffectOptions: Sendable {
  /// The default options of the effect.
  public static let `default` = SymbolEffectOptions()
  /// Options for unlimited repetition.
  public static let repeating = SymbolEffectOptions()
  /// Options without repetition.
  public static let nonRepeating = SymbolEffectOptions()
  /// Returns options with a number of repetitions.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns options with a speed factor. The default speed is 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns these options with a speed factor. The default speed is 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension ContentTransition {
  /// A transition that applies an effect to a symbol.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

/// Haptic or audio feedback.
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of an impact.
  public struct Weight: Equatable, Sendable {
    private let rawValue: Int
    /// A light impact.
    public static let light = Weight(rawValue: 0)
    /// A medium impact.
    public static let medium = Weight(rawValue: 1)
    /// A heavy impact.
    public static let heavy = Weight(rawValue: 2)
  }
  private let name: String
  /// Feedback for a success.
  public static let success = SensoryFeedback(name: "success")
  /// Feedback for a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// Feedback for an error.
  public static let error = SensoryFeedback(name: "error")
  /// Feedback for a change of selection.
  public static let selection = SensoryFeedback(name: "selection")
  /// Feedback for a value that increases.
  public static let increase = SensoryFeedback(name: "increase")
  /// Feedback for a value that decreases.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Feedback for the start of an activity.
  public static let start = SensoryFeedback(name: "start")
  /// Feedback for the end of an activity.
  public static let stop = SensoryFeedback(name: "stop")
  /// Feedback for a dragged item that becomes aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Feedback for a movement between discrete levels.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Feedback for an impact.
  public static let impact = SensoryFeedback(name: "impact")
  /// Returns feedback for an impact with a weight and an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
}

extension View {
  /// Shows a symbol effect while a value is true. Has no effect yet.
  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    unsupported("symbolEffect")
  }
  /// Shows a symbol effect when a value changes. Has no effect yet.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    unsupported("symbolEffect")
  }
  /// Removes symbol effects. Has no effect yet.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  // Nothing to show: sensoryFeedback

  /// Plays feedback when a value changes. Does nothing, because there is no device that vibrates.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Plays feedback when a value changes and a condition is met. Does nothing: the condition isn't evaluated.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Plays feedback that depends on a value's change. Does nothing: the closure isn't called.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}
