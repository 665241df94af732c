// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An interaction that enlarges an item of its view during a long press, for users with very large text.
///
/// - Note: Differs from UIKit: no viewer is shown. The interaction can be added to views, and other gesture
///   recognizers can refer to its gesture recognizer.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The delegate. Not retained.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view to which the interaction is attached, or nil.
  open private(set) weak var view: UIView?
  /// A gesture recognizer that other gesture recognizers can require to fail. It never begins.
  open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UIGestureRecognizer()

  /// Whether the viewer is enabled. This is the case at accessibility text sizes.
  open class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
  /// Never posted.
  public static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Creates an interaction that shows the delegate's items or, without a delegate, the view itself.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates an interaction that shows the view itself.
  @preconcurrency @MainActor public override convenience init() {
    self.init(delegate: nil)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
