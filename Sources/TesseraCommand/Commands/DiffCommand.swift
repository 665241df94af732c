// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster

struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compares two pictures, or two folders of pictures.",
    discussion: """
      Pixels must be equal byte for byte, unless --threshold or --lab allows a color distance. For pictures recorded as \
      goldens, the changed views are described as well.

      In folders, pictures with the same relative path are compared. A picture in only one folder is a difference.

      Exit codes: 0 equal, 1 different or a failure, 2 invalid arguments.
      """)

  @Argument(help: "The expected picture, or a folder of them.")
  var expected: String

  @Argument(help: "The actual picture, or a folder of them.")
  var actual: String

  @Option(
    parsing: .unconditional,
    help: "The allowed color distance, as pixelmatch's threshold, 0...1. Its own default is 0.1.")
  var threshold: Double?

  @Option(
    parsing: .unconditional,
    help: "The allowed color distance in CIE Lab (Delta E of 1976). 2.3 is a just noticeable difference.")
  var lab: Double?

  @Flag(help: "Ignore antialiasing (pixelmatch's detection).")
  var ignoreAntialiasing = false

  @Option(
    name: .customLong("mask"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      An area to ignore: a box in pixels, or views by accessibilityIdentifier or, with a leading dot, by class, such as \
      .UIActivityIndicatorView. Repeatable.
      """, valueName: "x,y,w,h|view"))
  var masks: [String] = []

  @Option(parsing: .unconditional, help: "The maximum number of different pixels.")
  var maxPixels: Int?

  @Option(parsing: .unconditional, help: "The maximum number of different pixels in one cluster.")
  var maxCluster: Int?

  @Option(
    help: ArgumentHelp(
      "The path for the picture of the difference, or a folder when comparing folders.", valueName: "file|folder"))
  var out: String?

  @Flag(help: "Print JSON: {\"mismatched\":…,\"compared\":…,\"boxes\":[…],…}; for folders {\"files\":[…],…}.")
  var json = false

  func validate() throws {
    if threshold != nil && lab != nil { throw ValidationError("Use --threshold or --lab, not both.") }
    if let threshold, !(0...1).contains(threshold) {
      throw ValidationError("--threshold \(threshold) is out of range. Use 0...1.")
    }
    if let lab, !(lab >= 0 && lab.isFinite) { throw ValidationError("--lab \(lab) is out of range. Use 0 or more.") }
    for (name, value) in [("--max-pixels", maxPixels), ("--max-cluster", maxCluster)] {
      if let value, value < 0 { throw ValidationError("\(name) \(value) is out of range. Use 0 or more.") }
    }
    _ = try makeRule()
  }

  func run() async throws {
    let rule = try makeRule()
    let (expectedIsFolder, actualIsFolder) = (try Self.isFolder(expected), try Self.isFolder(actual))
    guard expectedIsFolder == actualIsFolder else {
      let (folder, file) = expectedIsFolder ? (expected, actual) : (actual, expected)
      throw CommandFailure(
        description: "\(folder) is a folder, but \(file) is a file. Pass two files or two folders.", isUsage: true)
    }
    for path in [expected, actual] where out.map({ Self.absolutePath($0) == Self.absolutePath(path) }) == true {
      throw CommandFailure(
        description: "--out \(path) would overwrite a compared file. Choose another path.", isUsage: true)
    }
    let isEqual =
      expectedIsFolder
      ? try await DiffFolders(expected: expected, actual: actual, rule: rule, out: out, json: json).run()
      : try await compareFiles(rule)
    if !isEqual { throw ExitCode(1) }
  }

  private func compareFiles(_ rule: DiffRule) async throws -> Bool {
    var picture = out
    if let folder = out, folder.hasSuffix("/") || (try? Self.isFolder(folder)) == true {
      picture = (folder as NSString).appendingPathComponent((actual as NSString).lastPathComponent)
      for path in [expected, actual] where picture.map(Self.absolutePath) == Self.absolutePath(path) {
        throw CommandFailure(
          description: "--out \(folder) would overwrite \(path). Choose another path.", isUsage: true)
      }
    }
    let entry = await rule.compare(name: actual, expected: expected, actual: actual, picture: picture)
    if json {
      try JSONOutput.print(entry)
    } else if entry.state == .error {
      Console.error("error: \(entry.message)")
    } else {
      print(entry.report)
    }
    return entry.isEqual
  }

  private func makeRule() throws -> DiffRule {
    let metric: PixelComparison.Metric =
      threshold.map { .yiq(threshold: $0) } ?? lab.map { .lab(maximumDistance: $0) } ?? .exact
    var rule = DiffRule(
      tolerance: SnapshotTolerance(
        comparison: PixelComparison(metric, ignoresAntialiasing: ignoreAntialiasing),
        // If only the cluster size is limited, the number of differing pixels is unlimited.
        maximumDifferingPixels: maxPixels ?? (maxCluster == nil ? 0 : .max), largestCluster: maxCluster))
    for mask in masks {
      if let box = try Self.parseBox(mask) { rule.boxes.append(box) } else { rule.views.append(SnapshotMask(mask)) }
    }
    return rule
  }

  /// Parses a box of the form `x,y,w,h`, in pixels. Returns nil if the text contains no comma.
  private static func parseBox(_ text: String) throws -> PixelRect? {
    guard !text.isEmpty, text != "." else { throw ValidationError("--mask needs a box such as 0,0,390,44, or a view.") }
    guard text.contains(",") else { return nil }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    // Clamp values to prevent overflow in sums.
    let limit = 1 << 40
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3],
      [x, y].allSatisfy({ (-limit...limit).contains($0) }), [width, height].allSatisfy({ (1...limit).contains($0) })
    else { throw ValidationError("--mask \(text) is not a box. Use x,y,width,height in pixels, such as 0,0,390,44.") }
    return PixelRect(x0: x, y0: y, x1: x + width, y1: y + height)
  }

  private static func isFolder(_ path: String) throws -> Bool {
    var isFolder: ObjCBool = false
    guard !path.isEmpty, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandFailure(
        description: "There is no file or folder \(path.isEmpty ? "\"\"" : path). Check the path.", isUsage: true)
    }
    return isFolder.boolValue
  }

  /// Returns the absolute path of a file, without symbolic links. It is used to detect that two paths refer to the
  /// same file.
  private static func absolutePath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
