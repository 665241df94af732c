// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraViews

extension ViewNode {
  /// Captures the tree below a view, in the coordinates of its window or, without one, of its topmost view.
  ///
  /// A hidden view is included, but its subviews are not. Hidden parts of UIKit's own controls are excluded: a button has a
  /// subtitle and an image even if it shows neither. A tree has at most 100 levels; deeper views are moved up to the last
  /// level, after the view that contains them, so that trees can be encoded, compared and released on any thread's stack.
  @MainActor
  public init(_ view: UIView) {
    self = ViewInspection(view).tree
  }

  static let maximumDepth = 100
}
