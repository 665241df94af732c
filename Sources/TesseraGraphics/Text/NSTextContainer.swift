// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The room that a text view sets its text in.
///
/// - Note: Differs from UIKit: there is no layout manager behind it; it holds what a text view asks when it lays out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Points; 0 or less means no limit. A text view keeps the width its own while `widthTracksTextView` is set.
  open var size: CGSize { didSet { if size != oldValue { didChange?() } } }
  /// Space at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange?() } } }
  /// The most lines; 0 for any number.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange?() } } }
  /// How the last line ends when not all of the text fits.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { if lineBreakMode != oldValue { didChange?() } } }
  open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { didChange?() } } }
  open var heightTracksTextView = false { didSet { if heightTracksTextView != oldValue { didChange?() } } }
  package var didChange: (() -> Void)?

  @preconcurrency @MainActor public init(size: CGSize) {
    self.size = size
    super.init()
  }

  @preconcurrency @MainActor public convenience override init() {
    self.init(size: .zero)
  }
}
