// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraSwiftUILayout

/// The way in which a symbol effect moves a view.
public enum _SymbolMotion: Hashable, Sendable {
  case bounce(isUpward: Bool), pulse, variableColor, scale(isUpward: Bool), replace, rotate, wiggle, breathe

  /// The scale of an active scale effect, or nil for other effects.
  fileprivate var restingScale: CGFloat? {
    if case .scale(let isUpward) = self { isUpward ? 1.15 : 0.85 } else { nil }
  }

  /// The poses at the ends of the segments of one run, each with the segment's duration in seconds.
  private var poses: [(pose: SymbolPose, duration: Double)] {
    switch self {
    case .bounce(let isUpward):
      let (far, back): (CGFloat, CGFloat) = isUpward ? (1.25, 0.95) : (0.8, 1.05)
      return [(SymbolPose(scale: far), 0.15), (SymbolPose(scale: back), 0.15), (SymbolPose(), 0.15)]
    case .pulse: return [(SymbolPose(opacity: 0.4), 0.5), (SymbolPose(), 0.5)]
    case .rotate: return [(SymbolPose(angle: 360), 1)]
    case .wiggle: return [-12, 12, -8, 8, 0].map { (SymbolPose(angle: $0), 0.1) }
    case .breathe: return [(SymbolPose(scale: 1.08, opacity: 0.7), 1), (SymbolPose(), 1)]
    // The view fades in four steps, like the layers of a symbol one after the other.
    case .variableColor:
      return [0.3, 0.55, 0.8, 1].map { (SymbolPose(opacity: $0), 0.25) }
    // Replaced symbols are animated by their content transition.
    case .scale, .replace: return []
    }
  }

  /// Returns the keyframes of a number of runs.
  fileprivate func keyframes(count: Int, speed: Double) -> some Keyframes<SymbolPose> {
    let isSteady = self == .rotate
    let segments = (0..<count).flatMap { run in
      poses.flatMap { pose, duration in
        var pose = pose
        pose.angle += isSteady ? 360 * Double(run) : 0
        return isSteady
          ? LinearKeyframe(pose, duration: duration / speed)._segments
          : CubicKeyframe(pose, duration: duration / speed)._segments
      }
    }
    return KeyframeTrack(content: _KeyframeSequence<SymbolPose>(_segments: segments))
  }
}

/// The appearance of a symbol during an effect.
struct SymbolPose: Animatable {
  var scale: CGFloat = 1
  var opacity = 1.0
  /// The rotation in degrees.
  var angle = 0.0

  var animatableData: AnimatablePair<CGFloat, AnimatablePair<Double, Double>> {
    get { AnimatablePair(scale, AnimatablePair(opacity, angle)) }
    set { (scale, opacity, angle) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

private struct EffectsRemovedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var removesSymbolEffects: Bool {
    get { self[EffectsRemovedKey.self] }
    set { self[EffectsRemovedKey.self] = newValue }
  }
}

/// A modifier that moves a view while an effect is active or, if there is a trigger, after the trigger has changed.
private struct SymbolEffectModifier: ViewModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool
  let trigger: AnyEquatable?
  @Environment(\.removesSymbolEffects) private var removes

  func body(content: Content) -> some View {
    let scale = removes || !isActive || trigger != nil ? nil : motion.restingScale
    KeyframeAnimator(initialValue: SymbolPose(), start: start) { pose in
      content.opacity(pose.opacity).rotationEffect(.degrees(pose.angle)).scaleEffect(pose.scale * (scale ?? 1))
        .animation(.default, value: scale)
    } keyframes: { _ in
      motion.keyframes(count: options.count ?? 1, speed: options.factor)
    }
  }

  private var start: KeyframeStart {
    if removes { return .activity(false, repeats: false) }
    return trigger.map { .trigger($0) } ?? .activity(isActive, repeats: options.count == nil)
  }
}

extension View {
  /// Shows a symbol effect while a value is true.
  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(motion: effect._motion, options: options, isActive: isActive, trigger: nil))
  }
  /// Shows a symbol effect when a value changes.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(motion: effect._motion, options: options, isActive: true, trigger: AnyEquatable(value)))
  }
  /// Removes the symbol effects of the view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.removesSymbolEffects, isEnabled)
  }
}
