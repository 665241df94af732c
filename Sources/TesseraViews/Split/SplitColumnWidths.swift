// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The widths of the columns of a split view, in points.
struct SplitColumnWidths: Equatable {
  /// An app's preference for one column. `automatic` means no preference.
  struct Preference: Equatable {
    var width = UISplitViewController.automaticDimension
    var fraction = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    /// Returns the column's width for a total width. `width` takes precedence over `fraction`, and the bounds over both.
    ///
    /// - Parameters:
    ///   - usual: The width without a preference.
    ///   - limit: The maximum width without a preference.
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

  /// Creates the widths. The defaults approximate iOS: 320 points for one column, 280 and 320 for two.
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
