// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation

/// What containers are told of a segue that goes back.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that it starts from.
  open private(set) var source: UIViewController
  /// The method that the destination must have.
  open private(set) var unwindAction: Selector
  /// What started it; nil where code did not say.
  open private(set) var sender: Any?

  package init(_ source: UIViewController, _ sender: Any?, _ action: Selector) {
    (self.source, self.sender, unwindAction) = (source, sender, action)
    super.init()
  }
}
