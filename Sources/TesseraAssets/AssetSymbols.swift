// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Generates Swift source with a symbol for each of a target's image, symbol and color sets, as Xcode does:
//
//     extension ImageResource { static let hero = ImageResource(name: "hero-image", bundle: resourceBundle) }
//     extension UIImage { static var hero: UIImage { UIImage(resource: .hero) } }

/// The generated symbols for the sets in a target's asset catalogs.
package struct AssetSymbols {
  private let images: Namespace
  private let colors: Namespace
  /// The members of `UIColor` and `UIImage` that the target declares.
  private let declared: Set<String>
  /// Warnings about sets without a symbol, in the compiler's format.
  package let warnings: [String]

  /// - Parameter declared: The names of static members that the target's sources declare. For these names, no members
  ///   of `UIColor` and `UIImage` are generated, because they would conflict.
  package init(_ index: AssetIndex, declared: Set<String> = []) {
    self.declared = declared
    var warnings: [String] = []
    let names = { (kinds: AssetKind...) in
      Set(index.paths.keys.filter { kinds.contains($0.kind) }.map(\.name)).sorted()
    }
    images = Namespace(names(.image, .symbol), dropping: "Image", &warnings)
    colors = Namespace(names(.color), dropping: "Color", &warnings)
    for symbol in colors.symbols where Self.colorNames.contains(symbol.identifier) {
      warnings.append(Self.clash(symbol, "color", "UIColor"))
    }
    for symbol in images.symbols where Self.imageNames.contains(symbol.identifier) {
      warnings.append(Self.clash(symbol, "image", "UIImage"))
    }
    self.warnings = warnings
  }

  /// The generated Swift source.
  package var source: String {
    """
    // Generated from the target's asset catalogs.

    import Foundation
    import UIKit

    private let resourceBundle = Foundation.Bundle.module

    extension ColorResource {
    \(colors.resources("ColorResource", indent: "  "))}

    extension ImageResource {
    \(images.resources("ImageResource", indent: "  "))}

    extension UIColor {
    \(colors.values("UIColor", path: "", except: Self.colorNames.union(declared), indent: "  "))}

    extension UIImage {
    \(images.values("UIImage", path: "", except: Self.imageNames.union(declared), indent: "  "))}

    """
  }

  private static func clash(_ symbol: Namespace.Symbol, _ kind: String, _ type: String) -> String {
    "The \"\(symbol.name)\" \(kind) asset name resolves to an existing symbol of \(type), \"\(symbol.identifier)\"; "
      + "\(type)(resource: .\(symbol.identifier)) refers to it. Rename the asset for a shorter name."
  }

  /// The names of members that `UIColor` and `UIImage` declare.
  private static let colorNames: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta", "orange", "purple",
    "red", "white", "yellow", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "separator",
    "opaqueSeparator", "placeholderText", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemRed",
    "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue",
    "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "lightText", "darkText", "tintColor",
  ]
  private static let imageNames: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
}

/// The sets of one type within a namespace, and its nested groups.
private struct Namespace {
  struct Symbol {
    var name: String
    var identifier: String
  }

  private(set) var symbols: [Symbol] = []
  private var groups: [(identifier: String, content: Namespace)] = []

  init(_ names: [String], dropping suffix: String, _ warnings: inout [String]) {
    for name in names { add(name, name.split(separator: "/").map(String.init)[...], suffix, &warnings) }
  }

  private init() {}

  private mutating func add(_ name: String, _ path: ArraySlice<String>, _ suffix: String, _ warnings: inout [String]) {
    guard let first = path.first else { return }
    if path.count > 1 {
      guard let group = AssetIdentifier.group(first) else { return }
      let index = groups.firstIndex { $0.identifier == group } ?? groups.endIndex
      if index == groups.endIndex { groups.append((group, Namespace())) }
      return groups[index].content.add(name, path.dropFirst(), suffix, &warnings)
    }
    guard let identifier = AssetIdentifier.member(first, dropping: suffix) else {
      warnings.append("The asset name \"\(name)\" has no letters for a symbol.")
      return
    }
    if let other = symbols.first(where: { $0.identifier == identifier }) {
      warnings.append(
        "The asset names \"\(other.name)\" and \"\(name)\" result in the same symbol \"\(identifier)\"; the first one gets it."
      )
      return
    }
    symbols.append(Symbol(name: name, identifier: identifier))
  }

  /// Returns declarations such as `static let hero = ImageResource(name: "hero", bundle: resourceBundle)`.
  func resources(_ type: String, indent: String) -> String {
    var text = ""
    for symbol in symbols {
      text += "\(indent)/// The set \"\(Self.quoted(symbol.name))\".\n"
      text += "\(indent)static let \(symbol.identifier) = \(type)(name: \"\(Self.quoted(symbol.name))\", "
      text += "bundle: resourceBundle)\n"
    }
    for group in groups {
      text += "\(indent)enum \(group.identifier) {\n"
      text += group.content.resources(type, indent: indent + "  ")
      text += "\(indent)}\n"
    }
    return text
  }

  /// Returns declarations such as `static var hero: UIImage { UIImage(resource: .hero) }`.
  func values(_ type: String, path: String, except names: Set<String>, indent: String) -> String {
    var text = ""
    for symbol in symbols where !names.contains(symbol.identifier) || !path.isEmpty {
      text += "\(indent)/// The set \"\(Self.quoted(symbol.name))\".\n"
      text += "\(indent)static var \(symbol.identifier): \(type) { \(type)(resource: .\(path)\(symbol.identifier)) }\n"
    }
    for group in groups {
      text += "\(indent)enum \(group.identifier) {\n"
      text += group.content.values(type, path: path + group.identifier + ".", except: names, indent: indent + "  ")
      text += "\(indent)}\n"
    }
    return text
  }

  private static func quoted(_ name: String) -> String {
    String(name.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : $0.isNewline ? [" "] : [$0] })
  }
}
