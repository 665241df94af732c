// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The parts of the output of `swift package dump-package` that the setup uses.

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
    /// The type of the target: `regular`, `executable`, `test`, or a type that contains no Swift code of the
    /// package's products.
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

  /// A package dependency.
  struct Dependency: Decodable {
    var identity: String
    /// The dependency's name for use in product references, if the manifest specifies one.
    var name: String?
    /// The URL as written in the manifest, or nil for packages in a folder or registry.
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
        // The location of a local repository has a different format and is not needed.
        remote = try? decoder.container(keyedBy: AnyKey.self).decode([Remote].self, forKey: AnyKey("remote"))
      }
    }
  }

  /// A dependency of a target: another target of the package, or a product of another package.
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

  /// Reads the manifest in a folder with the package manager.
  ///
  /// Uses a separate scratch folder, because another package manager process may have locked the package's scratch
  /// folder.
  static func of(_ folder: String) throws(SetupError) -> PackageDump {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-init-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder, "--scratch-path", scratch.path, "dump-package"]
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      // Use files rather than pipes, so that neither stream can block while the other is read.
      let said = (output: scratch.appendingPathComponent("output"), errors: scratch.appendingPathComponent("errors"))
      for file in [said.output, said.errors] { try Data().write(to: file) }
      process.standardOutput = try FileHandle(forWritingTo: said.output)
      process.standardError = try FileHandle(forWritingTo: said.errors)
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        let text = String(decoding: try Data(contentsOf: said.errors), as: UTF8.self)
        throw SetupError("The manifest in \(folder) can't be read: \(reason(text)). Fix it and try again.")
      }
      return try JSONDecoder().decode(PackageDump.self, from: try Data(contentsOf: said.output))
    } catch let error as SetupError {
      throw error
    } catch {
      throw SetupError(
        "Can't run or parse `swift package dump-package`: \(error.localizedDescription). Add swift 6.3 to the PATH."
      )
    }
  }

  /// Returns the package manager's first error, on one line.
  static func reason(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    // Compiler errors begin with a location. They are more useful than the surrounding message of the package
    // manager.
    let errors = lines.compactMap { line -> String? in
      line.range(of: "error: ").map { String(line[$0.upperBound...]) }
    }
    let best =
      errors.first { !$0.hasPrefix("'") && !$0.hasSuffix(":") } ?? errors.first ?? lines.last ?? "no reason is given"
    return best.trimmingCharacters(in: CharacterSet(charactersIn: " .\t"))
  }
}
