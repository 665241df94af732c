// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Compares view trees and describes the changes in sentences, in descending order of significance.
///
///     ViewTreeDiff.changes(from: golden, to: tree).first?.words
///     // UILabel 'total' moved 4 pt right; its width grew 120 → 131 because its text changed "12,50" → "112,50"; 3 views
///     // below moved 12 pt down
///
/// A change that follows from another change has no separate sentence. Views that moved with their superview are
/// omitted. Views that were pushed, or that grew around a growing view, are summarized after the cause.
public enum ViewTreeDiff {
  /// Returns the changes, or an empty array for equal trees. If most views did not change, the running time is
  /// proportional to the number of views.
  public static func changes(from old: ViewNode, to new: ViewNode) -> [ViewChange] {
    let matcher = ViewMatcher(ViewTable(old), ViewTable(new))
    return ViewTreeCauses(matcher).changes
  }
}
