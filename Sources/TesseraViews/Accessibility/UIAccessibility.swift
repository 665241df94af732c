// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The user's settings for accessibility. Bold text and contrast follow from the screen's traits, reduced motion from its options; the others are fixed.
public enum UIAccessibility {
  /// False: nothing is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// False: there are no switches.
  public static var isSwitchControlRunning: Bool { false }
  /// False: there is no assistive touch.
  public static var isAssistiveTouchRunning: Bool { false }
  /// False: nothing is read aloud.
  public static var isSpeakScreenEnabled: Bool { false }
  /// False: nothing is read aloud.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen is shown to somebody who asks for less motion, as `RenderOptions.reducesMotion` says. UIKit's own
  /// animations stay as they are.
  public static var isReduceMotionEnabled: Bool { MainThread.run { UIScreen.main.environment.reducesMotion } }
  /// False.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// False, so that blurs and translucent bars stay.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// False: no colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// False: no colours are taken away.
  public static var isGrayscaleEnabled: Bool { false }
  /// False.
  public static var isGuidedAccessEnabled: Bool { false }
  /// False: there is no sound.
  public static var isMonoAudioEnabled: Bool { false }
  /// False.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// True, the device's default.
  public static var isShakeToUndoEnabled: Bool { true }
  /// True, the device's default.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// False: switches show no signs for on and off.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// False.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// False: buttons without a ground get none.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether the screen's `legibilityWeight` is bold.
  public static var isBoldTextEnabled: Bool {
    MainThread.run { UIScreen.main.traitCollection.legibilityWeight == .bold }
  }
  /// Whether the screen's `accessibilityContrast` is high.
  public static var isDarkerSystemColorsEnabled: Bool {
    MainThread.run { UIScreen.main.traitCollection.accessibilityContrast == .high }
  }

  /// What a screen reader can be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number that UIKit gives it.
    public let rawValue: UInt32

    /// A notification with a number of your own.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A scroll view has moved by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Does nothing: there is no screen reader.
  public static func post(notification: Notification, argument: Any?) {}

  /// Never posted.
  public static let voiceOverStatusDidChangeNotification = named("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Never posted.
  public static let reduceMotionStatusDidChangeNotification =
    named("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Never posted.
  public static let reduceTransparencyStatusDidChangeNotification =
    named("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Never posted.
  public static let boldTextStatusDidChangeNotification = named("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Never posted.
  public static let darkerSystemColorsStatusDidChangeNotification =
    named("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  private static func named(_ name: String) -> NSNotification.Name { NSNotification.Name(name) }
}
