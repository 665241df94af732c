// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A preview of a view, with its appearance and its target.
///
///     UITargetedPreview(view: cell.bubble, parameters: parameters)
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
  /// The view shown in the preview.
  open private(set) var view: UIView
  /// A copy of the parameters, which define the preview's appearance.
  open private(set) var parameters: UIPreviewParameters
  /// The position of the preview.
  open private(set) var target: UIPreviewTarget

  /// Creates a preview at a target. The view doesn't have to be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters.copy() as? UIPreviewParameters ?? parameters
    self.target = target
    super.init()
  }

  /// Creates a preview at the view's position. If the view isn't in a window, terminates the process with UIKit's
  /// exception.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, target: Self.place(of: view))
  }

  /// Creates a preview of a whole view at its position. If the view isn't in a window, terminates the process with
  /// UIKit's exception.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview with the same view and appearance at another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns the preview itself, because it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a view's position in its superview: the center of the view's bounds in the superview, ignoring the
  /// view's transform.
  @_spi(Tessera) public static func place(of view: UIView) -> UIPreviewTarget {
    guard view.window != nil, let container = view.superview else {
      raise(
        "NSInvalidArgumentException",
        "UITargetedPreview requires that the view is in a window, but it is not. Pass a target. (view: \(view))")
    }
    return UIPreviewTarget(
      container: container, center: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: container))
  }
}
