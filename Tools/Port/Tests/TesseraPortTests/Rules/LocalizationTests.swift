// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraPort

/// Calls that would resolve to functions of Linux's Foundation.
@Suite struct LocalizationTests {
  static let table: [Rewriting] = [
    Rewriting(
      "texts with all parameters",
      """
      import UIKit
      let a = NSLocalizedString("a", tableName: nil, bundle: .main, value: "", comment: "")
      func b() -> String { Bundle.main.localizedString(forKey: "b", value: nil, table: nil) }
      extension String {
        var localized: String { return Kit.bundle?.localizedString(forKey: self, value: nil, table: nil) ?? self }
      }

      """,
      """
      import UIKit
      let a = NSLocalizedText("a", tableName: nil, bundle: .main, value: "", comment: "")
      func b() -> String { Bundle.main.localizedText(forKey: "b", value: nil, table: nil) }
      extension String {
        var localized: String { return Kit.bundle?.localizedText(forKey: self, value: nil, table: nil) ?? self }
      }

      """),
    Rewriting(
      "with Foundation alone",
      """
      import Foundation
      func b() -> String { Bundle.main.localizedString(forKey: "b", value: nil, table: nil) }

      """,
      """
      import Foundation; import TesseraFoundation
      func b() -> String { Bundle.main.localizedText(forKey: "b", value: nil, table: nil) }

      """),
    Rewriting(
      "others are found by their overloads",
      unchanged: """
        import UIKit
        let a = NSLocalizedString("a", tableName: "T", comment: "")
        let b = NSLocalizedString("a", comment: "")
        let c = String(format: a, 3)
        class Own: Bundle, @unchecked Sendable {
          override func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
            super.localizedString(forKey: key, value: value, table: tableName)
          }
        }

        """),
    Rewriting(
      "formats with a list of arguments",
      """
      import UIKit
      func text(_ format: String, _ values: CVarArg...) -> String {
        String(format: format, arguments: values) + String(format: format, locale: .current, arguments: values)
      }

      """,
      """
      import UIKit
      func text(_ format: String, _ values: CVarArg...) -> String {
        String(localizedFormat: format, arguments: values) + String(localizedFormat: format, locale: .current, arguments: values)
      }

      """),
    Rewriting(
      "locales and formatters",
      """
      import UIKit
      let formatter = DateFormatter()
      func text() -> String {
        let numbers = NumberFormatter()
        numbers.locale = Locale.current
        let other = Locale.autoupdatingCurrent.identifier
        return "\\(Locale.current.identifier)" + other
      }

      """,
      """
      import UIKit
      let formatter = DateFormatter(locale: .ambient)
      func text() -> String {
        let numbers = NumberFormatter(locale: .ambient)
        numbers.locale = Locale.ambient
        let other = Locale.ambient.identifier
        return "\\(Locale.ambient.identifier)" + other
      }

      """),
    Rewriting(
      "models without UIKit keep the process's locale",
      unchanged: """
        import Foundation
        let formatter = DateFormatter()
        let locale = Locale.current

        """),
  ]

  @Test(arguments: table) func rewrites(_ row: Rewriting) async {
    #expect(await ported(row.before) == row.after)
  }
}
