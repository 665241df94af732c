// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package struct ViewFlags {
  package var needsLayout = true
  var isInLayout = false
  /// Whether any descendant needs layout. Layout passes skip subtrees in which no view needs layout.
  var subtreeNeedsLayout = true
  var needsUpdateConstraints = true
  var subtreeNeedsUpdateConstraints = true
  var calledUpdateConstraints = false
  var needsSafeAreaUpdate = true
  var translatesAutoresizingMask = true
  /// Whether the layout engine is currently moving the view, as opposed to the app.
  var movedByEngine = false
  var isInWindow = false
  /// Whether the window is scheduled for layout in the next run-loop turn.
  var waitsForTurn = false
  var clearsContextBeforeDrawing = true
  var tintMode = UIView.TintAdjustmentMode.automatic
  /// Whether a presentation by the view's controller dims the view's tint color.
  var isTintDimmed = false
}
