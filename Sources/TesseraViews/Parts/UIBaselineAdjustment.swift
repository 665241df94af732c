// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Where a line of text stands that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it would have at full size.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters
  /// At the top that it would have at full size.
  case none
}
