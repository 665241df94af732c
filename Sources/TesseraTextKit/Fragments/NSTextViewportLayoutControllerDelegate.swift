// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A delegate that shows the fragments in a viewport. The methods called before and after layout are optional.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// Returns the visible part of the container, in points. May include an area around it in which fragments are
  /// prepared.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  /// Configures a fragment in the viewport.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// Called before fragments are reported.
  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  /// Called after all fragments have been reported.
  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  /// Does nothing.
  public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
  /// Does nothing.
  public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}
