// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
@testable import TesseraCommand
import TesseraImaging
import TesseraRaster
import Testing

/// Tests `diff` as users run it: files, exit codes and results.
@Suite struct DiffCommandTests {
  /// Returns a white image with a black box.
  private static func picture(_ width: Int, _ height: Int, box: PixelRect = .init(x0: 0, y0: 0, x1: 0, y1: 0)) -> Bitmap
  {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for y in box.y0..<max(box.y0, box.y1) {
      for x in box.x0..<max(box.x0, box.x1) {
        for k in 0..<3 { bytes[(y * width + x) * 4 + k] = 0 }
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes) ?? Bitmap(width: 0, height: 0)
  }

  /// Creates a folder with a white `a.png` and a `b.png` with 3 x 2 black pixels at (5, 4).
  private static func pair() throws -> Folder {
    let folder = Folder()
    try AtomicFile.createDirectory(folder.path)
    try PNG.write(picture(40, 30), to: folder.path + "/a.png")
    try PNG.write(picture(40, 30, box: PixelRect(x0: 5, y0: 4, x1: 8, y1: 6)), to: folder.path + "/b.png")
    return folder
  }

  private static func diff(_ folder: Folder, _ arguments: String...) async -> Int32 {
    // Image names are relative to the folder.
    await ToolCommand.run(
      arguments: ["diff"]
        + arguments.map { $0.hasSuffix(".png") && !$0.hasPrefix("/") ? folder.path + "/" + $0 : $0 })
  }

  /// Exit codes by option. The images differ in one region of 6 pixels, white versus black.
  @Test(
    arguments: [
      ([], 1), (["--max-pixels", "5"], 1), (["--max-pixels", "6"], 0), (["--max-cluster", "6"], 0),
      (["--max-cluster", "5"], 1), (["--max-pixels", "9", "--max-cluster", "5"], 1), (["--threshold", "0.9"], 1),
      (["--threshold", "1"], 0), (["--lab", "99.9"], 1), (["--lab", "100.1"], 0), (["--mask", "5,4,3,2"], 0),
      (["--mask", "5,4,3,1"], 1), (["--mask", "5,4,3,1", "--mask", "0,5,40,1"], 0), (["--mask", "-9,-9,99,99"], 0),
      (["--json"], 1), (["--ignore-antialiasing"], 1),
    ] as [([String], Int32)])
  func exitCodes(options: [String], code: Int32) async throws {
    let folder = try Self.pair()
    let (a, b) = (folder.path + "/a.png", folder.path + "/b.png")
    #expect(await ToolCommand.run(arguments: ["diff", a, b] + options) == code)
    #expect(await ToolCommand.run(arguments: ["diff", a, a] + options) == 0)
  }

  @Test(arguments: [
    ["--threshold", "2"], ["--threshold", "-0.1"], ["--threshold", "nan"], ["--threshold", "0.1", "--lab", "2"],
    ["--lab", "-1"], ["--lab", "inf"], ["--max-pixels", "-1"], ["--max-cluster", "x"], ["--mask", "1,2,3"],
    ["--mask", "1,2,3,x"], ["--mask", "1,2,0,4"], ["--mask", ""], ["--mask", "1,2,3,9223372036854775807"],
    ["--nonsense"],
    ["third.png"],
  ])
  func usageErrorsExitWithTwo(options: [String]) async throws {
    let folder = try Self.pair()
    let (a, b) = (folder.path + "/a.png", folder.path + "/b.png")
    #expect(await ToolCommand.run(arguments: ["diff", a, b] + options) == 2)
  }

  @Test func invalidPaths() async throws {
    let folder = try Self.pair()
    #expect(await Self.diff(folder, "a.png") == 2)
    #expect(await Self.diff(folder, "a.png", "missing.png") == 2)
    #expect(await Self.diff(folder, "a.png", "") == 2)
    #expect(await Self.diff(folder, "a.png", folder.path) == 2, "a file can't be compared with a folder")
    #expect(await Self.diff(folder, "a.png", "b.png", "--out", "b.png") == 2, "overwrites a compared image")
    #expect(await Self.diff(folder, "a.png", "b.png", "--out", folder.path) == 2, "overwrites their folder")
    let empty = Folder()
    try AtomicFile.createDirectory(empty.path)
    #expect(await ToolCommand.run(arguments: ["diff", empty.path, empty.path]) == 2, "no pictures")
    #expect(folder.files == ["a.png", "b.png"])
  }

  /// Each of these files causes an error instead of a difference or a pass, even if compared with itself.
  @Test(arguments: ["cut", "text", "empty", "changed", "unreadable"])
  func incomparableFiles(kind: String) async throws {
    let folder = try Self.pair()
    let path = folder.path + "/bad.png"
    var bytes = try PNG.encodeStamped(Self.picture(40, 30))
    switch kind {
    case "cut": bytes.removeLast(30)
    case "text": bytes = Array("version https://git-lfs.github.com/spec/v1".utf8)
    case "empty": bytes = []
    case "changed": bytes = Array(bytes[..<150]) + (try PNG.encode(Self.picture(40, 31)))[33...]
    default: break
    }
    try AtomicFile.write(bytes, to: path)
    if kind == "unreadable" {
      // Root can read every file.
      if geteuid() == 0 { return }
      chmod(path, 0)
    }
    #expect(await Self.diff(folder, "a.png", "bad.png") == 1)
    #expect(await Self.diff(folder, "bad.png", "bad.png", "--json") == 1)
    let rule = DiffRule(tolerance: .exact)
    let entry = await rule.compare(name: "x", expected: folder.path + "/a.png", actual: path, picture: nil)
    #expect(entry.state == .error && entry.message.hasPrefix(path.isEmpty ? "-" : path) || entry.message.contains(path))
  }

  @Test func numbersAndBoxes() async throws {
    let folder = try Self.pair()
    let entry = await DiffRule(tolerance: .exact).compare(
      name: "b", expected: folder.path + "/a.png", actual: folder.path + "/b.png", picture: nil)
    let json = try JSONSerialization.jsonObject(with: Data(try JSONOutput.text(entry).utf8)) as? [String: Any]
    #expect(json?["mismatched"] as? Int == 6 && json?["compared"] as? Int == 1200)
    #expect(json?["largestCluster"] as? Int == 6 && json?["state"] as? String == "different")
    let boxes = json?["boxes"] as? [[String: Int]]
    #expect(boxes == [["x": 5, "y": 4, "width": 3, "height": 2, "mismatched": 6]])
    #expect(json?["expected"] as? [String: Int] == ["width": 40, "height": 30])
    #expect(entry.report == "6 of 1200 pixels differ (0.50 %), first at (5, 4), in 1 place: 3 x 2 at (5, 4)")
  }

  @Test func writesADiffImageOnlyForDifferences() async throws {
    let folder = try Self.pair()
    #expect(await Self.diff(folder, "a.png", "a.png", "--out", folder.path + "/out/none.png") == 0)
    #expect(await Self.diff(folder, "a.png", "b.png", "--out", folder.path + "/out/") == 1)
    #expect(await Self.diff(folder, "a.png", "b.png", "--out", folder.path + "/new/folder/x.png") == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out") == ["b.png"])
    let picture = try PNG.read(folder.path + "/new/folder/x.png")
    let expected = ImageDiff.picture(
      expected: try PNG.read(folder.path + "/a.png"), actual: try PNG.read(folder.path + "/b.png"))
    #expect(picture == expected)
  }

  @Test func sizesDiffer() async throws {
    let folder = try Self.pair()
    try PNG.write(Self.picture(40, 32), to: folder.path + "/tall.png")
    let entry = await DiffRule(
      tolerance: SnapshotTolerance(maximumDifferingPixels: .max)
    ).compare(name: "x", expected: folder.path + "/a.png", actual: folder.path + "/tall.png", picture: nil)
    #expect(entry.state == .different && entry.mismatched == 80 && entry.actual?.height == 32)
  }

  /// Goldens contain a description of their views. Here, it describes a clock of 10 x 10 points at (2, 2), at 2
  /// pixels per point.
  @Test func masksByView() async throws {
    let folder = Folder()
    let clock = ViewNode(className: "ClockView", identifier: "clock", frame: .init(x: 2, y: 2, width: 10, height: 10))
    let tree = ViewNode(className: "UIWindow", frame: .init(x: 0, y: 0, width: 20, height: 15), children: [clock])
    let box = PixelRect(x0: 5, y0: 4, x1: 24, y1: 24)
    try Golden.write(Self.picture(40, 30), tree: tree, to: folder.path + "/a.png")
    try Golden.write(Self.picture(40, 30, box: box), tree: tree, to: folder.path + "/b.png")
    try PNG.write(Self.picture(40, 30, box: box), to: folder.path + "/plain.png")
    #expect(await Self.diff(folder, "a.png", "b.png") == 1)
    #expect(await Self.diff(folder, "a.png", "b.png", "--mask", "clock") == 0)
    #expect(await Self.diff(folder, "a.png", "b.png", "--mask", ".ClockView") == 0)
    #expect(await Self.diff(folder, "a.png", "b.png", "--mask", "other") == 1)
    #expect(await Self.diff(folder, "a.png", "plain.png", "--mask", "clock") == 0, "one view tree is sufficient")
    #expect(
      await Self.diff(folder, "plain.png", "plain.png", "--mask", "clock") == 1, "without trees, masks fail")
  }

