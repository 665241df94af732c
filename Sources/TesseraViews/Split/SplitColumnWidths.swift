// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The widths of a split view's columns, in points.
struct SplitColumnWidths: Equatable {
  /// The app's width preferences for a column. `automatic` means no preference.
  struct Preference: Equatable {
    var width = UISplitViewController.automaticDimension
    var fraction = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    /// Returns the column's width for the split view's width. `width` takes precedence over `fraction`, and the
    /// limits take precedence over both.
    ///
    /// - Parameters:
    ///   - usual: The default width, used if there is no preference.
    ///   - limit: The maximum width if the app sets none.
    func resolved(in total: CGFloat, usual: CGFloat, limit: CGFloat) -> CGFloat {
      let automatic = UISplitViewController.automaticDimension
      var result = usual
      if width != automatic { result = width } else if fraction != automatic { result = fraction * total }
      let most = maximum == automatic ? limit : maximum
      let least = minimum == automatic ? 0 : minimum
      if !result.isFinite { result = usual }
      return max(0, min(total, max(least, min(most, result)))).rounded()
    }
  }

  var primary: CGFloat
  var supplementary: CGFloat

  /// Creates the widths. The defaults approximate iOS: 320 points for a single column, 280 and 320 points for two
  /// columns.
  init(
    _ style: UISplitViewController.Style, primary: Preference, supplementary: Preference, total: CGFloat
  ) {
    let isTriple = style == .tripleColumn
    let half = max(320, total / 2)
    self.primary = primary.resolved(
      in: total, usual: isTriple ? 280 : 320, limit: style == .unspecified ? 320 : half)
    self.supplementary = isTriple ? supplementary.resolved(in: total, usual: 320, limit: half) : 0
  }
}
