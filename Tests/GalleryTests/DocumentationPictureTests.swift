// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The images in the documentation must match the current rendering byte for byte. `make record` updates images that
// don't match.

import Foundation
import Tessera
import TesseraGallery
import TesseraImaging
import Testing

@Suite @MainActor
struct DocumentationPictureTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let picture: DocumentationPicture
    let appearance: Appearance
    var testDescription: String { picture.path(appearance) }
  }

  nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL.path
  nonisolated static let cases = documentationPictures.flatMap { picture in
    picture.appearances.map { Case(picture: picture, appearance: $0) }
  }

  /// Returns a source file of the tutorials without its license header.
  nonisolated static func source(_ name: String) throws -> String {
    let path = root + "/Gallery/Drawings/Tutorials/\(name).swift"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0.hasPrefix("//") && !$0.hasPrefix("///") || $0.isEmpty }.joined(separator: "\n")
  }

  @Test(arguments: cases) func picture(_ example: Case) throws {
    let screen = try Renderer().layout(example.picture.screen, options: RenderOptions(appearance: example.appearance))
    #expect(screen.brokenConstraints.isEmpty)
    let painted = try Renderer().paint(screen.displayList)
    let path = Self.root + "/" + example.picture.path(example.appearance)
    let kept = try? PNG.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    if kept == painted { return }
    Issue.record("\(path) does not match the current rendering. Run `make record` and review it.")
    let mode = ProcessInfo.processInfo.environment["TESSERA_RECORD"] ?? ""
    guard ["1", "all", "failed", "missing"].contains(mode) else { return }
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(PNG.encode(painted, preset: .small)).write(to: URL(fileURLWithPath: path))
  }
}
