// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Audit rules check the visible state of a screen after layout. Each group of rules has a file that documents its
// exceptions. Exceptions prevent false positives, which would cause users to turn off a rule.

public import TesseraViews

/// Finds probable defects in a screen without a golden.
///
///     for finding in ScreenAudit.findings(in: screen) { print(finding.message) }
///     // The touch area of UIButton 'close' is 30 × 30 pt, below the minimum of 44 × 44 pt. Make it larger, or override …
@MainActor
public enum ScreenAudit {
  /// Returns a screen's findings in view order. Checks all rules by default.
  public static func findings(
    in screen: LaidOutScreen, rules: Set<AuditFinding.Rule> = Set(AuditFinding.Rule.allCases)
  ) -> [AuditFinding] {
    // Drawing code can request missing resources too.
    if rules.contains(.missingResource) { _ = screen.displayList }
    return findings(in: screen.window, rules: rules)
  }

  /// Returns the findings for a window or view and all its descendants. The view must be laid out.
  public static func findings(
    in view: UIView, rules: Set<AuditFinding.Rule> = Set(AuditFinding.Rule.allCases)
  ) -> [AuditFinding] {
    findingsByRule(in: view, views: AuditedViews(view), rules: rules).map(\.finding)
  }

  /// Returns the messages of all findings in inspected views, by view number.
  static func findings(in view: UIView, views: AuditedViews) -> [Int: [String]] {
    findingsByRule(in: view, views: views, rules: Set(AuditFinding.Rule.allCases)).reduce(into: [:]) {
      messages, found in
      messages[found.place, default: []].append(found.finding.message)
    }
  }

  private static func findingsByRule(
    in view: UIView, views: AuditedViews, rules: Set<AuditFinding.Rule>
  ) -> [(place: Int, finding: AuditFinding)] {
    var found: [(place: Int, finding: AuditFinding)] = []
    if rules.contains(.missingResource) {
      found += ResourceAudit.findings(in: view, views: views).map { (0, $0) }
    }
    for rule in AuditFinding.Rule.allCases where rules.contains(rule) {
      for (index, message) in violations(of: rule, in: views) {
        var finding = AuditFinding(
          rule: rule, path: views.table.path(of: index), message: message, frame: views.table.nodes[index].frame)
        finding.place = DeclarationPlaces.origin(of: views.entries[index].declared?.source)?.name
        found.append((index, finding))
      }
    }
    // The findings of a view remain in the order of the rules.
    return found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element)
  }

  /// The index of a view, and a message about the view.
  typealias Violation = (index: Int, message: String)

  private static func violations(of rule: AuditFinding.Rule, in views: AuditedViews) -> [Violation] {
    switch rule {
    case .truncatedText: TextAudit.truncated(views)
    case .lowContrast: ContrastAudit.violations(views)
    case .clippedView: FrameAudit.clipped(views)
    case .overlappingViews: FrameAudit.overlapping(views)
    case .outsideParent: FrameAudit.outsideParent(views)
    case .outsideSafeArea: FrameAudit.outsideSafeArea(views)
    case .smallTouchTarget: TouchAudit.violations(views)
    case .ambiguousLayout: ConstraintAudit.ambiguous(views)
    case .brokenConstraint: ConstraintAudit.broken(views)
    case .missingLabel: LabelAudit.violations(views)
    // `ResourceAudit` checks missing resources for the whole screen.
    case .missingResource: []
    }
  }
}
