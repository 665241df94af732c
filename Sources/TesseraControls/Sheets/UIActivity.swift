// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
public import TesseraViews

/// Something that an app does with what is shared. Subclass it; the sheet of `UIActivityViewController` shows its title and
/// image, and a tap performs it.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Where the sheet shows an activity.
  public enum Category: Int, Sendable {
    /// In the list.
    case action = 0
    /// In the row above the list.
    case share
  }

  /// The sheet that shows the activity, while it does.
  weak var sheet: UIActivityViewController?

  /// An activity.
  public override init() { super.init() }

  /// Where the sheet shows activities of the class. `.action` by default.
  open class var activityCategory: Category { .action }
  /// What kind of activity it is, for the completion; nil by default.
  open var activityType: ActivityType? { nil }
  /// The name in the sheet; nil, the default, for none.
  open var activityTitle: String? { nil }
  /// The image in the sheet; nil, the default, for a plain square.
  open var activityImage: UIImage? { nil }
  /// Whether it can do anything with the items. False by default, which hides it.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items before it is performed. Does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that is presented in place of `perform()`; nil by default.
  open var activityViewController: UIViewController? { nil }
  /// Does it. Ends at once as something that could not be done, unless overridden; an override calls
  /// `activityDidFinish(_:)`.
  open func perform() { activityDidFinish(false) }
  /// To be called at the end: dismisses the activity's controller, and the sheet completes.
  open func activityDidFinish(_ completed: Bool) {
    let sheet = self.sheet
    self.sheet = nil
    sheet?.finish(activityType, completed)
  }
}
