// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A view controller of the system, such as the share sheet or a file picker.
final class ControllerScreen: PresentedScreen {
  let name: String
  private let make: @MainActor (Presentation) -> UIViewController?

  /// Creates a screen. The closure's controller calls `didDisappear(_:)` of the presentation when it is dismissed.
  init(_ name: String, make: @escaping @MainActor (Presentation) -> UIViewController?) {
    (self.name, self.make) = (name, make)
  }

  func makeController(for presentation: Presentation, from presenter: UIViewController) -> UIViewController? {
    let controller = make(presentation)
    controller?.overrideUserInterfaceStyle = presenter.root.overrideUserInterfaceStyle
    return controller
  }

  func update(_ controller: UIViewController, for presentation: Presentation, isStale: Bool) {}
}
