// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The rules look at a finished screen as its user does: at what shows. Each stands in a file of its own family and says
// there what it leaves alone and why, since a rule that cries wolf is turned off.

public import TesseraViews

/// Looks for what is probably wrong with a screen, without anything to compare it with.
///
///     for finding in ScreenAudit.findings(in: screen) { print(finding.message) }
///     // UIButton 'close' takes touches on 30 × 30 pt. Fingers need 44 × 44 pt: make it larger, or override …
@MainActor
public enum ScreenAudit {
  /// The findings in the order of the screen's views.
  public static func findings(
    in screen: LaidOutScreen, rules: Set<AuditFinding.Rule> = Set(AuditFinding.Rule.allCases)
  ) -> [AuditFinding] {
    findings(in: screen.window, rules: rules)
  }

  /// The findings in a window, or in a view and what is inside it, which have been laid out.
  public static func findings(
    in view: UIView, rules: Set<AuditFinding.Rule> = Set(AuditFinding.Rule.allCases)
  ) -> [AuditFinding] {
    let views = AuditedViews(view)
    var found: [(place: Int, finding: AuditFinding)] = []
    for rule in AuditFinding.Rule.allCases where rules.contains(rule) {
      for (index, message) in violations(of: rule, views) {
        let finding = AuditFinding(
          rule: rule, path: views.table.path(index), message: message, frame: views.table.nodes[index].frame)
        found.append((index, finding))
      }
    }
    // Several of one rule keep their order.
    return found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element.finding)
  }

  /// A view and what is to be said of it.
  typealias Violation = (index: Int, message: String)

  private static func violations(of rule: AuditFinding.Rule, _ views: AuditedViews) -> [Violation] {
    switch rule {
    case .truncatedText: TextAudit.truncated(views)
    case .lowContrast: ContrastAudit.violations(views)
    case .clippedView: PlaceAudit.clipped(views)
    case .overlappingViews: PlaceAudit.overlapping(views)
    case .outsideParent: PlaceAudit.outsideParent(views)
    case .outsideSafeArea: PlaceAudit.outsideSafeArea(views)
    case .smallTouchTarget: TouchAudit.violations(views)
    case .ambiguousLayout: ConstraintAudit.ambiguous(views)
    case .brokenConstraint: ConstraintAudit.broken(views)
    case .missingLabel: LabelAudit.violations(views)
    }
  }
}
