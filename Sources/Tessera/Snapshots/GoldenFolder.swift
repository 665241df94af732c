// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The folder that contains a catalog's goldens.
public struct GoldenFolder: Sendable {
  /// The folder's path, relative to the current directory unless it starts with a slash.
  public let path: String

  /// Creates a reference to a folder, which may not exist yet.
  public init(_ path: String) {
    self.path = path
  }

  /// The names of the goldens in the folder, sorted and without `.png`. Images whose names can't be snapshot names
  /// are ignored. Empty if the folder can't be read.
  public var names: [String] {
    func files(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".png") }
        .map { String($0.dropLast(4)) }
    }
    func strips(_ folder: String) -> [String] {
      files((path as NSString).appendingPathComponent(folder)).filter(Self.isStrip).sorted().map { "\(folder)/\($0)" }
    }
    return files(path).filter(Self.isSnapshot).sorted() + strips(SnapshotPlan.stripFolder)
      + strips(SnapshotPlan.flowFolder)
  }

  /// Returns whether a name has the form `<screen>.<device>@<scale>.<light or dark>`, optionally followed by a
  /// variant's other values.
  static func isSnapshot(_ name: String) -> Bool {
    let parts = name.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let dot = parts[0].firstIndex(of: ".") else { return false }
    guard String(parts[0][..<dot]).isFileNamePart, String(parts[0][dot...].dropFirst()).isDeviceName else {
      return false
    }
    let words = parts[1].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let appearance = words.firstIndex(where: { Appearance(rawValue: $0) != nil }), appearance >= 1 else {
      return false
    }
    return Double(words[..<appearance].joined(separator: ".")) != nil && words.allSatisfy(\.isFileNamePart)
  }

  /// Returns whether a name has the form `<screen>.<animation>` or `<screen>.<flow>`.
  static func isStrip(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return parts.count == 2 && parts.allSatisfy(\.isFileNamePart)
  }

  /// Returns the names of goldens that do not belong to any snapshot in a plan.
  public func unused(_ plan: SnapshotPlan) -> [String] {
    let used = Set(plan.entries.map(\.name))
    return names.filter { !used.contains($0) }
  }

  /// Returns the path of the golden with the given name, whether or not it exists.
  public func path(of name: String) -> String {
    (path as NSString).appendingPathComponent(name + ".png")
  }

  /// Returns the unused goldens. A shard returns only the goldens that are assigned to it, so that each one is listed
  /// by a single shard. Empty if the plan does not contain all snapshots.
  func obsolete(_ plan: SnapshotPlan) -> [SnapshotResult] {
    guard let used = plan.allNames else { return [] }
    let unused = names.filter { !used.contains($0) }
    return unused.enumerated().filter { plan.shard?.isResponsible(for: $0.element) ?? true }.map { place, name in
      let file = (name as NSString).lastPathComponent
      var result = SnapshotResult(
        name: name, group: String(file.prefix { $0 != "." }), state: .obsolete,
        message: "No screen uses this golden. Restore its screen or variant, or delete it with `prune`.",
        golden: path(of: name))
      // Unused goldens are listed after all snapshots in the run.
      if plan.shard != nil { result.position = used.count + place }
      return result
    }
  }
}
