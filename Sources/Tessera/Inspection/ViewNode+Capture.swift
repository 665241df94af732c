// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraViews

extension ViewNode {
  /// Captures the tree of a view and its descendants, in the coordinates of its window or, without a window, of its
  /// topmost superview.
  ///
  /// A hidden view is included, but its subviews are not. Hidden subviews of UIKit's own controls are excluded,
  /// because a button, for example, has a subtitle and an image view even if it shows neither. A tree has at most 100
  /// levels, so that it can be encoded, compared and deallocated on a thread with a small stack. Deeper views are
  /// placed on the last level, after the view that contains them.
  @MainActor
  public init(_ view: UIView) {
    self = ViewInspection(view).tree
  }

  static let maximumDepth = 100
}
