// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
public import TesseraViews

/// An action of an app on shared items. Subclass it; the sheet of `UIActivityViewController` shows its title and image, and a
/// tap performs it.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The position of an activity in the sheet.
  public enum Category: Int, Sendable {
    /// In the list.
    case action = 0
    /// In the row above the list.
    case share
  }

  weak var sheet: UIActivityViewController?

  /// Creates an activity.
  public override init() { super.init() }

  /// The position of the class's activities in the sheet. `.action` by default.
  open class var activityCategory: Category { .action }
  /// The activity's type, passed to the completion; nil by default.
  open var activityType: ActivityType? { nil }
  /// The name in the sheet. Nil, the default, for none.
  open var activityTitle: String? { nil }
  /// The image in the sheet. Nil, the default, shows a plain square.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity supports the items. `false` by default, which hides it.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items before the activity is performed. Does nothing unless overridden.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that is presented in place of `perform()`; nil by default.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity. By default, finishes immediately as not completed. An override must call `activityDidFinish(_:)`.
  open func perform() { activityDidFinish(false) }
  /// Finishes the activity: dismisses its controller and completes the sheet. Call it at the end.
  open func activityDidFinish(_ completed: Bool) {
    let sheet = self.sheet
    self.sheet = nil
    sheet?.finish(type: activityType, completed: completed)
  }
}
