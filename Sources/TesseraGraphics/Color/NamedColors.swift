// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Where a bundle keeps its colour sets. A folder is searched once; after that its colours are found by name, and a name
// always gives the same object.

public import Foundation
import TesseraRaster

final class NamedColors: @unchecked Sendable {
  private let lock = Lock()
  private var colors: [String: NamedColor?] = [:]
  private var files: [String: String]?
  private let folder: URL

  private final class Registry: @unchecked Sendable {
    let lock = Lock()
    var folders: [String: NamedColors] = [:]
  }

  private static let registry = Registry()

  /// The colours of a bundle's resource folder.
  static func of(_ bundle: Bundle) -> NamedColors {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    return registry.lock.withLock {
      if let known = registry.folders[folder.path] { return known }
      let new = NamedColors(folder: folder)
      registry.folders[folder.path] = new
      return new
    }
  }

  init(folder: URL) {
    self.folder = folder
  }

  /// The colour of a set by its name, or by its path in a catalogue whose groups are namespaces; nil when there is no
  /// such set or it is damaged.
  func color(named name: String) -> NamedColor? {
    lock.withLock {
      if let known = colors[name] { return known }
      let color = load(name)
      colors[name] = .some(color)
      return color
    }
  }

  private func load(_ name: String) -> NamedColor? {
    if files == nil { files = index() }
    guard let path = files?[name], let json = FileManager.default.contents(atPath: path + "/Contents.json") else {
      return nil
    }
    return NamedColor(name: name, json: json)
  }

  /// Every colour set in the folder's catalogues, by name and by path; of several with one name the first in the
  /// alphabet counts.
  private func index() -> [String: String] {
    var result: [String: String] = [:]
    let top = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for catalogue in top.filter({ $0.hasSuffix(".xcassets") }).sorted() {
      let root = folder.appendingPathComponent(catalogue).path
      let entries = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
      for entry in entries.filter({ $0.hasSuffix(Self.suffix) }).sorted() {
        let path = String(entry.dropLast(Self.suffix.count))
        let name = path.split(separator: "/").last.map(String.init) ?? path
        for key in [path, name] where result[key] == nil { result[key] = root + "/" + entry }
      }
    }
    return result
  }

  private static let suffix = ".colorset"
}

extension UIColor {
  /// A colour set of an asset catalogue among the program's resources, as `init(named:in:compatibleWith:)` finds it.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour set of an asset catalogue (`*.xcassets`) among a bundle's resources, the program's by default. Nil where
  /// no catalogue has a readable set of this name. The colour follows light and dark; with a trait collection it is the
  /// concrete colour for that one.
  ///
  /// Packages say `.copy("Assets.xcassets")` in their manifest and `Bundle.module` here.
  ///
  /// - Note: Differs from UIKit: the catalogue is read as it is, not compiled.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = NamedColors.of(bundle ?? .main).color(named: name) else { return nil }
    self.init(color, compatibleWith: traitCollection)
  }

  convenience init(_ color: NamedColor, compatibleWith traits: UITraitCollection? = nil) {
    let dynamic = Source.named(color)
    guard let traits else {
      self.init(source: dynamic)
      return
    }
    self.init(UIColor(source: dynamic).components(with: traits))
  }
}
