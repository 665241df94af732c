// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
@testable import TesseraCommand
import TesseraImaging
import TesseraRaster
import Testing

/// Tests `compare-ios` as users run it: files, exit codes and results.
@Suite struct CompareIOSCommandTests {
  /// Returns a white picture with a black box.
  private static func picture(boxAt x: Int, width: Int = 30) -> Bitmap {
    let (columns, rows) = (90, 60)
    var bytes = [UInt8](repeating: 255, count: columns * rows * 4)
    for y in 20..<35 {
      for x in x..<x + width {
        for component in 0..<3 { bytes[(y * columns + x) * 4 + component] = 0 }
      }
    }
    return Bitmap(width: columns, height: rows, bytes: bytes) ?? Bitmap(width: 0, height: 0)
  }

  /// Creates the folders `ios` and `own`: `same@3x.png` is equal, `moved@3x.png` is 6 pixels off.
  private static func folders() throws -> Folder {
    let folder = Folder()
    for (name, x) in [("same@3x.png", 20), ("sub/moved@3x.png", 20)] {
      try PNG.write(picture(boxAt: x), to: folder.path + "/ios/" + name, makesFolder: true)
    }
    for (name, x) in [("same@3x.png", 20), ("sub/moved@3x.png", 26)] {
      try PNG.write(picture(boxAt: x), to: folder.path + "/own/" + name, makesFolder: true)
    }
    return folder
  }

  private static func run(_ folder: Folder, _ options: String...) async -> Int32 {
    await ToolCommand.run(arguments: ["compare-ios", folder.path + "/ios", folder.path + "/own"] + options)
  }

  @Test func picturesAreScoredTheWorstFirst() async throws {
    let folder = try Self.folders()
    let report = try await FidelityFolders(
      references: folder.path + "/ios", pictures: folder.path + "/own", scale: 3, page: nil
    ).report()
    #expect(report.pictures.map(\.name) == ["sub/moved@3x.png", "same@3x.png"] && report.problems == 0)
    #expect(report.pictures[1].scores?.total == 1 && report.pictures[1].deviations.isEmpty)
    #expect(report.pictures[0].deviations.map(\.words) == ["2.00 points off"])
    #expect(report.pictures[0].scores?.boxesWithinPoint == 0 && report.pictures[0].scores?.widths == 1)
    #expect(report.words.contains("mean of 2"))
  }

  @Test func pagesShowAllPictures() async throws {
    let folder = try Self.folders()
    #expect(await Self.run(folder, "--out", folder.path + "/page") == 0)
    let html = try String(contentsOfFile: folder.path + "/page/index.html", encoding: .utf8)
    for part in ["../ios/sub/moved@3x.png", "../own/same@3x.png", "marked/sub/moved@3x.png", "2.00 points off"] {
      #expect(html.contains(part))
    }
    #expect(FileManager.default.fileExists(atPath: folder.path + "/page/marked/sub/moved@3x.png"))
  }

  @Test func missingAndBrokenPicturesAreReported() async throws {
    let folder = try Self.folders()
    try PNG.write(Self.picture(boxAt: 3), to: folder.path + "/ios/gone.png")
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder.path + "/own/same@3x.png"))
    #expect(await Self.run(folder) == 1)
    let report = try await FidelityFolders(
      references: folder.path + "/ios", pictures: folder.path + "/own", scale: 3, page: nil
    ).report()
    #expect(report.problems == 2 && report.pictures.prefix(2).allSatisfy { $0.problem != nil })
    #expect(report.words.contains("gone.png: only in "))
  }

  @Test(arguments: [["--scale", "0"], ["--scale", "nan"], ["--scale", "11"], ["--scale", "x"]])
  func invalidOptions(_ options: [String]) async throws {
    let folder = try Self.folders()
    #expect(
      await ToolCommand.run(arguments: ["compare-ios", folder.path + "/ios", folder.path + "/own"] + options) == 2)
  }

  @Test func foldersMustExistAndContainPictures() async throws {
    let folder = Folder()
    #expect(await Self.run(folder) == 2)
    for name in ["ios", "own"] { try AtomicFile.createDirectory(folder.path + "/" + name) }
    #expect(await Self.run(folder) == 2)
  }

  @Test(arguments: [("a@2x.png", 2), ("b/c@3.light.png", 3), ("d.png", nil), ("e@30.png", nil)] as [(String, Double?)])
  func scalesOfNames(name: String, scale: Double?) {
    #expect(FidelityFolders.scale(of: name) == scale)
  }
}
