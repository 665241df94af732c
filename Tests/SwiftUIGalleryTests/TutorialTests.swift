// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The code in the tutorial must be the gallery code that renders its images, and the images must match the current
// rendering.

import Foundation
import Tessera
import TesseraImaging
import TesseraSwiftUIGallery
import Testing

@Suite @MainActor
struct TutorialTests {
  nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL.path
  nonisolated static let resources = root + "/Sources/SwiftUI/SwiftUI.docc/Resources"

  /// A code block must contain the source file without its license header.
  @Test func pageShowsTheSource() throws {
    let page = try String(
      contentsOfFile: "\(Self.root)/Sources/SwiftUI/SwiftUI.docc/TutorialSwiftUI.md", encoding: .utf8)
    let source = try String(
      contentsOfFile: "\(Self.root)/Gallery/SwiftUI/Screens/TicketView.swift", encoding: .utf8
    ).split(separator: "\n", omittingEmptySubsequences: false)
    let code = source.drop { $0.hasPrefix("//") && !$0.hasPrefix("///") || $0.isEmpty }.joined(separator: "\n")
    #expect(page.contains("```swift\n" + code + "```\n"), "The page does not show TicketView.swift as it is.")
  }

  @Test(arguments: [(Appearance.light, "ticket@2x.png"), (.dark, "ticket~dark@2x.png")])
  func picture(_ appearance: Appearance, _ file: String) throws {
    let screen = try #require(swiftUIGalleryCatalog.select(["punched-ticket"]).first)
    let painted = try Renderer().bitmap(of: screen, options: RenderOptions(appearance: appearance))
    try compare(painted, with: file)
  }

  /// The frames that the page's command renders.
  @Test func strip() throws {
    let screen = try #require(swiftUIGalleryCatalog.select(["ticket"]).first)
    let renderer = Renderer()
    let device = try Device(name: "375x240", size: CGSize(width: 375, height: 240), scale: 3)
    let frames = try renderer.frames(
      of: screen, animation: "punch", options: RenderOptions(device: device), fps: FrameRate(20), to: 0.5)
    var film = Filmstrip(columns: 4, cellSize: .width(240))
    while let frame = frames.next() {
      try film.append(renderer.paint(frame.displayList), label: FrameLabel.text(frame.time))
    }
    try compare(film.bitmap(), with: "ticket-strip.png")
  }

  /// Compares a picture with a file, or records it if `TESSERA_RECORD` is set.
  private func compare(_ picture: Bitmap, with file: String) throws {
    let url = URL(fileURLWithPath: "\(Self.resources)/\(file)")
    if let known = try? PNG.decode([UInt8](Data(contentsOf: url))), known == picture { return }
    Issue.record("\(file) does not match the current rendering. Run the test with TESSERA_RECORD=1, and review it.")
    let mode = ProcessInfo.processInfo.environment["TESSERA_RECORD"] ?? ""
    guard ["1", "all", "missing"].contains(mode) else { return }
    try FileManager.default.createDirectory(atPath: Self.resources, withIntermediateDirectories: true)
    try Data(PNG.encode(picture, preset: .small)).write(to: url)
  }
}
