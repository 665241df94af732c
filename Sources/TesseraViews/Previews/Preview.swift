// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The content of one `#Preview`: a view or a view controller, with a name and traits.
///
/// - Note: Differs from UIKit: only `#Preview` and `PreviewProvider` create one.
public struct Preview: Sendable {
  /// The type of the traits of a view's or a view controller's preview.
  public struct ViewTraits: Sendable {}

  /// The name in the source.
  package var name: String?
  /// The module and the file's name, as in `#fileID`.
  package var fileID: String
  /// The line of the file, from 1.
  package var line: Int
  /// The size of the preview.
  package var layout = PreviewLayoutKind.device
  /// Whether the device is in landscape.
  package var isLandscape = false
  /// The name of the requested device, as in Xcode.
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

/// The size of a preview.
package enum PreviewLayoutKind: Hashable, Sendable {
  /// The size of the device.
  case device
  /// The fitting size of the content.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
