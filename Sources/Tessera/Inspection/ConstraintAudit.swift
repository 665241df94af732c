// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraViews

/// Finds constraints that leave a position or size ambiguous, and constraints that conflict with each other.
@MainActor
enum ConstraintAudit {
  /// Reports only the outermost ambiguous view, because the content of an ambiguous view is usually ambiguous too.
  static func ambiguous(_ views: AuditedViews) -> [ScreenAudit.Violation] {
    var isAmbiguous = Array(repeating: false, count: views.entries.count)
    return views.indices.compactMap { index in
      let (view, parent) = (views.view(at: index), views.entries[index].parent)
      if parent >= 0, isAmbiguous[parent] {
        isAmbiguous[index] = true
        return nil
      }
      guard views.owner(of: index) == nil, !views.isInBar[index], !view.isHidden, view.hasAmbiguousLayout else {
        return nil
      }
      let open = (view.undeterminedSides ?? []).map(\.rawValue)
      // If every position and size is determined, the ambiguity is harmless: it only concerns how constraints of equal
      // priority share a length.
      guard !open.isEmpty else { return nil }
      isAmbiguous[index] = true
      let what = "its \(MessageFormat.list(open))"
      return (
        index,
        "The constraints of \(views.name(at: index)) leave \(what) ambiguous. Add one that determines it; `explain` lists the existing ones."
      )
    }
  }

  static func broken(_ views: AuditedViews) -> [ScreenAudit.Violation] {
    let name = LayoutExplanation.namer(views)
    let places = Dictionary(
      views.indices.map { (ObjectIdentifier(views.view(at: $0)), $0) }, uniquingKeysWith: { a, _ in a })
    return views.view(at: 0).brokenConstraints.map { constraint in
      let items = [constraint.firstItem, constraint.secondItem].compactMap { item -> UIView? in
        (item as? UILayoutGuide)?.owningView ?? item as? UIView
      }
      let index = items.lazy.compactMap { places[ObjectIdentifier($0)] }.first ?? 0
      let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
      return (
        index,
        "The constraint \(identifier)\(constraint.equation(naming: name)) was broken because it conflicts with others. Remove one "
          + "of them, or give one a priority below 1000."
      )
    }
  }
}
