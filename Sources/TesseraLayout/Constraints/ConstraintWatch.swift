// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Observation of constraint creation, which records the code location that created each constraint. The engine does
// not store these locations. If there is an observer, each constraint's initializer notifies it at the end, while the
// creating code is still on the call stack. A layout language (a module with a custom syntax for constraints) may
// create constraints after the app's statement has run. It then either provides the statement's location or calls
// `willRunStatement`, so that the observer can record the location.

internal import TesseraFoundation

/// The callbacks for new constraints.
@MainActor
package enum ConstraintWatch {
  /// The callback for each new constraint. Nil without an observer, in which case creating constraints costs no extra
  /// work.
  @exclusivity(unchecked) package static var didCreateConstraint: (@MainActor (NSLayoutConstraint) -> Void)?
  /// The callback for a layout language's statement whose constraints are created later. It returns a token that
  /// identifies the statement. Nil without an observer.
  @exclusivity(unchecked) package static var willRunStatement: (@MainActor () -> AnyObject)?
  /// The token of the statement whose constraints are being created.
  @exclusivity(unchecked) package static var statement: AnyObject?

  /// The code location of the statement being executed, such as `Module/File.swift:12`, if the layout language
  /// provides it.
  package static var statementPlace: String? { CodeLocation.current?.description }
}

extension NSLayoutConstraint {
  /// The system component that created the constraint, such as `UIStackView` or `safe area`, or nil if app code
  /// created it.
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
