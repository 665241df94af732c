// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The vertical position of a line of text that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline at full size.
  case alignBaselines = 0
  /// In the center.
  case alignCenters
  /// At the top at full size.
  case none
}
