// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The screens of a storyboard. The file is scanned tag by tag. Files that are not storyboards contain no screens.

internal import Foundation

struct StoryboardScan {
  /// A view controller that code can instantiate from the storyboard.
  struct Scene: Equatable {
    /// The storyboard identifier, or nil for an initial view controller without an identifier.
    var identifier: String?
    /// The custom class, or nil for a UIKit class.
    var customClass: String?
    /// Whether the view controller is the storyboard's initial view controller.
    var isInitial: Bool
  }

  /// The storyboard's name, without folder and file extension.
  let name: String
  /// The scenes, in file order.
  private(set) var scenes: [Scene] = []

  private static let kinds: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController",
    "pageViewController", "splitViewController", "hostingController",
  ]

  init(path: String, text: String) {
    name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    var initial: String?
    for tag in Self.tags(text) {
      if tag.name == "document" { initial = tag.attributes["initialViewController"] }
      guard Self.kinds.contains(tag.name), let id = tag.attributes["id"] else { continue }
      let identifier = tag.attributes["storyboardIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
      guard identifier != nil || id == initial else { continue }
      scenes.append(
        Scene(identifier: identifier, customClass: tag.attributes["customClass"], isInitial: id == initial))
    }
  }

  /// Returns a Swift expression that instantiates a scene.
  func expression(_ scene: Scene) -> String {
    let board = "UIStoryboard(name: \(Self.quoted(name)), bundle: nil)"
    guard let identifier = scene.identifier else {
      return "\(board).instantiateInitialViewController() ?? UIViewController()"
    }
    return "\(board).instantiateViewController(withIdentifier: \(Self.quoted(identifier)))"
  }

  /// Returns a screen name for a scene, derived from its class, its identifier or the storyboard's name.
  func screenName(_ scene: Scene) -> String {
    let words = scene.customClass ?? scene.identifier ?? name
    let name = words.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return PackageSetup.screenName(String(name))
  }

  /// Returns all scenes of the storyboards, each with a unique screen name. A duplicate name is prefixed with the
  /// storyboard's name, and numbered if it is still a duplicate.
  static func screens(of storyboards: [StoryboardScan]) -> [(name: String, expression: String)] {
    var names: Set<String> = []
    var screens: [(name: String, expression: String)] = []
    for board in storyboards {
      for scene in board.scenes {
        let short = board.screenName(scene)
        var name = short
        if names.contains(name) { name = PackageSetup.screenName(board.name) + "-" + short }
        var number = 2
        while !names.insert(name).inserted {
          name = PackageSetup.screenName(board.name) + "-" + short + "-\(number)"
          number += 1
        }
        screens.append((name, board.expression(scene)))
      }
    }
    return screens
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // MARK: Tags

  private static func tags(_ text: String) -> [(name: String, attributes: [String: String])] {
    var tags: [(name: String, attributes: [String: String])] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.range(of: "-->") else { break }
        rest = rest[end.upperBound...]
        continue
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }
      rest = rest[name.endIndex...]
      guard !name.isEmpty else { continue }
      tags.append((String(name), attributes(&rest)))
    }
    return tags
  }

  /// Parses attributes up to the end of a tag.
  private static func attributes(_ rest: inout Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    while let first = rest.first, first != ">", first != "<" {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" || $0 == "-" }
      guard !name.isEmpty, rest[name.endIndex...].hasPrefix("=") else {
        rest = rest[(name.isEmpty ? rest.index(after: rest.startIndex) : name.endIndex)...]
        continue
      }
      rest = rest[name.endIndex...].dropFirst()
      guard let quote = rest.first, quote == "\"" || quote == "'" else { continue }
      let value = rest.dropFirst().prefix { $0 != quote }
      attributes[String(name)] = unescaped(String(value))
      rest = rest[value.endIndex...].dropFirst()
    }
    return attributes
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}
