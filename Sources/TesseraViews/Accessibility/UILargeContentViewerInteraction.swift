// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Shows an item of its view large while a finger rests on it, for users with very large text.
///
/// - Note: Differs from UIKit: no viewer is shown. The interaction can be added to views, and its recognizer can be named by others.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The delegate. A weak reference.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?
  /// A gesture recognizer that others can require to fail. It never begins.
  open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UIGestureRecognizer()

  /// Whether the viewer would be shown on the screen: with text of an accessibility size.
  open class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
  /// Never posted.
  public static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Creates an interaction that shows the delegate's items, or without one the view itself.
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
