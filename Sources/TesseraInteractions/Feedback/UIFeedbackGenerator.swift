// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// The base class of haptic feedback generators.
///
/// - Note: Differs from UIKit: no haptic feedback is produced.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view, which is not retained.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Does nothing.
  open func prepare() {}
}
