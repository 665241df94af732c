// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// The position of a preview, given by its center in a container view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
  /// The view whose coordinate space contains `center`.
  open private(set) var container: UIView
  /// The center of the preview in the container's coordinate space.
  open private(set) var center: CGPoint
  /// The transform of the preview around its center. Identity by default.
  open private(set) var transform: CGAffineTransform

  /// Creates a target in a view. If the container isn't in a window, terminates the process with UIKit's exception.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    guard container.window != nil else {
      raise(
        "NSInvalidArgumentException",
        "UIPreviewTarget requires that the container view is in a window, but it is not. (container: \(container))")
    }
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a target in a view, without a transform. If the container isn't in a window, terminates the process with
  /// UIKit's exception.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Returns the target itself, because it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
