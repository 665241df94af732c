// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An item that a rotor has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// A weak reference to the element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of the found text; nil for the whole element.
  ///
  /// - Note: Differs from UIKit: the range is any object and is not read.
  open var targetRange: NSObject?

  /// Creates a result without an element.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Creates a result with an element, or a part of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: NSObject?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
