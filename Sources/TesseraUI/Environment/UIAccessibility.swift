// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What the user has set for accessibility. What traits tell follows from the screen's; all else is off.
public enum UIAccessibility {
  @MainActor public static var isVoiceOverRunning: Bool { false }
  @MainActor public static var isSwitchControlRunning: Bool { false }
  @MainActor public static var isAssistiveTouchRunning: Bool { false }
  @MainActor public static var isSpeakScreenEnabled: Bool { false }
  @MainActor public static var isSpeakSelectionEnabled: Bool { false }
  @MainActor public static var isReduceMotionEnabled: Bool { false }
  @MainActor public static var prefersCrossFadeTransitions: Bool { false }
  @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  @MainActor public static var isInvertColorsEnabled: Bool { false }
  @MainActor public static var isGrayscaleEnabled: Bool { false }
  @MainActor public static var isGuidedAccessEnabled: Bool { false }
  @MainActor public static var isMonoAudioEnabled: Bool { false }
  @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  @MainActor public static var isShakeToUndoEnabled: Bool { true }
  @MainActor public static var isVideoAutoplayEnabled: Bool { true }
  @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }
  @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
  @MainActor public static var buttonShapesEnabled: Bool { false }
  @MainActor public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }
  @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traitCollection.accessibilityContrast == .high
  }

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Does nothing: nobody listens.
  @MainActor public static func post(notification: Notification, argument: Any?) {}

  public static let voiceOverStatusDidChangeNotification = named("UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification =
    named("UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification =
    named("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = named("UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification =
    named("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  private static func named(_ name: String) -> NSNotification.Name { NSNotification.Name(name) }
}
