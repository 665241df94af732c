// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package struct ViewFlags {
  package var needsLayout = true
  var isInLayout = false
  /// Whether any descendant needs layout, so that a pass finds it without visiting the rest.
  var subtreeNeedsLayout = true
  var needsUpdateConstraints = true
  var subtreeNeedsUpdateConstraints = true
  var calledUpdateConstraints = false
  var needsSafeAreaUpdate = true
  var translatesAutoresizingMask = true
  /// Whether the engine is moving the view, to distinguish this from moves by the user.
  var movedByEngine = false
  var isInWindow = false
  /// Whether the window is scheduled for layout in the next turn of the run loop.
  var waitsForTurn = false
  var clearsContextBeforeDrawing = true
  var tintMode = UIView.TintAdjustmentMode.automatic
  /// Whether a presentation of the view's controller dims the view's tint color.
  var isTintDimmed = false
}
