// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An effect of a symbol. Effects are not shown yet.
public protocol SymbolEffect: Sendable {}
/// A bounce.
public struct BounceSymbolEffect: SymbolEffect {
  /// The effect bouncing upwards.
  public var up: BounceSymbolEffect { self }
  /// The effect bouncing downwards.
  public var down: BounceSymbolEffect { self }
}
/// A pulse.
public struct PulseSymbolEffect: SymbolEffect {}
/// A change of colors.
public struct VariableColorSymbolEffect: SymbolEffect {
  /// The effect with one active layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// The effect with layers that stay active until the end of the cycle.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The effect in alternating directions.
  public var reversing: VariableColorSymbolEffect { self }
}
/// A change of the scale.
public struct ScaleSymbolEffect: SymbolEffect {
  /// The effect scaling up.
  public var up: ScaleSymbolEffect { self }
  /// The effect scaling down.
  public var down: ScaleSymbolEffect { self }
}
/// A replacement of the symbol.
public struct ReplaceSymbolEffect: SymbolEffect {
  /// The effect with the old symbol scaling down and the new one scaling up.
  public var downUp: ReplaceSymbolEffect { self }
  /// The effect with both symbols scaling up.
  public var upUp: ReplaceSymbolEffect { self }
  /// The effect with the old symbol hidden at once and the new one scaling up.
  public var offUp: ReplaceSymbolEffect { self }
}
/// A rotation.
public struct RotateSymbolEffect: SymbolEffect {}
/// A wiggle.
public struct WiggleSymbolEffect: SymbolEffect {}
/// A smooth change of the size, like breathing.
public struct BreatheSymbolEffect: SymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A bounce.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// A pulse.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A change of colors.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A change of the scale.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A replacement of the symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// A rotation.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A wiggle.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A smooth change of the size, like breathing.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Options for the repetition and the speed of an effect.
public struct SymbolEffectOptions: Sendable {
  /// The default options of the effect.
  public static let `default` = SymbolEffectOptions()
  /// Repetition without end.
  public static let repeating = SymbolEffectOptions()
  /// No repetition.
  public static let nonRepeating = SymbolEffectOptions()
  /// A number of repetitions.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// A speed; 1 is the default.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns the options with a speed; 1 is the default.
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
  /// A success.
  public static let success = SensoryFeedback(name: "success")
  /// A warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// An error.
  public static let error = SensoryFeedback(name: "error")
  /// A change of a selection.
  public static let selection = SensoryFeedback(name: "selection")
  /// An increase.
  public static let increase = SensoryFeedback(name: "increase")
  /// A decrease.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// A start.
  public static let start = SensoryFeedback(name: "start")
  /// A stop.
  public static let stop = SensoryFeedback(name: "stop")
  /// An alignment.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A change of a level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// An impact.
  public static let impact = SensoryFeedback(name: "impact")
  /// An impact with a weight and an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
}

extension View {
  /// Shows an effect of symbols while a value is true. Has no effect yet.
  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    unsupported("symbolEffect")
  }
  /// Shows an effect of symbols when a value changes. Has no effect yet.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    unsupported("symbolEffect")
  }
  /// Stops effects of symbols. Has no effect yet.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Plays feedback when a value changes. Has no effect.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    unsupported("sensoryFeedback")
  }
  /// Plays feedback when a value changes, if a condition holds. Has no effect.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    unsupported("sensoryFeedback")
  }
  /// Plays feedback that depends on the change of a value. Has no effect.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    unsupported("sensoryFeedback")
  }
}
