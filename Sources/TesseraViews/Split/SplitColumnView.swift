// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The superview of the view of a column's controller.
final class SplitColumnView: UIView {
  override var placesControllerViews: Bool { true }
}
