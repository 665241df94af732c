// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// The user's accessibility settings. Bold text and contrast depend on the screen's traits, and reduced motion on its
/// options. All other settings are constant.
public enum UIAccessibility {
  /// Always `false`, because there is no screen reader.
  public static var isVoiceOverRunning: Bool { false }
  /// Always `false`, because there is no Switch Control.
  public static var isSwitchControlRunning: Bool { false }
  /// Always `false`, because there is no AssistiveTouch.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always `false`, because nothing is spoken.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Always `false`, because nothing is spoken.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the user prefers reduced motion, as set by `RenderOptions.reducesMotion`. Doesn't affect UIKit's own
  /// animations.
  public static var isReduceMotionEnabled: Bool { MainThread.run { UIScreen.main.environment.reducesMotion } }
  /// Always `false`.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Always `false`, so blurs and translucent bars are drawn.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always `false`.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always `false`.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always `false`.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Always `false`, because there is no sound.
  public static var isMonoAudioEnabled: Bool { false }
  /// Always `false`.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always `true`, the device's default.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Always `true`, the device's default.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Always `false`, because switches have no on and off labels.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Always `false`.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Always `false`, because buttons are drawn without shapes.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether the screen's `legibilityWeight` is bold.
  public static var isBoldTextEnabled: Bool {
    MainThread.run { UIScreen.main.traitCollection.legibilityWeight == .bold }
  }
  /// Whether the screen's `accessibilityContrast` is high.
  public static var isDarkerSystemColorsEnabled: Bool {
    MainThread.run { UIScreen.main.traitCollection.accessibilityContrast == .high }
  }

  /// A notification to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number in UIKit.
    public let rawValue: UInt32

    /// Creates a notification with a custom number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Indicates that most of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Indicates that part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Announces a string.
    public static let announcement = Notification(rawValue: 1008)
    /// Pauses the assistive technology that the argument identifies.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1027)
    /// Resumes a paused assistive technology.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1028)
    /// Indicates that a scroll view has scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Does nothing, because there is no screen reader.
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

  /// Posted when `UIWindow.moveAccessibilityFocus(to:)` moves the accessibility focus.
  public static let elementFocusedNotification = named("UIAccessibilityElementFocusedNotification")
  /// Never posted.
  public static let announcementDidFinishNotification = named("UIAccessibilityAnnouncementDidFinishNotification")
  /// Never posted.
  public static let assistiveTouchStatusDidChangeNotification = named(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Never posted.
  public static let buttonShapesEnabledStatusDidChangeNotification = named(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Never posted.
  public static let closedCaptioningStatusDidChangeNotification = named(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Never posted.
  public static let differentiateWithoutColorDidChangeNotification = named(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Never posted.
  public static let grayscaleStatusDidChangeNotification = named("UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Never posted.
  public static let guidedAccessStatusDidChangeNotification = named(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Never posted.
  public static let hearingDevicePairedEarDidChangeNotification = named(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  /// Never posted.
  public static let invertColorsStatusDidChangeNotification = named(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Never posted.
  public static let monoAudioStatusDidChangeNotification = named("UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Never posted.
  public static let onOffSwitchLabelsDidChangeNotification = named(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Never posted.
  public static let prefersCrossFadeTransitionsStatusDidChangeNotification = named(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Never posted.
  public static let shakeToUndoDidChangeNotification = named("UIAccessibilityShakeToUndoDidChangeNotification")
  /// Never posted.
  public static let speakScreenStatusDidChangeNotification = named(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Never posted.
  public static let speakSelectionStatusDidChangeNotification = named(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Never posted.
  public static let switchControlStatusDidChangeNotification = named(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Never posted.
  public static let videoAutoplayStatusDidChangeNotification = named(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")

  /// The user info key for the focused element in an `elementFocusedNotification`.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The user info key for the previously focused element in an `elementFocusedNotification`.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The user info key for the technology that moved the focus in an `elementFocusedNotification`.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// The user info key for the announced text in an `announcementDidFinishNotification`.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The user info key for whether the announcement was completed in an `announcementDidFinishNotification`.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// An assistive technology that moves a focus.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The technology's name in UIKit.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Returns the screen reader's focused element, or nil until `UIWindow.moveAccessibilityFocus(to:)` is called.
  @preconcurrency @MainActor
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    assistiveTechnologyIdentifier == .notificationSwitchControl ? nil : AccessibilityFocus.element
  }

  /// Converts a rectangle from a view's coordinates to screen coordinates.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let origin = (view.window ?? view as? UIWindow)?.frame.origin ?? .zero
    return view.convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Converts a copy of a path from a view's coordinates to screen coordinates.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let window = (view.window ?? view as? UIWindow)?.frame.origin ?? .zero
    let (zero, x, y) = (
      view.convert(CGPoint.zero, to: nil), view.convert(CGPoint(x: 1, y: 0), to: nil),
      view.convert(CGPoint(x: 0, y: 1), to: nil)
    )
    let copy = UIBezierPath()
    copy.append(path)
    copy.apply(
      CGAffineTransform(
        a: x.x - zero.x, b: x.y - zero.y, c: y.x - zero.x, d: y.y - zero.y, tx: zero.x + window.x, ty: zero.y + window.y
      ))
    return copy
  }

  /// Calls the handler with `false`, because there is no Guided Access.
  @preconcurrency @MainActor
  public static func requestGuidedAccessSession(enabled: Bool, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }

  /// Does nothing, because there is no zoom.
  @preconcurrency @MainActor
  public static func zoomFocusChanged(zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView) {}

  private static func named(_ name: String) -> NSNotification.Name { NSNotification.Name(name) }
}
