// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Finds the source files of nibs and storyboards in a bundle: in a language folder, at the top level, or in
// Base.lproj. The default is the main bundle. Because SwiftPM creates a separate bundle for each target, the bundles
// next to the executable are also searched.

import Foundation
import TesseraFoundation

@MainActor
enum NibFiles {
  enum Kind: String {
    case nib = "xib"
    case storyboard

    /// The file extension of compiled files.
    var compiled: String { self == .nib ? "nib" : "storyboardc" }
  }

  private static var documents: [String: NibDocument] = [:]
  private static var failures: [String: NibError] = [:]

  /// Returns the document with a name. If its file is missing or unreadable, reports this and returns nil.
  static func document(named name: String, kind: Kind, in bundle: Bundle?) -> NibDocument? {
    guard let (url, bundle) = find(name, kind: kind, in: bundle) else {
      MissingResources.report(
        MissingResource(
          kind == .nib ? .nib : .storyboard, name, in: ResourceFolders.name(of: bundle),
          reason: isCompiled(name, kind: kind, in: bundle) ? NibError.compiled.description : nil,
          among: names(kind, in: bundle)))
      return nil
    }
    return readDocument(at: url, kind: kind, bundle: bundle)
  }

  /// Returns the first existing nib with one of the names that UIKit derives from a view controller's class, or nil.
  static func document(ofClass names: [String], in bundle: Bundle?) -> NibDocument? {
    for name in names {
      if let (url, bundle) = find(name, kind: .nib, in: bundle, searchesFolders: false) {
        return readDocument(at: url, kind: .nib, bundle: bundle)
      }
    }
    return nil
  }

  private static func readDocument(at url: URL, kind: Kind, bundle: Bundle) -> NibDocument? {
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

  // MARK: Search

  private static func find(
    _ name: String, kind: Kind, in bundle: Bundle?, searchesFolders: Bool = true
  ) -> (URL, Bundle)? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    let folders = ResourceFolders.of(bundle)
    let places = NibTexts.folders
    for folder in folders {
      for place in places {
        let url = folder.appendingPathComponent("\(place)\(name).\(kind.rawValue)")
        if FileManager.default.fileExists(atPath: url.path) { return (url, self.bundle(of: folder, bundle)) }
      }
    }
    guard searchesFolders else { return nil }
    // Resources declared with `.copy` in the manifest keep their folders.
    let last = name.split(separator: "/").last.map(String.init) ?? name
    for folder in folders where mayBeSearched(folder) {
      if let url = all(kind, in: folder).first(where: { $0.deletingPathExtension().lastPathComponent == last }) {
        return (url, self.bundle(of: folder, bundle))
      }
    }
    return nil
  }

  /// Returns whether a compiled file with the name exists.
  private static func isCompiled(_ name: String, kind: Kind, in bundle: Bundle?) -> Bool {
    guard !name.isEmpty, !name.contains("..") else { return false }
    return ResourceFolders.of(bundle).contains { folder in
      NibTexts.folders.contains { place in
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(place)\(name).\(kind.compiled)").path)
      }
    }
  }

  /// Returns the bundle of a folder, which contains the images and localized strings that the file refers to.
  private static func bundle(of folder: URL, _ bundle: Bundle?) -> Bundle {
    if let bundle, ResourceFolders.of(bundle).first == folder { return bundle }
    return Bundle(url: folder) ?? bundle ?? .main
  }

  /// Returns whether a folder may be searched recursively. The executable's folder may not be searched recursively,
  /// because it may contain an entire build.
  private static func mayBeSearched(_ folder: URL) -> Bool {
    folder.standardizedFileURL != Bundle.main.bundleURL.standardizedFileURL
  }

  private static func names(_ kind: Kind, in bundle: Bundle?) -> [String] {
    ResourceFolders.of(bundle).filter { mayBeSearched($0) }.flatMap { all(kind, in: $0) }
      .map { $0.deletingPathExtension().lastPathComponent }
  }

  private static func all(_ kind: Kind, in folder: URL) -> [URL] {
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == kind.rawValue }.sorted { $0.path < $1.path }
  }
}
