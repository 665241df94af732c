// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

/// The design of the system's colors, controls and bars, named after the version of iOS that introduced it.
///
/// The look is a trait. Renderers set it for the whole screen, so a screen never mixes looks. A collection that doesn't
/// specify it has the standard look.
package enum SystemLook: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The design of iOS 13 to 18, with the metrics of iOS 17 and 18.
  case iOS18 = 18
  /// The design of iOS 26, in which bars and other controls are made of glass.
  case iOS26 = 26

  package static func < (first: SystemLook, second: SystemLook) -> Bool { first.rawValue < second.rawValue }

  /// The look of a scope, such as a test, that takes precedence over the environment variable.
  @TaskLocal package static var scoped: SystemLook?

  /// The look of screens and traits that don't specify one.
  package static var standard: SystemLook { scoped ?? ofEnvironment }

  /// The value of the `TESSERA_LOOK` environment variable. The look of iOS 18 by default.
  private static let ofEnvironment = value(ProcessInfo.processInfo.environment["TESSERA_LOOK"])

  /// Sets the environment variable to the number of a look, for this process and processes that it starts. Has no effect
  /// on this process after the standard look was used.
  package static func setForProcess(_ number: String) { setenv("TESSERA_LOOK", number, 1) }

  /// Returns the look with the number in a text, or nil if there is none.
  package static func named(_ text: String) -> SystemLook? { Int(text).flatMap { SystemLook(rawValue: $0) } }

  /// The numbers of all looks, such as "18, 26".
  package static var allNumbers: String { allCases.map { "\($0.rawValue)" }.joined(separator: ", ") }

  static func value(_ text: String?) -> SystemLook {
    guard let text, !text.isEmpty else { return .iOS18 }
    if let look = named(text) { return look }
    StandardError.write(
      "TESSERA_LOOK is \"\(text)\", which is not a look. Screens have the look of iOS 18. Set it to one of: \(allNumbers).\n"
    )
    return .iOS18
  }
}

/// The design of the system's colors, controls and bars.
package struct LookTrait: UITraitDefinition, SystemTrait {
  package static var defaultValue: SystemLook { .standard }
  package static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, SystemLook?> { \.look }
}

extension UITraitCollection {
  /// Creates a collection that specifies only the look.
  package convenience init(look: SystemLook) {
    var values = TraitValues()
    values.look = look
    self.init(values: values)
  }

  /// The design of the system's colors, controls and bars.
  package var look: SystemLook { values.look ?? .standard }
  /// Whether controls and bars have the design of iOS 26.
  package var isGlass: Bool { look >= .iOS26 }
}

extension TraitValues {
  /// Whether system colors are those of iOS 26.
  var isGlass: Bool { (look ?? .standard) >= .iOS26 }
}
