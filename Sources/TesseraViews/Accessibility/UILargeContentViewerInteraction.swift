// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An interaction that enlarges an item of its view during a long press, for users with very large text.
///
/// - Note: Differs from UIKit: no viewer is shown. The interaction can be added to views, and other recognizers can refer to
///   its recognizer.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The delegate. A weak reference.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?
  /// A gesture recognizer that others can require to fail. It never begins.
  open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UIGestureRecognizer()

  /// Whether the viewer is enabled on the screen: with text of an accessibility size.
  open class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
  /// Never posted.
  public static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Creates an interaction that shows the delegate's items, or the view itself if there is no delegate.
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
