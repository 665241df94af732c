// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
public import TesseraViews

/// The abstract base class for an action on shared items. The sheet of `UIActivityViewController` shows the
/// activity's title and image, and a tap performs the activity.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The section of the sheet that shows an activity.
  public enum Category: Int, Sendable {
    /// The action list.
    case action = 0
    /// The app row above the action list.
    case share
  }

  weak var sheet: UIActivityViewController?

  /// Creates an activity.
  public override init() { super.init() }

  /// The section of the sheet that shows the class's activities. `.action` by default.
  open class var activityCategory: Category { .action }
  /// The activity's type, which the completion handler receives; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title in the sheet; nil, the default, for none.
  open var activityTitle: String? { nil }
  /// The image in the sheet. If nil, the default, a plain square is shown.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity supports the items. By default, returns `false`, which hides the activity.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items before the activity is performed. Does nothing unless overridden.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that is presented instead of calling `perform()`; nil by default.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity. The default implementation finishes immediately without completing the activity.
  /// Overrides must call `activityDidFinish(_:)`.
  open func perform() { activityDidFinish(false) }
  /// Finishes the activity by dismissing its controller and completing the sheet. Subclasses call this method when
  /// they are done.
  open func activityDidFinish(_ completed: Bool) {
    let sheet = self.sheet
    self.sheet = nil
    sheet?.finish(type: activityType, completed: completed)
  }
}
