// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A transition from one view controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier in the storyboard; nil for none.
  open private(set) var identifier: String?
  /// The source view controller.
  open private(set) var source: UIViewController
  /// The destination view controller.
  open private(set) var destination: UIViewController
  /// The closure that performs the segue, for all segues except custom subclasses.
  package var step: (() -> Void)?

  /// Creates a segue. Its `perform()` does nothing unless a subclass overrides it.
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

  /// Shows the destination in the way defined by the segue. Custom segues override this method.
  open func perform() { step?() }
}
