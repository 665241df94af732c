// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The locations of string tables in a bundle:
//
//     de.lproj/TABLE.strings, de.lproj/TABLE.stringsdict, Base.lproj/…   language folders, case-insensitive as in SwiftPM
//     TABLE.strings, TABLE.stringsdict                                   outside of language folders, for all languages
//     TABLE.xcstrings                                                    all languages in one file
//
// Folders are listed once per process. A file is read when its table is first requested. `Bundle.main` also contains
// the strings of all bundles next to the executable. These are the bundles of the package manifest's targets, which
// are part of the app on iOS.

internal import Foundation
internal import Synchronization

final class StringTables: Sendable {
  /// The bundle's name, used in messages.
  let name: String
  /// The source language of translations.
  let developmentLanguage: LanguageTag?
  /// The folders that contain each language's files.
  private let folders: [LanguageTag: [String]]
  /// The folders that contain language-independent files: `Base.lproj` and the bundle itself.
  private let shared: [String]
  private let tables = Mutex<[String: StringTable]>([:])

  private static let known = Mutex<[String: [StringTables]]>([:])

  /// Returns the string tables of a bundle. For the main bundle, also returns the string tables of the bundles next
  /// to it.
  static func of(_ bundle: Bundle) -> [StringTables] {
    let path = bundle.bundlePath
    return known.withLock { known in
      if let tables = known[path] { return tables }
      let found = ResourceFolders.of(bundle).map { StringTables(folder: $0) }
      known[path] = found
      return found
    }
  }

  private init(folder: URL) {
    name = folder.lastPathComponent
    let root = folder.path
    var folders: [LanguageTag: [String]] = [:]
    var shared = [root]
    for entry in ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted() {
      guard entry.lowercased().hasSuffix(".lproj") else { continue }
      let language = String(entry.dropLast(6))
      if let tag = LanguageTag(language) {
        folders[tag, default: []].append(root + "/" + entry)
      } else if language.lowercased() == "base" {
        shared.append(root + "/" + entry)
      }
    }
    (self.folders, self.shared) = (folders, shared)
    // Foundation's `developmentLocalization` terminates the process if a bundle does not specify a development
    // language.
    let info = FileManager.default.contents(atPath: root + "/Info.plist").flatMap { try? PropertyLists.read($0) }
    developmentLanguage = LanguageTag(info?["CFBundleDevelopmentRegion"] as? String ?? "en")
  }

  /// The languages of all language folders and string catalogs.
  var languages: Set<LanguageTag> {
    var result = Set(folders.keys)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: shared[0])) ?? []
    for name in names where name.hasSuffix(".xcstrings") {
      result.formUnion(table(String(name.dropLast(10))).languages)
    }
    return result
  }

  /// Returns the table with the given name, or an empty table if there is no file.
  func table(_ name: String) -> StringTable {
    tables.withLock { tables in
      if let known = tables[name] { return known }
      let table = StringTable(
        name: name, bundle: self.name, folders: folders, shared: shared, developmentLanguage: developmentLanguage)
      tables[name] = table
      return table
    }
  }

  static let defaultTable = "Localizable"
}
