// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// The user's settings for accessibility. Bold text and contrast come from the screen's traits, and reduced motion from its
/// options; the others are fixed.
public enum UIAccessibility {
  /// Always `false`: there is no screen reader.
  public static var isVoiceOverRunning: Bool { false }
  /// Always `false`: there is no Switch Control.
  public static var isSwitchControlRunning: Bool { false }
  /// Always `false`: there is no AssistiveTouch.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always `false`: nothing is spoken.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Always `false`: nothing is spoken.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the user prefers less motion, as set by `RenderOptions.reducesMotion`. UIKit's own animations do not change.
  public static var isReduceMotionEnabled: Bool { MainThread.run { UIScreen.main.environment.reducesMotion } }
  /// Always `false`.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Always `false`, so blurs and translucent bars remain.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always `false`.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always `false`.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always `false`.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Always `false`: there is no sound.
  public static var isMonoAudioEnabled: Bool { false }
  /// Always `false`.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always `true`, the device's default.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Always `true`, the device's default.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Always `false`: switches have no on and off labels.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Always `false`.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Always `false`: buttons get no shapes.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether the screen's `legibilityWeight` is bold.
  public static var isBoldTextEnabled: Bool {
    MainThread.run { UIScreen.main.traitCollection.legibilityWeight == .bold }
  }
  /// Whether the screen's `accessibilityContrast` is high.
  public static var isDarkerSystemColorsEnabled: Bool {
    MainThread.run { UIScreen.main.traitCollection.accessibilityContrast == .high }
  }

  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification in UIKit.
    public let rawValue: UInt32

    /// Creates a notification with a custom number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is announced.
    public static let announcement = Notification(rawValue: 1008)
    /// An assistive technology pauses; the argument names it.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1027)
    /// A paused assistive technology resumes.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1028)
    /// A scroll view has scrolled by a page.
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

  /// The focused element of a screen reader, in the user info of `elementFocusedNotification`.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The previously focused element of a screen reader, in the user info of `elementFocusedNotification`.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The technology that moved the focus, in the user info of `elementFocusedNotification`.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// The text that was announced, in the user info of `announcementDidFinishNotification`.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// Whether the announcement was completed, in the user info of `announcementDidFinishNotification`.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// An assistive technology that moves a focus.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the technology in UIKit.
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

  /// Returns the focused element of a screen reader: nil until `UIWindow.moveAccessibilityFocus(to:)` is called.
  @preconcurrency @MainActor
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    assistiveTechnologyIdentifier == .notificationSwitchControl ? nil : AccessibilityFocus.element
  }

  /// Returns a rectangle of a view in the coordinates of the screen.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let origin = (view.window ?? view as? UIWindow)?.frame.origin ?? .zero
    return view.convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns a copy of a path of a view in the coordinates of the screen.
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

  /// Calls the handler with `false`: there is no Guided Access.
  @preconcurrency @MainActor
  public static func requestGuidedAccessSession(enabled: Bool, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }

  /// Does nothing: there is no zoom.
  @preconcurrency @MainActor
  public static func zoomFocusChanged(zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView) {}

  private static func named(_ name: String) -> NSNotification.Name { NSNotification.Name(name) }
}
