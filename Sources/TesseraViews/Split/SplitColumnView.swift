// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The superview of a column's controller's view.
final class SplitColumnView: UIView {
  override var placesControllerViews: Bool { true }
}
