// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import TesseraRaster
import Testing
import UIKit

@testable import Tessera

@MainActor
struct FlowFilmTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    .path

  /// A white page of 320 x 480 points with a black square that moves to the right when a button is tapped.
  private static let screen = FlowScreens.plain { view in
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    square.backgroundColor = .black
    view.addSubview(square)
    _ = FlowScreens.button("Go", CGRect(x: 100, y: 200, width: 100, height: 100), in: view) {
      square.frame.origin.x = 200
    }
  }

  private static let flow = Flow("Go") {
    $0.tap("Go")
    $0.wait(0.5)
    $0.snapshot("Gone")
  }

  private func inFolder<R>(_ body: () throws -> R) throws -> R {
    try AtomicFile.createDirectory(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body()
  }

  /// The film has 30 frames per second. It pauses for half a second before each of the three steps and after the last
  /// one, then holds the last frame for a second.
  @Test func writesAnimatedImages() throws {
    try inFolder {
      let path = "\(folder)/film.png"
      let result = try FlowFilm().write(Self.flow, on: Self.screen, to: path)
      #expect(result.isSuccess)
      let bytes = try AtomicFile.read(path)
      let frames = try APNGReader.frames(of: bytes)
      #expect(frames.first?.bitmap.width == 320)
      // Four pauses, the flow's duration, and one second at the end.
      let seconds = frames.reduce(0) { $0 + $1.delay.seconds }
      #expect(abs(seconds - (4 * 0.5 + Double(result.frameCount) / 60 + 1)) < 0.04)
      // The touch ring is drawn on the frames of the tap, so the page is not white in the middle of the button.
      let middle = frames.map { Array($0.bitmap.bytes[(240 * 320 + 150) * 4..<(240 * 320 + 150) * 4 + 3]) }
      #expect(middle.first == [255, 255, 255] || middle.first != middle[1])
      // Writing the film again yields the same bytes.
      try FlowFilm().write(Self.flow, on: Self.screen, to: path)
      #expect(try AtomicFile.read(path) == bytes)
    }
  }

  /// Rendering a film incrementally from the flow's log results in the same bytes as writing it at once, even if the
  /// flow fails.
  @Test(arguments: [false, true]) func rendersFilmsIncrementally(fails: Bool) throws {
    try inFolder {
      let flow = Flow("Go") {
        $0.tap("Go")
        $0.show(.dark)
        $0.swipe(.up)
        if fails { $0.tap("Elsewhere") }
        $0.wait(0.2)
      }
      let (whole, pieces) = ("\(folder)/whole.png", "\(folder)/pieces.png")
      let result = try FlowFilm().write(flow, on: Self.screen, to: whole)
      #expect(result.isSuccess == !fails)
      let live = try LiveScreen(Self.screen, options: result.options)
      let projection = try FlowFilmRenderer(result, on: live, film: FlowFilm(), to: pieces)
      var (count, progress) = (0, projection.progress)
      #expect(progress == 0)
      while try !projection.advance(for: .zero) {
        #expect(projection.progress >= progress && !FileManager.default.fileExists(atPath: pieces))
        (count, progress) = (count + 1, projection.progress)
      }
      #expect(count == result.frameCount && projection.progress == 1)
      #expect(try AtomicFile.read(pieces) == AtomicFile.read(whole))
      // The film is fully rendered.
      #expect(try projection.advance(for: .zero))
    }
  }

  @Test func discardedFilmsLeaveNoFile() throws {
    try inFolder {
      let result = try Self.flow.run(on: Self.screen)
      let projection = try FlowFilmRenderer(
        result, on: LiveScreen(Self.screen), film: FlowFilm(), to: "\(folder)/a.png")
      _ = try projection.advance(for: .zero)
      projection.discard()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
      #expect(throws: FlowFilmError.self) {
        try FlowFilmRenderer(result, on: LiveScreen(Self.screen), film: FlowFilm(), to: "\(folder)/a.gif")
      }
    }
  }

  /// A touch ring of radius 22 is drawn around the finger while it is down. At scale 1, it covers a point 18 points
  /// from its center, but not a point 30 points away.
  @Test func drawsRingsAtTouches() throws {
    let result = try Self.flow.run(on: Self.screen, keepsSteps: true).get()
    let step = result.steps[0]
    let list = try #require(step.displayList)
    let (plain, drawn) = (try Renderer().paint(list), try Renderer().paint(list.drawing(step.fingers)))
    func differ(_ x: Int, _ y: Int) -> Bool {
      let index = (y * 320 + x) * 4
      return plain.bytes[index..<index + 3] != drawn.bytes[index..<index + 3]
    }
    #expect(differ(150 + 18, 250))
    #expect(!differ(150 + 30, 250))
    // The snapshot doesn't contain the touch ring.
    #expect(result.snapshots[0].displayList == result.live.displayList)
    // A finger lifted 15 frames ago is no longer shown.
    #expect(result.steps[2].fingers.isEmpty)
  }

  /// Three steps and the final state in one row of four images.
  @Test func strips() throws {
    let result = try Self.flow.run(on: Self.screen, keepsSteps: true)
    let strip = try FlowFilm().strip(of: result)
    #expect(strip.width == 16 + 4 * 256)
    // The strip of a result without recorded steps contains only the snapshot.
    let short = try FlowFilm().strip(of: try Self.flow.run(on: Self.screen))
    #expect(short.width == 16 + 256)
    // The strip of an empty flow contains its final state.
    let empty = try FlowFilm().strip(of: try Flow("No") { _ in }.run(on: Self.screen, keepsSteps: true))
    #expect(empty.width == 16 + 256)
  }

  @Test func reportsUnsupportedFilms() throws {
    func message(_ path: String, _ rate: Int = 30) throws -> String {
      var film = FlowFilm()
      film.framesPerSecond = rate
      let live = try LiveScreen(Self.screen)
      do throws(FlowFilmError) {
        _ = try film.write(Self.flow, on: live, to: path, encoder: nil)
        return ""
      } catch { return "\(error)" }
    }
    #expect(try message("film.gif").hasPrefix("The extension of film.gif is not a film format."))
    #expect(try message("film.mp4").hasPrefix("film.mp4 needs ffmpeg, which is not in the PATH."))
    #expect(try message("film.png", 25).hasPrefix("Films can't have 25 frames per second."))
    #expect(try message("/nowhere/film.png").contains("/nowhere/film.png"))
    #expect(FlowVideo.encoder(in: nil) == nil)
    #expect(FlowVideo.encoder(in: "/nowhere:/bin-that-is-not") == nil)
  }

  /// Two scripts replace ffmpeg: one writes the number of received bytes to the file named by its last argument; the
  /// other fails.
  @Test func encodersReceiveRawPixels() throws {
    try inFolder {
      let encoder = "\(folder)/encoder"
      func install(_ script: String) throws {
        try AtomicFile.write(Array("#!/bin/sh\n\(script)\n".utf8), to: encoder)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: encoder)
      }
      try install(#"for last; do :; done; wc -c >"${last#file:}""#)
      let path = "\(folder)/film.mp4"
      let result = try FlowFilm().write(Self.flow, on: LiveScreen(Self.screen), to: path, encoder: encoder)
      let count = try #require(
        Int(String(decoding: try AtomicFile.read(path), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)))
      // The video consists of complete frames: four pauses of 15 frames, every second frame of the flow, and 30
      // frames at the end.
      #expect(count % (320 * 480 * 4) == 0)
      #expect(count / (320 * 480 * 4) == 4 * 15 + result.frameCount / 2 + 30)
      try install("echo 'no such codec' >&2; exit 3")
      let failed = "\(folder)/failed.webm"
      let live = try LiveScreen(Self.screen)
      do throws(FlowFilmError) {
        try FlowFilm().write(Self.flow, on: live, to: failed, encoder: encoder)
        Issue.record("It did not fail.")
      } catch { #expect("\(error)" == "ffmpeg could not create the film: no such codec") }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["encoder", "film.mp4"])
    }
  }

  /// If ffmpeg is in the PATH, the files have MP4 and WebM headers, and repeated encodings are equal.
  @Test(.enabled(if: FlowVideo.encoder() != nil)) func encodesVideos() throws {
    try inFolder {
      for (name, at, magic) in [("film.mp4", 4, Array("ftyp".utf8)), ("film.webm", 0, [0x1A, 0x45, 0xDF, 0xA3])] {
        let path = "\(folder)/\(name)"
        try FlowFilm().write(Self.flow, on: Self.screen, to: path)
        let bytes = try AtomicFile.read(path)
        #expect(Array(bytes[at..<at + 4]) == magic)
        try FlowFilm().write(Self.flow, on: Self.screen, to: path)
        #expect(try AtomicFile.read(path) == bytes)
      }
    }
  }

  /// An image of a different size is centered.
  @Test func framesOfOtherSizes() throws {
    let white = try #require(Bitmap(width: 2, height: 4, bytes: [UInt8](repeating: 255, count: 32)))
    let placed = white.padded(width: 4, height: 2)
    #expect(
      placed.bytes == [0, 0, 0, 255] + [UInt8](repeating: 255, count: 8) + [0, 0, 0, 255, 0, 0, 0, 255]
        + [UInt8](repeating: 255, count: 8) + [0, 0, 0, 255])
  }
}
