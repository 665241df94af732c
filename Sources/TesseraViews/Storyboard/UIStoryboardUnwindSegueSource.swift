// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation

/// Information about an unwind segue that containers use to find its destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The source view controller.
  open private(set) var source: UIViewController
  /// The method that the destination must implement.
  open private(set) var unwindAction: Selector
  /// The object that triggered the segue; nil for none.
  open private(set) var sender: Any?

  package init(source: UIViewController, sender: Any?, action: Selector) {
    (self.source, self.sender, unwindAction) = (source, sender, action)
    super.init()
  }
}