  /// Two folders with an equal pair, a different pair, one unmatched image on each side, and a file that is not an
  /// image.
  @Test func folders() async throws {
    let (a, b, out) = (Folder(), Folder(), Folder())
    for folder in [a, b] { try AtomicFile.createDirectory(folder.path + "/inner") }
    let plain = Self.picture(40, 30)
    let changed = Self.picture(40, 30, box: PixelRect(x0: 1, y0: 1, x1: 2, y1: 2))
    for (name, first, second) in [
      ("equal.png", plain, plain), ("inner/changed.PNG", plain, changed), ("gone.png", plain, nil),
      ("inner/new.png", nil, plain),
    ] as [(String, Bitmap?, Bitmap?)] {
      if let first { try PNG.write(first, to: "\(a.path)/\(name)") }
      if let second { try PNG.write(second, to: "\(b.path)/\(name)") }
    }
    try AtomicFile.write(Array("x".utf8), to: a.path + "/notes.txt")
    // Circular symbolic links are not followed.
    try FileManager.default.createSymbolicLink(atPath: a.path + "/inner/up", withDestinationPath: "..")
    let run = DiffFolders(
      expected: a.path, actual: b.path, rule: DiffRule(tolerance: .exact), out: out.path, json: true)
    let entries = try await run.entries()
    #expect(
      entries.map { "\($0.name) \($0.state)" } == [
        "equal.png equal", "gone.png onlyExpected", "inner/changed.PNG different", "inner/new.png onlyActual",
      ])
    #expect(FileManager.default.fileExists(atPath: out.path + "/inner/changed.PNG") && out.files == ["inner"])
    #expect(await ToolCommand.run(arguments: ["diff", a.path, b.path]) == 1)
    #expect(await ToolCommand.run(arguments: ["diff", a.path, a.path, "--json"]) == 0)
    try AtomicFile.write([1, 2, 3], to: b.path + "/gone.png")
    let states = try await run.entries().map(\.state)
    #expect(states == [.equal, .error, .different, .onlyActual], "the others are still compared")
    #expect(await ToolCommand.run(arguments: ["diff", a.path, b.path, "--json"]) == 1)
  }

  @Test func unwritableImagesAreErrors() async throws {
    let folder = try Self.pair()
    #expect(await Self.diff(folder, "a.png", "b.png", "--out", folder.path + "/a.png/x.png") == 1)
    #expect(folder.files == ["a.png", "b.png"])
  }

  @Test func catalogCommandSupportsDiff() async throws {
    let folder = try Self.pair()
    let arguments = ["diff", folder.path + "/a.png", folder.path + "/b.png"]
    #expect(await CatalogCommand.run(ScreenCatalog([]), arguments: arguments) == 1)
    #expect(await ToolCommand.run(arguments: ["--help"]) == 0)
    #expect(await ToolCommand.run(arguments: ["nonsense"]) == 2)
  }

  /// For randomly damaged files, the exit code is always 0, 1 or 2.
  @Test func damagedFiles() async throws {
    let folder = try Self.pair()
    let original = try folder.bytes("a.png")
    var seed: UInt64 = 5
    for _ in 0..<60 {
      var bytes = original
      for _ in 0..<3 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(seed >> 33) % bytes.count] ^= UInt8(truncatingIfNeeded: seed >> 20) | 1
      }
      try AtomicFile.write(bytes, to: folder.path + "/b.png")
      #expect([0, 1].contains(await Self.diff(folder, "a.png", "b.png")))
    }
  }
}
