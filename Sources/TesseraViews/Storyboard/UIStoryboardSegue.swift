// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A way from one controller to another, while it is taken.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name that the storyboard gives; nil for none.
  open private(set) var identifier: String?
  /// The controller that it starts from.
  open private(set) var source: UIViewController
  /// The controller that it leads to.
  open private(set) var destination: UIViewController
  /// What the kind of the segue does.
  package var step: (() -> Void)?

  /// Creates a segue that does nothing until `perform()` is called. Subclasses override that.
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

  /// Shows the destination as the kind of the segue says. A custom segue overrides it.
  open func perform() { step?() }
}
