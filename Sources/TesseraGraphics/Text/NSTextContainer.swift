// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The room that a text view sets its text in.
///
/// - Note: Differs from UIKit: there is no layout manager behind it; it holds what a text view asks when it lays out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Width and height in points; 0 or less is no limit. The width counts only while `widthTracksTextView` is off.
  open var size: CGSize { didSet { if size != oldValue { didChange?() } } }
  /// Points at both ends of each line. 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange?() } } }
  /// The most lines; 0, the default, for any number.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange?() } } }
  /// How lines break, and how the last one ends when not all of the text fits. `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { if lineBreakMode != oldValue { didChange?() } } }
  /// Whether lines are as long as the text view allows. False by default; text views set it on theirs.
  open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { didChange?() } } }
  /// Whether the height follows the text view. Kept and not used.
  open var heightTracksTextView = false { didSet { if heightTracksTextView != oldValue { didChange?() } } }
  package var didChange: (() -> Void)?

  /// The room of a size in points.
  @preconcurrency @MainActor public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Room without limits.
  @preconcurrency @MainActor public convenience override init() {
    self.init(size: .zero)
  }
}
