// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The vertical position of a line of text that was scaled down to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline is at its full-size position.
  case alignBaselines = 0
  /// The line is vertically centered.
  case alignCenters
  /// The top of the line is at its full-size position.
  case none
}
