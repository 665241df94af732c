// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Observation of the origins of constraints. The engine does not store them. If there is an observer, it is notified at the end
// of each constraint's initializer, with the creating code still on the stack. A layout language that creates constraints after
// their statement provides the location of the statement, or lets the observer record it.

internal import TesseraFoundation

/// The callbacks for new constraints.
@MainActor
package enum ConstraintWatch {
  /// The callback for each new constraint; nil without an observer, so that constraints then cost no extra work.
  @exclusivity(unchecked) package static var didCreateConstraint: (@MainActor (NSLayoutConstraint) -> Void)?
  /// The callback of a layout language for a statement whose constraints it creates later. It returns a token for the
  /// statement. Nil without an observer.
  @exclusivity(unchecked) package static var willRunStatement: (@MainActor () -> AnyObject)?
  /// The token of the statement whose constraints are being created.
  @exclusivity(unchecked) package static var statement: AnyObject?

  /// The location of the statement being executed, if the layout language provides it: `Module/File.swift:12`.
  package static var statementPlace: String? { CodeLocation.current?.description }
}

extension NSLayoutConstraint {
  /// The system component that created the constraint: `UIStackView`, `safe area`; nil if app code created it.
  package var systemOrigin: String? {
    switch origin {
    case .user, .invariant: return nil
    case .arrangement: return "UIStackView"
    case .system: break
    }
    if identifier?.hasPrefix("UISV-") == true { return "UIStackView" }
    if identifier?.hasPrefix("UIScrollView-") == true { return "UIScrollView" }
    switch firstHandle?.item?.guideIdentifier {
    case "UIViewSafeAreaLayoutGuide", "UIViewControllerTopLayoutGuide", "UIViewControllerBottomLayoutGuide":
      return "safe area"
    case "UIViewLayoutMarginsGuide": return "layout margins"
    case "UIViewReadableContentGuide": return "readable width"
    case "UIViewKeyboardLayoutGuide": return "keyboard"
    default: return "the system"
    }
  }
}
