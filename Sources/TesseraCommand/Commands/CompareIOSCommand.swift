// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera
internal import TesseraImaging

struct CompareIOSCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare-ios", abstract: "Measures how similar pictures are to references recorded on iOS.",
    discussion: """
      Compares the PNG files with the same relative paths in both folders, by what designers measure: the boxes of marks such as \
      lines of text and symbols, their widths and colors, and the edges of everything. The least similar picture comes first.

      A mark's box is equal if no edge deviates by more than a point, its width if it differs by at most 1 percent, and its \
      colors if no component differs by more than 3 levels of 255. A missing or an additional mark is a deviation.

      The pixels per point are taken from names that end with @2x, @3x or @3, and from --scale otherwise.

      Exit codes: 0 the pictures were compared, 1 a picture is missing or not readable, 2 invalid arguments.
      """)

  @Argument(help: "The folder of the pictures recorded on iOS.")
  var references: String

  @Argument(help: "The folder of the pictures to measure.")
  var pictures: String

  @Option(parsing: .unconditional, help: "The pixels per point of pictures whose names don't contain it.")
  var scale = 3.0

  @Option(
    name: .customLong("out"),
    help: ArgumentHelp("The folder for a page that shows all deviations. Created if needed.", valueName: "folder"))
  var page: String?

  @Flag(help: "Print JSON: {\"pictures\":[{\"name\":…,\"scores\":{\"total\":…,…},…}],\"mean\":{…},\"problems\":…}.")
  var json = false

  func validate() throws {
    guard scale > 0, scale <= 10 else { throw ValidationError("--scale \(scale) is out of range. Use 1...10.") }
  }

  func run() async throws {
    for folder in [references, pictures] {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw CommandFailure(description: "There is no folder \(folder). Check the path.", isUsage: true)
      }
    }
    let folders = FidelityFolders(references: references, pictures: pictures, scale: scale, page: page)
    let report = try await folders.report()
    if json {
      try JSONOutput.print(report)
    } else {
      print(report.words)
    }
    if let page {
      let path = (page as NSString).appendingPathComponent("index.html")
      let html = FidelityPage(report: report, references: references, pictures: pictures, folder: page).html
      try withUserFacingErrors { () throws(FileError) in
        try AtomicFile.write(Array(html.utf8), to: path, makesFolder: true)
      }
      if !json { print(URL(fileURLWithPath: path).standardizedFileURL.path) }
    }
    if report.problems > 0 { throw ExitCode(1) }
  }
}
