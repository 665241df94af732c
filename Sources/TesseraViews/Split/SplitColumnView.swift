// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The host view of a column, which contains the view of the column's view controller.
final class SplitColumnView: UIView {
  override var placesControllerViews: Bool { true }
}
