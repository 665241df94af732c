// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An item found by a rotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The found element. Not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of the found text, or nil for the whole element.
  ///
  /// - Note: Differs from UIKit: the range can be any object and isn't read.
  open var targetRange: NSObject?

  /// Creates a result without an element.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Creates a result for an element or a range of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: NSObject?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
