// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Plugins run the tool as SwiftPM builds it for the current build, usually in debug mode, in which swift-syntax
// parses five thousand lines per second. Files that no rule can change are therefore detected by a word search with
// `memmem`, without parsing.

/// A scan that selects the files to parse.
enum TriggerScan {
  private static let words = [
    "@objc", "@IB", "@NSManaged", "@nonobjc", "@GKInspectable", "@NSCopying", "@UIApplicationMain",
    "@NSApplicationMain",
    "dynamic ", "#selector", "#keyPath", "os(iOS", "targetEnvironment(simulator", "import ObjectiveC", "import Darwin",
    "import os", "import OSLog", "canImport(os", "canImport(OSLog",
    "func observeValue(", "func responds(to", "func value(for", "func setValue(", "keyPathsForValuesAffecting",
    "#Preview", "PreviewProvider", "@convention(block)", "AnyObject).", "AnyObject)?.", "AnyObject?)?.",
  ]

  /// Returns whether a rule may change the file, independently of the module's other files.
  static func isTriggered(_ bytes: [UInt8]) -> Bool {
    words.contains { Needle.isFound($0, in: bytes) } || importsSubmodule(bytes) || beginsWithCondition(bytes)
      || callsOptionally(bytes, { UIKitOptionals.bases.contains($0) }) || usesFoundationNames(bytes)
      || takesOptionalValue(bytes) || declaresPlainInit(bytes)
      || overridesInExtension(bytes) || hasIsolatedTests(bytes) || hasLocalizedCalls(bytes)
      || needsHandedOnNames(bytes)
  }

  /// Returns whether the file contains an optional call such as `delegate?.name?(…)` with a name that `isSought`
  /// accepts.
  static func callsOptionally(_ bytes: [UInt8], _ isSought: (String) -> Bool) -> Bool {
    for mark in ["?(", "!("] {
      for place in Needle.all(mark, in: bytes) where isSought(Needle.name(endingAt: place, in: bytes)) { return true }
    }
    return false
  }

  /// Returns whether an optional UIKit method is referenced without a call, as in `dataSource.numberOfSections`.
  private static func takesOptionalValue(_ bytes: [UInt8]) -> Bool {
    ["ataSource.", "ataSource!.", "elegate.", "elegate!."].contains { owner in
      Needle.all(owner, in: bytes).contains { place in
        let start = place + owner.utf8.count
        let name = Needle.name(at: start, in: bytes)
        let end = start + name.utf8.count
        return UIKitOptionals.labels[name]?.count == 1 && end < bytes.count
          && ![UInt8(ascii: "("), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[end])
      }
    }
  }

  /// Returns whether a subclass of a UIKit class may declare an `init()` that is not an override.
  private static func declaresPlainInit(_ bytes: [UInt8]) -> Bool {
    Needle.isFound("init()", in: bytes) && Needle.isFound("class ", in: bytes)
      && [": UI", ": CA"].contains { Needle.isFound($0, in: bytes) }
      && Needle.all("init()", in: bytes).contains { place in
        var next = place + 6
        while next < bytes.count, bytes[next] == 32 { next += 1 }
        return place > 0 && bytes[place - 1] == 32 && next < bytes.count && bytes[next] == UInt8(ascii: "{")
      }
  }

  /// Returns whether the file contains a full method name such as `delegate?.name(_:at:)` that `isSought` accepts.
  static func namesInFull(_ bytes: [UInt8], _ isSought: (String) -> Bool) -> Bool {
    Needle.all(":)", in: bytes).contains { place in
      var start = place
      while start > 0, Needle.isNamePart(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ":") { start -= 1 }
      return start > 0 && bytes[start - 1] == UInt8(ascii: "(")
        && isSought(Needle.name(endingAt: start - 1, in: bytes))
    }
  }

  /// Returns whether the file has tests on the main actor, test classes whose subclasses may have such tests, or test
  /// classes that a protocol may isolate.
  private static func hasIsolatedTests(_ bytes: [UInt8]) -> Bool {
    Needle.isFound("@MainActor", in: bytes)
      && (Needle.isFound("func test", in: bytes) || Needle.isFound("XCTest", in: bytes))
      || Needle.isFound("XCTestCase,", in: bytes)
  }

  /// Returns whether the file contains imports such as `import UIKit.UIColor` or `import struct Darwin.timespec`.
  private static func importsSubmodule(_ bytes: [UInt8]) -> Bool {
    Needle.all("import ", in: bytes).contains { place in
      let start = place + 7
      let name = Needle.name(at: start, in: bytes)
      let end = start + name.utf8.count
      if importKinds.contains(name) { return renamedModules.contains(Needle.name(at: end + 1, in: bytes)) }
      return !name.isEmpty && end < bytes.count && bytes[end] == UInt8(ascii: ".")
    }
  }

