// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A list of what a package of a project contains and what it doesn't, with reasons.
package struct ProjectSummary: Equatable, Sendable, Codable {
  /// The contents of a target of the package.
  package struct Target: Equatable, Sendable, Codable {
    package var name: String
    package var module: String
    package var sources: Int
    package var resources: Int
  }

  package var name: String
  /// The absolute path of the package.
  package var package: String
  package var targets: [Target]
  /// The targets, files and dependencies that are not part of the package.
  package var leftOut: [LeftOutItem]
  package var missingModules: [LeftOutItem]
  package var warnings: [ProjectWarning]

  package init(_ description: ProjectDescription, plan: PackagePlan) {
    name = description.name
    package = plan.folder
    targets = plan.targets.map { target in
      let resources = target.links.count { $0.isAbsolute }
      return Target(
        name: target.name, module: target.module, sources: target.links.count - resources, resources: resources)
    }
    leftOut = plan.leftOut
    missingModules = description.missingModules
    warnings = description.warnings
  }

  /// The list as plain text. Files with the same reason form one entry.
  package var text: String {
    var lines = ["\(name): \(Self.count(of: "target", number: targets.count)) in \(package)"]
    for target in targets {
      lines.append(
        "  \(target.name): \(Self.count(of: "source", number: target.sources)), \(Self.count(of: "resource", number: target.resources))"
      )
    }
    lines += Self.section("Not part of the package:", leftOut)
    lines += Self.section("Missing modules:", missingModules)
    if !warnings.isEmpty { lines += ["Warnings:"] + warnings.map { "  \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the list as JSON with sorted keys.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  private static func section(_ title: String, _ items: [LeftOutItem]) -> [String] {
    guard !items.isEmpty else { return [] }
    let groups = Dictionary(grouping: items, by: \.reason).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    return [title]
      + groups.map { group in
        let names = group.value.map(\.name).sorted()
        let rest = names.count > 5 ? " and \((names.count - 5).grouped) more" : ""
        return "  \(names.prefix(5).joined(separator: ", "))\(rest): \(group.key)"
      }
  }

  private static func count(of noun: String, number: Int) -> String {
    "\(number.grouped) \(noun)\(number == 1 ? "" : "s")"
  }
}
