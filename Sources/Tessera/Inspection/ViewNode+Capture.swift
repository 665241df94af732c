// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraViews

extension ViewNode {
  /// The tree below a view, in the coordinates of its window, or of its topmost view outside of one.
  ///
  /// A hidden view is included, the views in it are not. Hidden parts of UIKit's own controls are left out: a button
  /// has a subtitle and an image even when it shows neither. A tree has at most 100 levels; deeper views are put on the
  /// last of them, after the view they are in, so that trees can be coded, compared and released on any thread's stack.
  @MainActor
  public init(_ view: UIView) {
    self = ViewInspection(view).tree
  }

  static let maximumDepth = 100
}