  private static let importKinds: Set<String> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]

  private static let renamedModules: Set<String> = ["Darwin", "os", "OSLog", "ObjectiveC", "Foundation"]

  private static func usesFoundationNames(_ bytes: [UInt8]) -> Bool {
    (Needle.isFound("import Foundation", in: bytes) || Needle.isFound("import XCTest", in: bytes))
      && !Needle.isFound("import UIKit", in: bytes)
      && FoundationNames.areUsed(in: bytes)
  }

  /// Returns whether the first token is `#if`, which may exclude the whole file.
  static func beginsWithCondition(_ bytes: [UInt8]) -> Bool {
    guard let place = Needle.first("#if", in: bytes) else { return false }
    for line in bytes[..<place].split(separator: 10) {
      let text = String(decoding: line, as: UTF8.self).drop {
        $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\u{FEFF}"
      }
      guard text.isEmpty || ["//", "/*", "*", "import ", "@testable import"].contains(where: { text.hasPrefix($0) })
      else { return false }
    }
    return true
  }

  /// Returns whether an `override` is in an extension, according to the preceding line that begins a type.
  private static func overridesInExtension(_ bytes: [UInt8]) -> Bool {
    guard Needle.isFound("extension ", in: bytes) else { return false }
    if Needle.isFound("open func ", in: bytes) || Needle.isFound("open var ", in: bytes) { return true }
    let extensions = Needle.all("extension ", in: bytes).filter { beginsLine($0, in: bytes) }
    guard let first = extensions.first else { return false }
    let types = ["class ", "struct ", "enum ", "actor ", "protocol "].flatMap { word in
      Needle.all(word, in: bytes).filter { beginsLine($0, in: bytes) }
    }
    for place in Needle.all("override ", in: bytes) where place > first {
      let lastExtension = extensions.last { $0 < place } ?? first
      if !types.contains(where: { $0 > lastExtension && $0 < place }) { return true }
    }
    return false
  }

  /// Returns whether a word is preceded on its line only by modifiers and attributes, and the line is not deeply
  /// indented.
  private static func beginsLine(_ place: Int, in bytes: [UInt8]) -> Bool {
    var start = place
    while start > 0, bytes[start - 1] != 10 { start -= 1 }
    guard place - start < 120, start == place || bytes[start] != 32 || bytes[min(start + 4, place)] != 32 else {
      return start == place
    }
    let line = String(decoding: bytes[start..<place], as: UTF8.self)
    return line.split(separator: " ").allSatisfy {
      modifiers.contains(String($0)) || $0.hasPrefix("@")
    }
  }

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "fileprivate", "private", "final", "nonisolated", "indirect",
  ]

  // MARK: Requirements of the module

  /// Returns the names that follow `override func` and `override var`.
  static func overriddenNames(_ bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for place in Needle.all("override ", in: bytes) {
      var next = place + 9
      for _ in 0..<5 {
        let word = Needle.name(at: next, in: bytes)
        next += word.utf8.count
        while next < bytes.count, bytes[next] == 32 { next += 1 }
        if word == "func" || word == "var" {
          names.insert(Needle.name(at: next, in: bytes))
          break
        }
        if word.isEmpty { break }
      }
    }
    return names
  }

  /// Returns the given names that a file with extensions declares without `override`.
  static func declaresInExtension(_ bytes: [UInt8], _ names: Set<String>) -> Set<String> {
    guard Needle.isFound("extension ", in: bytes) else { return [] }
    var found: Set<String> = []
    for keyword in ["func ", "var "] {
      for place in Needle.all(keyword, in: bytes) {
        let name = Needle.name(at: place + keyword.utf8.count, in: bytes)
        guard names.contains(name), !found.contains(name) else { continue }
        var start = place
        while start > 0, bytes[start - 1] != 10 { start -= 1 }
        if !Needle.isFound("override ", in: Array(bytes[start..<place])) { found.insert(name) }
      }
    }
    return found
  }

  /// Returns whether a file declares one of the given classes, or one of the given types if another keyword is
  /// passed.
  static func declares(_ names: Set<String>, _ bytes: [UInt8], keyword: String = "class ") -> Bool {
    let length = keyword.utf8.count
    return Needle.all(keyword, in: bytes).contains { names.contains(Needle.name(at: $0 + length, in: bytes)) }
  }

  static func mentions(_ bytes: [UInt8], _ words: [String]) -> Bool {
    words.contains { Needle.isFound($0, in: bytes) }
  }
}
