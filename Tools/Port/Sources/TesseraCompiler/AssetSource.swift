// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import FoundationEssentials
internal import TesseraAssets
internal import TesseraPort

/// Generates the symbols of asset catalogs, such as `UIColor.brand`, as Xcode does for a target.
///
/// For each target with resources, SwiftPM generates a source that declares `Bundle.module`. The symbols are appended
/// to that source for the compiler.
enum AssetSource {
  static let accessorName = "resource_bundle_accessor.swift"

  /// Returns the source of the resource accessor, extended with the symbols of the asset catalogs in its bundle, and
  /// warnings about the catalogs. Returns `nil` if there are no catalogs.
  ///
  /// - Parameter sources: The module's other sources. Members that they declare are not declared again.
  static func extended(_ accessor: PortSource, in sources: [PortSource]) -> (bytes: [UInt8], warnings: [String])? {
    let text = String(decoding: accessor.bytes, as: UTF8.self)
    guard let bundle = bundlePath(in: text) else { return nil }
    let catalogs = catalogs(in: bundle)
    guard !catalogs.isEmpty else { return nil }
    let declared = sources.reduce(into: Set<String>()) { $0.formUnion(staticMembers(in: $1.bytes)) }
    let symbols = AssetSymbols(AssetIndex(catalogs: catalogs), declared: declared)
    return (Array((text + "\n\n" + symbols.source).utf8), symbols.warnings.map { "warning: " + $0 })
  }

  /// Returns the value of the constant `buildPath`, which is a string literal without interpolations.
  static func bundlePath(in accessor: String) -> String? {
    guard let start = accessor.firstRange(of: "let buildPath = \"")?.upperBound else { return nil }
    var path = ""
    var characters = accessor[start...].makeIterator()
    while let character = characters.next(), character != "\"" {
      if character == "\\" {
        guard let next = characters.next() else { return nil }
        path.append(next)
      } else if character.isNewline {
        return nil
      } else {
        path.append(character)
      }
    }
    return path
  }

  private static func catalogs(in folder: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return names.sorted().flatMap { name -> [String] in
      let path = folder + "/" + name
      return name.hasSuffix(".xcassets") ? [path] : name.contains(".") ? [] : catalogs(in: path)
    }
  }

  /// Returns the names after `static let`, `static var` and `class var`.
  static func staticMembers(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for keyword in ["static let ", "static var ", "class var "] {
      for place in Needle.all(keyword, in: bytes) {
        names.insert(Needle.name(at: place + keyword.utf8.count, in: bytes))
      }
    }
    return names.subtracting([""])
  }
}
