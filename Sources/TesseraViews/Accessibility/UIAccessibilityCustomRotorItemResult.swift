// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An item that a rotor has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element; held weakly.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of a text that was found; nil for the whole element.
  ///
  /// - Note: Differs from UIKit: any object stands for the range, which is not read.
  open var targetRange: NSObject?

  /// Creates a result without an element.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Creates an element, or a part of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: NSObject?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
