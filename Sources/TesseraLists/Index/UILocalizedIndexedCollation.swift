// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation

/// A collation that groups objects into sections by the first letter of their names, for tables with a section index.
///
/// - Note: Differs from UIKit: the sections are the letters A to Z and # in all languages.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let only = UILocalizedIndexedCollation()
  private static let letters = (65...90).map { String(UnicodeScalar(UInt8($0))) }

  /// Returns the shared collation.
  open class func current() -> Self {
    (only as? Self) ?? Self()
  }

  @preconcurrency @MainActor public required override init() {
    super.init()
  }

  /// The section titles: A to Z and #.
  open var sectionTitles: [String] { Self.letters + ["#"] }
  /// The titles of the section index, which are equal to the section titles.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the section for a title of the section index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(indexTitleIndex, 0), sectionTitles.count - 1)
  }

  /// Returns the section of an object, based on the name returned by the selector: the first letter without accents,
  /// or #.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let name = Self.name(of: object, selector)
    let folded = name.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
    guard let first = folded.first.map({ String($0).uppercased() }) else { return sectionTitles.count - 1 }
    return Self.letters.firstIndex(of: first) ?? sectionTitles.count - 1
  }

  /// Returns objects sorted by the names that the selector returns. The sort is stable.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.enumerated().map { (offset: $0.offset, name: Self.name(of: $0.element, selector), object: $0.element) }
      .sorted {
        let order = $0.name.compare($1.name, options: Self.options, range: nil, locale: Self.locale)
        return order == .orderedSame ? $0.offset < $1.offset : order == .orderedAscending
      }.map(\.object)
  }

  /// The comparison options. Case and accents only affect the order of names that are otherwise equal, and numbers
  /// are compared by value.
  private static let options: String.CompareOptions = [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering]
  /// A fixed locale, so that the order is the same on every machine.
  private static let locale = Locale(identifier: "en_US_POSIX")

  private static func name(of object: Any, _ selector: Selector) -> String {
    let target = object as AnyObject
    guard Messages.canSend(selector, to: target) else {
      // Strings are sorted by their value, regardless of the selector.
      return object as? String ?? ""
    }
    let result = Messages.send(selector, to: target, [])
    return result as? String ?? (result as? String?).flatMap { $0 } ?? ""
  }
}
