// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Compares view trees and describes the changes in sentences, starting with the one that explains the most.
///
///     ViewTreeDiff.changes(from: golden, to: tree).first?.words
///     // UILabel 'total' moved 4 pt right; its width grew 120 → 131 because its text changed "12,50" → "112,50"; 3 views
///     // below moved 12 pt down
///
/// A change that follows from another has no separate sentence: views that moved with their superview are omitted; views that
/// were pushed, or grew around a view that grew, are summarized after the cause.
public enum ViewTreeDiff {
  /// Returns the changes, or an empty array for equal trees. Takes time proportional to the number of views if most of them did
  /// not change.
  public static func changes(from old: ViewNode, to new: ViewNode) -> [ViewChange] {
    let matcher = ViewMatcher(ViewTable(old), ViewTable(new))
    return ViewTreeCauses(matcher).changes
  }
}
