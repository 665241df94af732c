// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import UIKit

/// The items of a share link.
struct SharedContent {
  let items: () -> [any Transferable]
  let subject: Text?
  let message: Text?
  /// The title and the image of the preview.
  let title: Text?
  let image: Image?

  /// Returns the share sheet.
  @MainActor
  func controller(_ environment: EnvironmentValues) -> SharingController {
    var values = items().map { item -> Any in
      (item as? Image).map { $0.uiImage(in: environment) } ?? item
    }
    let title = (title ?? subject)?.resolveString(in: environment)
    if let first = values.first, title != nil || image != nil {
      values[0] = SharedItem(first, title: title ?? "", image: image?.uiImage(in: environment))
    }
    if let message { values.append(message.resolveString(in: environment)) }
    return SharingController(activityItems: values, applicationActivities: nil)
  }

  /// Presents the share sheet from a view.
  @MainActor
  func present(from view: UIView?, _ environment: EnvironmentValues) {
    guard let view, let presenter = view.nearestController else { return }
    let controller = controller(environment)
    controller.popoverPresentationController?.sourceView = view
    presenter.present(controller, animated: UIView.areAnimationsEnabled)
  }
}

/// A shared item with the title and the image of its preview.
private final class SharedItem: NSObject, UIActivityItemSource {
  private let value: Any
  private let title: String
  private let image: UIImage?

  init(_ value: Any, title: String, image: UIImage?) { (self.value, self.title, self.image) = (value, title, image) }

  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { value }
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { value }
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { title }
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { image }
}

/// A share sheet that reports its dismissal.
final class SharingController: UIActivityViewController {
  var onDismiss: (UIViewController) -> Void = { _ in }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { onDismiss(self) }
  }
}
