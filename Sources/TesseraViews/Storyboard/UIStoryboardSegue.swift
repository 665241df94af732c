// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A transition from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier in the storyboard; nil for none.
  open private(set) var identifier: String?
  /// The source controller.
  open private(set) var source: UIViewController
  /// The destination controller.
  open private(set) var destination: UIViewController
  /// The closure that performs a standard segue.
  package var step: (() -> Void)?

  /// Creates a segue. `perform()` does nothing unless a subclass overrides it.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// Creates a segue that runs a closure when it is performed.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    step = performHandler
  }

  /// Shows the destination, depending on the kind of the segue. Custom segues override it.
  open func perform() { step?() }
}
