// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// All APIs that look up localized strings, in a file that imports Foundation and UIKit in Swift 5 language mode. None
// may be ambiguous. TesseraFoundationTests tests the results.

import Foundation
import Testing
import UIKit

extension String {
  fileprivate var localized: String { NSLocalizedString(self, comment: "") }

  fileprivate func localized(_ arguments: CVarArg...) -> String {
    String(format: NSLocalizedString(self, comment: ""), arguments: arguments)
  }
}

private enum Strings {
  static let title = NSLocalizedString("zz.title", tableName: "Nowhere", bundle: .main, value: "Title", comment: "x")
  static let resource: LocalizedStringResource = "zz resource"
}

@Suite struct LocalizedSpellingTests {
  @Test func everySpellingCompiles() {
    let table: String? = nil
    let bundle = Bundle.main
    let count = 3
    #expect("zz.key".localized == "zz.key")
    #expect("%d zz".localized(count) == "3 zz")
    #expect(Strings.title == "Title")
    #expect(NSLocalizedString("zz", tableName: nil, comment: "") == "zz")
    #expect(NSLocalizedString("zz", tableName: table, value: "v", comment: "") == "v")
    #expect(NSLocalizedString("zz", tableName: table, bundle: bundle, comment: "") == "zz")
    #expect(NSLocalizedString("zz", tableName: table, bundle: bundle, value: "v", comment: "") == "v")
    #expect(NSLocalizedString("zz", tableName: nil, bundle: bundle, value: "v", comment: "") == "v")
    #expect(NSLocalizedString("zz", bundle: bundle, value: "v", comment: "") == "v")
    #expect(NSLocalizedString("zz", bundle: Bundle(for: UIView.self), comment: "") == "zz")
    #expect(NSLocalizedString("zz", value: "v", comment: "") == "v")
    #expect(bundle.localizedString(forKey: "zz", value: nil, table: nil) == "zz")
    #expect(bundle.localizedString(forKey: "zz", value: "v", table: table) == "v")
    #expect(bundle.localizedString(forKey: "zz", value: "v", table: "T") == "v")
    #expect(bundle.localizedString(forKey: "zz", value: nil, table: "T") == "zz")

    #expect(String(format: "%d of %@ %.1f", count, "x", 0.5) == "3 of x 0.5")
    #expect(String(format: "%d", locale: nil, count) == "3")
    #expect(String(format: "%d %d %d %d %d %d %d", 1, 2, 3, 4, 5, 6, 7) == "1 2 3 4 5 6 7")
    #expect(String(format: "none") == "none")
    #expect(String(format: "%@", "x" as NSString) == "x")
    #expect(String(format: "%5.2f|%-4d|%04x", CGFloat(1.5), 7, 255) == " 1.50|7   |00ff")
    #expect(String.localizedStringWithFormat("%d", 1234) == "1,234")
    #expect(String.localizedStringWithFormat("%d %@", count, "x") == "3 x")

    #expect(String(localized: "zz \(count) things") == "zz 3 things")
    #expect(String(localized: "zz.key", defaultValue: "Default \(count)", comment: "x") == "Default 3")
    #expect(String(localized: "zz", table: "T", bundle: .main, locale: .current, comment: "x") == "zz")
    #expect(String(localized: String.LocalizationValue("zz")) == "zz")
    #expect(String(localized: Strings.resource) == "zz resource")
    #expect(AttributedString(localized: "zz") == AttributedString("zz"))
    #expect(DateFormatter().dateStyle == .none)
  }

  @MainActor @Test func viewsAcceptLocalizedStrings() {
    let label = UILabel()
    label.text = NSLocalizedString("zz.title", comment: "")
    label.text = String(localized: "zz.title")
    label.text = .localizedStringWithFormat(NSLocalizedString("%d zz", comment: ""), 2)
    #expect(label.text == "2 zz")
    let button = UIButton(type: .system)
    button.setTitle(NSLocalizedString("zz", comment: ""), for: .normal)
    #expect(button.title(for: .normal) == "zz")
  }
}
