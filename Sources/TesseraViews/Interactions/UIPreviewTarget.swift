// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// Where a preview stands: the middle of it in a container view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
  /// The view in whose coordinates `center` is.
  open private(set) var container: UIView
  /// The middle of the preview, in the container's coordinates.
  open private(set) var center: CGPoint
  /// How the preview is turned and scaled around its middle. Identity by default.
  open private(set) var transform: CGAffineTransform

  /// Creates a place in a view of a window. A container that is in no window ends the process with UIKit's exception.
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

  /// Creates a place in a view of a window, not transformed.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Returns the target itself: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
