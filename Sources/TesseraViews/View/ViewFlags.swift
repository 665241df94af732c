// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Yes-or-no facts of a view.
package struct ViewFlags {
  package var needsLayout = true
  /// Whether the view is laying out its subviews now.
  var isInLayout = false
  /// Whether any view below needs layout, so that a pass finds it without visiting the rest.
  var subtreeNeedsLayout = true
  var needsUpdateConstraints = true
  var subtreeNeedsUpdateConstraints = true
  var calledUpdateConstraints = false
  var needsSafeAreaUpdate = true
  var translatesAutoresizingMask = true
  /// Set while the engine moves the view, so that the move is not taken for one by the user.
  var movedByEngine = false
  var isInWindow = false
  /// Whether the next turn of the run loop lays the window out.
  var waitsForTurn = false
  var clearsContextBeforeDrawing = true
  /// The view's own way to change its tint.
  var tintMode = UIView.TintAdjustmentMode.automatic
  /// Whether what the view's controller presents dims the tints here.
  var isTintDimmed = false
}
