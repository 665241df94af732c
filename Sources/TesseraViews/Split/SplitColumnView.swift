// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What the view of a column's controller lies in.
final class SplitColumnView: UIView {
  override var placesControllerViews: Bool { true }
}
