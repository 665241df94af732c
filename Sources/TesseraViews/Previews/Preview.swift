// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What one `#Preview` shows: a view or a view controller, with a name and traits.
///
/// - Note: Differs from UIKit: only `#Preview` and `PreviewProvider` make one.
public struct Preview: Sendable {
  /// The kind of traits that a preview of a view or a view controller has.
  public struct ViewTraits: Sendable {}

  /// The name that the source gives it.
  package var name: String?
  /// The module and the file's name, as `#fileID` says them.
  package var fileID: String
  /// The line of the file, from 1.
  package var line: Int
  /// How large it is.
  package var layout = PreviewLayoutKind.device
  /// Whether the device lies on its side.
  package var isLandscape = false
  /// The name of the device that it asks for, as Xcode names it.
  package var deviceName: String?
  package let make: @MainActor @Sendable () -> UIViewController

  package init(
    _ name: String?, traits: [PreviewTrait<ViewTraits>], fileID: String, line: Int,
    make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.name = name
    self.fileID = fileID
    self.line = line
    self.make = make
    for trait in traits {
      switch trait.kind {
      case .layout(let layout): self.layout = layout
      case .landscape(let isLandscape): self.isLandscape = isLandscape
      }
    }
  }

  /// Returns a controller that shows one view.
  @MainActor
  package static func controller(showing view: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.view = view
    return controller
  }
}

/// How large a preview is.
package enum PreviewLayoutKind: Hashable, Sendable {
  /// As its device.
  case device
  /// As its content wants to be.
  case sizeThatFits
  /// As many points.
  case fixed(width: CGFloat, height: CGFloat)
}
