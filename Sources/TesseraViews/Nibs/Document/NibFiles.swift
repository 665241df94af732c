// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Where nibs and storyboards stand: as source files in a bundle, in the folder of a language, of the base language, or
// directly. A bundle nobody names is the program's; since Swift packages keep the files of each target in a bundle of its
// own, those beside it count as well.

import Foundation
import TesseraFoundation

@MainActor
enum NibFiles {
  enum Kind: String {
    case nib = "xib"
    case storyboard
  }

  private static var documents: [String: NibDocument] = [:]
  private static var failures: [String: NibError] = [:]
  private static var packageBundles: [Bundle]?

  /// The file of a name; nil after a report where there is none, or where it cannot be read.
  static func document(_ name: String, _ kind: Kind, in bundle: Bundle?) -> NibDocument? {
    guard let (url, bundle) = find(name, kind, in: bundle) else {
      MissingResources.report(
        MissingResource(
          kind == .nib ? .nib : .storyboard, name, in: (bundle ?? .main).bundleURL.lastPathComponent,
          among: names(kind, in: bundle)))
      return nil
    }
    return read(url, kind, bundle)
  }

  /// The nib of a controller's class, if there is one.
  static func document(ofClass names: [String], in bundle: Bundle?) -> NibDocument? {
    for name in names {
      if let (url, bundle) = find(name, .nib, in: bundle, searchesFolders: false) { return read(url, .nib, bundle) }
    }
    return nil
  }

  private static func read(_ url: URL, _ kind: Kind, _ bundle: Bundle) -> NibDocument? {
    if let known = documents[url.path] { return known }
    do throws(NibError) {
      if let failure = failures[url.path] { throw failure }
      guard let data = FileManager.default.contents(atPath: url.path) else { throw .unreadable }
      let document = try NibDocument([UInt8](data), fileName: url.lastPathComponent, bundle: bundle)
      documents[url.path] = document
      return document
    } catch {
      failures[url.path] = error
      MissingResources.report(
        MissingResource(
          kind == .nib ? .nib : .storyboard, url.lastPathComponent, in: bundle.bundleURL.lastPathComponent,
          reason: error.description))
      return nil
    }
  }

  // MARK: Finding

  private static func find(
    _ name: String, _ kind: Kind, in bundle: Bundle?, searchesFolders: Bool = true
  ) -> (URL, Bundle)? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    let bundles = bundle.map { [$0] } ?? [.main] + besideMain
    for bundle in bundles {
      if let url = file(name, kind, in: bundle) { return (url, bundle) }
    }
    // Folders that were copied as they are. The program's own folder may hold a whole build.
    for bundle in bundles where searchesFolders && bundle.bundleURL != Bundle.main.bundleURL {
      let last = name.split(separator: "/").last.map(String.init) ?? name
      if let url = all(kind, in: bundle).first(where: { $0.deletingPathExtension().lastPathComponent == last }) {
        return (url, bundle)
      }
    }
    return nil
  }

  private static func file(_ name: String, _ kind: Kind, in bundle: Bundle) -> URL? {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let languages = bundle.preferredLocalizations.map { "\($0).lproj/" }
    for place in languages + ["", "Base.lproj/", "en.lproj/"] {
      let url = folder.appendingPathComponent("\(place)\(name).\(kind.rawValue)")
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    return nil
  }

  /// The bundles of packages that stand beside the program.
  private static var besideMain: [Bundle] {
    if let packageBundles { return packageBundles }
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let found = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .compactMap { Bundle(path: folder.appendingPathComponent($0).path) }
    packageBundles = found
    return found
  }

  private static func names(_ kind: Kind, in bundle: Bundle?) -> [String] {
    (bundle.map { [$0] } ?? besideMain).flatMap { all(kind, in: $0) }.map {
      $0.deletingPathExtension().lastPathComponent
    }
  }

  private static func all(_ kind: Kind, in bundle: Bundle) -> [URL] {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == kind.rawValue }.sorted { $0.path < $1.path }
  }
}
