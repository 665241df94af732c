// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3

/// Lays out a view in a root view of 400 x 300 points, and returns the view's frame.
@MainActor
func frame(@MortarAddSubviewsBuilder _ layout: @MainActor (UIView) -> [MortarAddViewBox]) -> CGRect {
  let view = UIView()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  MortarMainThreadLayoutStack.execute {
    root.addSubview(view)
    view.process(layout(view))
  }
  root.layoutIfNeeded()
  return view.frame
}
