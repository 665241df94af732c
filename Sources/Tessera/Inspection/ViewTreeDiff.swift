// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Compares view trees and describes the changes in words, the one that explains the most first.
///
///     ViewTreeDiff.changes(from: golden, to: tree).first?.words
///     // UILabel 'total' moved 4 pt right; its width grew 120 → 131 because its text changed "12,50" → "112,50"; 3 views
///     // below moved 12 pt down
///
/// A change that follows from another has no sentence of its own: views that moved with their superview are left out;
/// views that were pushed, or grew around a view that grew, are summed up after the cause.
public enum ViewTreeDiff {
  /// The changes; empty for equal trees. Takes time in proportion to the number of views if most of them stayed.
  public static func changes(from old: ViewNode, to new: ViewNode) -> [ViewChange] {
    let matcher = ViewMatcher(ViewTable(old), ViewTable(new))
    return ViewTreeCauses(matcher).changes
  }
}
