// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Where a bundle keeps its texts:
//
//   de.lproj/TABLE.strings, de.lproj/TABLE.stringsdict, Base.lproj/…     folders by language; names in any case, as SwiftPM
//   writes TABLE.strings, TABLE.stringsdict                                     outside of folders: for all languages
//   TABLE.xcstrings                                                      all languages in one file
//
// Folders are listed once in the life of the process, a file is read when its table is first asked for. `Bundle.main` has the
// texts of all bundles beside the executable, too: there the manifest's targets have theirs, which on iOS are the app's.

internal import Foundation
internal import Synchronization

/// The texts of a bundle.
final class StringTables: Sendable {
  /// The bundle's name, for messages.
  let name: String
  /// The language that the others were translated from.
  let developmentLanguage: LanguageTag?
  /// The folders of each language's files.
  private let folders: [LanguageTag: [String]]
  /// The folders of files for all languages: `Base.lproj`, and the bundle itself.
  private let shared: [String]
  private let tables = Mutex<[String: StringTable]>([:])

  private static let known = Mutex<[String: [StringTables]]>([:])

  /// Returns the texts of a bundle's folders, and for the program's bundle those of the bundles beside it.
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
    // Foundation's `developmentLocalization` stops the process where a bundle says nothing.
    let info = FileManager.default.contents(atPath: root + "/Info.plist").flatMap { try? PropertyLists.read($0) }
    developmentLanguage = LanguageTag(info?["CFBundleDevelopmentRegion"] as? String ?? "en")
  }

  /// The languages of the folders and of all catalogues.
  var languages: Set<LanguageTag> {
    var result = Set(folders.keys)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: shared[0])) ?? []
    for name in names where name.hasSuffix(".xcstrings") {
      result.formUnion(table(String(name.dropLast(10))).languages)
    }
    return result
  }

  /// Returns a table by its name; an empty one where there is no file.
  func table(_ name: String) -> StringTable {
    tables.withLock { tables in
      if let known = tables[name] { return known }
      let table = StringTable(
        name: name, bundle: self.name, folders: folders, shared: shared, developmentLanguage: developmentLanguage)
      tables[name] = table
      return table
    }
  }

  /// A text that is the same in all of a bundle's files has no table: every read is of `Localizable` unless code says more.
  static let defaultTable = "Localizable"
}
