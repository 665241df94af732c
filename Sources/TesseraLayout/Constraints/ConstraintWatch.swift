// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Who made a constraint. The engine does not keep it: where somebody wants to know, every constraint is told of at the end of its
// initializer, with the code that makes it still on the stack. A language that makes constraints later than they are stated says
// where the statement stands, or has whoever looks note it.

internal import TesseraFoundation

/// Tells of constraints as they are made.
@MainActor
package enum ConstraintWatch {
  /// Called for each new constraint; nil, so that nothing is done, unless somebody looks.
  @exclusivity(unchecked) package static var made: (@MainActor (NSLayoutConstraint) -> Void)?
  /// Called where a language takes in a statement whose constraints it makes later. What it returns stands for the statement; nil,
  /// so that nothing is done, unless somebody looks.
  @exclusivity(unchecked) package static var stated: (@MainActor () -> AnyObject)?
  /// What stands for the statement whose constraints are being made.
  @exclusivity(unchecked) package static var statement: AnyObject?

  /// Where the statement that is being carried out stands, in a language that knows it: `Module/File.swift:12`.
  package static var statementPlace: String? { CodeLocation.current?.description }
}

extension NSLayoutConstraint {
  /// What of the system made the constraint, in words: `UIStackView`, `safe area`; nil where code made it, whoever's.
  package var systemMaker: String? {
    switch origin {
    case .user, .law: return nil
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
