// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

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
