// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The content of a `#Preview`: a view or a view controller, with a name and traits.
///
/// - Note: Differs from UIKit: only `#Preview` and `PreviewProvider` create previews.
public struct Preview: Sendable {
  /// The type parameter of `PreviewTrait` for previews of views and view controllers.
  public struct ViewTraits: Sendable {}

  /// The name given in the source code; nil for none.
  package var name: String?
  /// The `#fileID` of the declaration: the module and the file name.
  package var fileID: String
  /// The line of the declaration, starting at 1.
  package var line: Int
  /// The size of the preview.
  package var layout = PreviewLayoutKind.device
  /// Whether the device is in landscape.
  package var isLandscape = false
  /// The name of the requested device, as shown in Xcode.
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
      case .content: break
      }
    }
  }

  /// Returns a view controller that shows a single view.
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
