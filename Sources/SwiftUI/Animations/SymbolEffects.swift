// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An effect that animates a symbol.
///
/// - Note: Differs from SwiftUI: an effect moves the whole view rather than the layers of its symbols. Its extent and
///   duration are approximations.
public protocol SymbolEffect: Sendable {
  /// The way in which the effect moves the view.
  var _motion: _SymbolMotion { get }
}
/// An effect that bounces a symbol.
public struct BounceSymbolEffect: SymbolEffect {
  /// The way in which the effect moves the view.
  public var _motion = _SymbolMotion.bounce(isUpward: true)
  /// The effect, bouncing upward.
  public var up: BounceSymbolEffect { BounceSymbolEffect(_motion: .bounce(isUpward: true)) }
  /// The effect, bouncing downward.
  public var down: BounceSymbolEffect { BounceSymbolEffect(_motion: .bounce(isUpward: false)) }
}
/// An effect that pulses a symbol's opacity.
public struct PulseSymbolEffect: SymbolEffect {
  /// The way in which the effect moves the view.
  public var _motion: _SymbolMotion { .pulse }
}
/// An effect that changes the opacity of a symbol's layers in sequence. The whole symbol fades in steps.
public struct VariableColorSymbolEffect: SymbolEffect {
  /// The way in which the effect moves the view.
  public var _motion: _SymbolMotion { .variableColor }
  /// The effect with one active layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// The effect with layers that stay active until the end of the cycle.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The effect in alternating directions.
  public var reversing: VariableColorSymbolEffect { self }
  /// The effect in one direction.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The effect with dimmed inactive layers.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// The effect with hidden inactive layers.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}
/// An effect that scales a symbol.
public struct ScaleSymbolEffect: SymbolEffect {
  /// The way in which the effect moves the view.
  public var _motion = _SymbolMotion.scale(isUpward: true)
  /// The effect, scaling up.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(_motion: .scale(isUpward: true)) }
  /// The effect, scaling down.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(_motion: .scale(isUpward: false)) }
}
/// An effect that replaces a symbol with another symbol.
public struct ReplaceSymbolEffect: SymbolEffect {
  /// The way in which the effect moves the view.
  public var _motion: _SymbolMotion { .replace }
  /// The effect, in which the old symbol scales down and the new symbol scales up.
  public var downUp: ReplaceSymbolEffect { self }
  /// The effect, in which both symbols scale up.
  public var upUp: ReplaceSymbolEffect { self }
  /// The effect, in which the old symbol disappears immediately and the new symbol scales up.
  public var offUp: ReplaceSymbolEffect { self }
}
/// An effect that rotates a symbol.
public struct RotateSymbolEffect: SymbolEffect {
  /// The way in which the effect moves the view.
  public var _motion: _SymbolMotion { .rotate }
}
/// An effect that wiggles a symbol.
public struct WiggleSymbolEffect: SymbolEffect {
  /// The way in which the effect moves the view.
  public var _motion: _SymbolMotion { .wiggle }
}
/// An effect that smoothly changes a symbol's size, like breathing.
public struct BreatheSymbolEffect: SymbolEffect {
  /// The way in which the effect moves the view.
  public var _motion: _SymbolMotion { .breathe }
}

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

extension SymbolEffect {
  /// The effect on each layer of the symbol. Like all effects, it applies to the whole symbol here.
  public var byLayer: Self { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

/// Options for an effect's repetition and speed.
public struct SymbolEffectOptions: Sendable {
  /// The number of runs. Nil repeats the effect for as long as it is active, and runs a triggered effect once.
  private(set) var count: Int?
  private(set) var factor = 1.0

  /// The default options of the effect.
  public static let `default` = SymbolEffectOptions()
  /// Options for unlimited repetition.
  public static let repeating = SymbolEffectOptions()
  /// Options without repetition.
  public static let nonRepeating = SymbolEffectOptions.repeat(1)
  /// Returns options with a number of repetitions.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
  /// Returns options with a speed factor. The default speed is 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }
  /// Options with this speed and unlimited repetition.
  public var repeating: SymbolEffectOptions {
    var result = self
    result.count = nil
    return result
  }
  /// Options with this speed, without repetition.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
  /// Returns these options with a number of repetitions.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions {
    var result = self
    result.count = max(1, count)
    return result
  }
  /// Returns these options with a speed factor. The default speed is 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var result = self
    result.factor = speed.isFinite && speed > 0 ? speed : 1
    return result
  }
}
