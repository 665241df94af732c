// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A view that is shown as a preview, how it looks as one, and where it comes from or goes to.
///
///     UITargetedPreview(view: cell.bubble, parameters: parameters)
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
  /// The view that is shown.
  open private(set) var view: UIView
  /// How the view looks as a preview: a copy of what was given.
  open private(set) var parameters: UIPreviewParameters
  /// Where the preview stands.
  open private(set) var target: UIPreviewTarget

  /// Creates a preview that stands at a target. The view need not be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters.copy() as? UIPreviewParameters ?? parameters
    self.target = target
    super.init()
  }

  /// Creates a preview that stands where its view stands. A view in no window ends the process with UIKit's exception.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, target: Self.place(of: view))
  }

  /// Creates a preview of a whole view that stands where it stands. A view in no window ends the process with UIKit's
  /// exception.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view and look that stands elsewhere.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns the preview itself: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Where a view stands in its superview: the middle of its bounds there, with its transform left to the view.
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
