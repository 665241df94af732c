// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Shows the fragments of a viewport. The first and the last method are optional.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// The part of the container that shows, with what is to be ready around it, in points.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  /// A fragment is in the viewport.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// Called before fragments are told.
  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  /// Called when all fragments have been told.
  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  /// Does nothing.
  public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
  /// Does nothing.
  public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}
