// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// The base of what lets a phone be felt.
///
/// - Note: Differs from UIKit: there is no motor; nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view. The view is not kept.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Does nothing.
  open func prepare() {}
}
