// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What `swift package dump-package` says of a manifest, as far as a setup asks.

internal import Foundation

struct PackageDump: Decodable {
  var name: String
  var toolsVersion: ToolsVersion
  var dependencies: [Dependency]
  var products: [Product]
  var targets: [Target]

  struct ToolsVersion: Decodable {
    var version: String

    enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
    var isLibrary: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      name = try container.decode(String.self, forKey: AnyKey("name"))
      targets = try container.decodeIfPresent([String].self, forKey: AnyKey("targets")) ?? []
      let kinds = try? container.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("type"))
      isLibrary = kinds?.allKeys.contains { $0.stringValue == "library" } ?? false
    }
  }

  struct Target: Decodable {
    var name: String
    /// `regular`, `executable`, `test`, or what is not Swift code of this package's products.
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]?
    var dependencies: [TargetDependency]
    var resources: [Resource]?
  }

  struct Resource: Decodable {
    var path: String
  }

  /// A package that this one depends on.
  struct Dependency: Decodable {
    var identity: String
    /// The name by which products of it are asked for, where the manifest gives it one.
    var name: String?
    /// The address in the manifest's own words; nil for packages of a folder or a registry.
    var address: String?

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.container(keyedBy: AnyKey.self)
      guard let kind = kinds.allKeys.first, let content = try kinds.decode([Content].self, forKey: kind).first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "A dependency without a kind."))
      }
      identity = content.identity
      name = content.nameForTargetDependencyResolutionOnly
      address = content.location?.remote?.first?.urlString
    }

    private struct Content: Decodable {
      var identity: String
      var nameForTargetDependencyResolutionOnly: String?
      var location: Location?
    }

    private struct Location: Decodable {
      var remote: [Remote]?

      struct Remote: Decodable { var urlString: String }

      init(from decoder: any Decoder) throws {
        // A repository on disk has another form, of which nothing is asked.
        remote = try? decoder.container(keyedBy: AnyKey.self).decode([Remote].self, forKey: AnyKey("remote"))
      }
    }
  }

  /// What a target depends on: a target of the package, or a product of another one.
  struct TargetDependency: Decodable {
    var name: String
    var package: String?

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.container(keyedBy: AnyKey.self)
      guard let kind = kinds.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "A dependency without a kind."))
      }
      var parts = try kinds.nestedUnkeyedContainer(forKey: kind)
      name = try parts.decode(String.self)
      package = kind.stringValue == "product" ? try parts.decodeIfPresent(String.self) : nil
    }
  }

  struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Asks the package manager about the manifest in a folder.
  ///
  /// A scratch folder of its own is used, because another run of the package manager may hold the package's.
  static func of(_ folder: String) throws(SetupError) -> PackageDump {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-init-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder, "--scratch-path", scratch.path, "dump-package"]
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      // Files, not pipes: neither stream can fill up while the other is read.
      let said = (output: scratch.appendingPathComponent("output"), errors: scratch.appendingPathComponent("errors"))
      for file in [said.output, said.errors] { try Data().write(to: file) }
      process.standardOutput = try FileHandle(forWritingTo: said.output)
      process.standardError = try FileHandle(forWritingTo: said.errors)
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        let text = String(decoding: try Data(contentsOf: said.errors), as: UTF8.self)
        throw SetupError("The manifest in \(folder) cannot be read: \(reason(text)). Correct it and try again.")
      }
      return try JSONDecoder().decode(PackageDump.self, from: try Data(contentsOf: said.output))
    } catch let error as SetupError {
      throw error
    } catch {
      throw SetupError(
        "`swift package dump-package` cannot be run or read: \(error.localizedDescription). Put swift 6.3 into the PATH."
      )
    }
  }

  /// The first thing that the package manager calls an error, in one line.
  static func reason(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    // Compilers put the place before the word, and their message is worth more than the package manager's around it.
    let errors = lines.compactMap { line -> String? in
      line.range(of: "error: ").map { String(line[$0.upperBound...]) }
    }
    let best =
      errors.first { !$0.hasPrefix("'") && !$0.hasSuffix(":") } ?? errors.first ?? lines.last ?? "no reason is given"
    return best.trimmingCharacters(in: CharacterSet(charactersIn: " .\t"))
  }
}
