// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The locations of a bundle's strings:
//
//   de.lproj/TABLE.strings, de.lproj/TABLE.stringsdict, Base.lproj/…   folders by language; names in any case, as in SwiftPM
//   TABLE.strings, TABLE.stringsdict                                   outside of folders: for all languages
//   TABLE.xcstrings                                                    all languages in one file
//
// Folders are listed only once per process, and a file is read when its table is first requested. `Bundle.main` also has the
// strings of all bundles next to the executable: those of the manifest's targets, which on iOS belong to the app.

internal import Foundation
internal import Synchronization

final class StringTables: Sendable {
  /// The bundle's name, for messages.
  let name: String
  /// The source language of translations.
  let developmentLanguage: LanguageTag?
  /// The folders of each language's files.
  private let folders: [LanguageTag: [String]]
  /// The folders of files for all languages: `Base.lproj`, and the bundle itself.
  private let shared: [String]
  private let tables = Mutex<[String: StringTable]>([:])

  private static let known = Mutex<[String: [StringTables]]>([:])

  /// Returns the tables of a bundle's folders, including those of the bundles next to it for the main bundle.
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
    // Foundation's `developmentLocalization` terminates the process if a bundle does not specify it.
    let info = FileManager.default.contents(atPath: root + "/Info.plist").flatMap { try? PropertyLists.read($0) }
    developmentLanguage = LanguageTag(info?["CFBundleDevelopmentRegion"] as? String ?? "en")
  }

  /// The languages of the folders and of all catalogs.
  var languages: Set<LanguageTag> {
    var result = Set(folders.keys)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: shared[0])) ?? []
    for name in names where name.hasSuffix(".xcstrings") {
      result.formUnion(table(String(name.dropLast(10))).languages)
    }
    return result
  }

  /// Returns a table by its name, or an empty one if there is no file.
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
