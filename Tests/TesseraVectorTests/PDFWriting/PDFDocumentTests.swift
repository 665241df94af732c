// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import TesseraRaster
import Testing

@testable import TesseraVector

/// Written pages that are read by this module and by poppler, and compared with direct drawing.
@Suite struct PDFDocumentTests {
  static let red = Color(red: 255, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 255)
  static let half = Color(red: 0, green: 0, blue: 255, alpha: 128)
  static let box = DisplayList.Shape.rect(Rect(x: 5, y: 5, width: 20, height: 10))
  static let circle = DisplayList.Shape.path(Path(ellipseIn: Rect(x: 10, y: 10, width: 20, height: 20)), .nonZero)

  static var picture: Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<4 {
      for x in 0..<4 { bytes += x < 2 ? [200, 0, 0, 255] : y < 2 ? [0, 0, 0, 0] : [0, 64, 0, 128] }
    }
    return Bitmap(width: 4, height: 4, bytes: bytes) ?? Bitmap(width: 0, height: 0)
  }

  static func stops(_ colors: Color...) -> [Gradient.Stop] {
    colors.enumerated().map { Gradient.Stop(location: Double($0) / Double(colors.count - 1), color: $1) }
  }

  static let cases: [(name: String, commands: [DisplayList.Command])] = [
    ("fill", [.fill(box, .color(red), .identity)]),
    ("moved", [.fill(box, .color(red), Affine(a: 0.5, b: 0.25, c: -0.25, d: 0.5, tx: 12, ty: 3))]),
    ("translucent", [.fill(box, .color(red), .identity), .fill(circle, .color(half), .identity)]),
    (
      "round",
      [.fill(.roundedRect(RoundedRect(Rect(x: 2, y: 3, width: 30, height: 20), radius: 8)), .color(blue), .identity)]
    ),
    (
      "even-odd",
      [
        .fill(
          .path(
            Path(Rect(x: 2, y: 2, width: 30, height: 30)) + Path(Rect(x: 8, y: 8, width: 10, height: 10)), .evenOdd),
          .color(blue), .identity)
      ]
    ),
    ("stroke", [.stroke(circle, StrokeStyle(width: 4), .color(red), .identity)]),
    (
      "dashes", [.stroke(box, StrokeStyle(width: 2, cap: .butt, dashes: [4, 2], dashPhase: 1), .color(red), .identity)]
    ),
    ("part", [.stroke(circle, StrokeStyle(width: 3, start: 0.25, end: 0.5), .color(red), .identity)]),
    (
      "clip",
      [
        .beginClip(circle, .identity), .fill(box, .color(red), .identity), .endClip,
        .fill(.rect(Rect(x: 0, y: 36, width: 4, height: 4)), .color(blue), .identity),
      ]
    ),
    ("empty clip", [.beginClip(.rect(.zero), .identity), .fill(box, .color(red), .identity), .endClip]),
    (
      "gradient",
      [
        .fill(
          box,
          .gradient(
            Gradient(geometry: .linear(from: Point(x: 5, y: 5), to: Point(x: 25, y: 5)), stops: stops(red, blue))),
          .identity)
      ]
    ),
    (
      "radial",
      [
        .fill(
          circle,
          .gradient(
            Gradient(geometry: .radial(center: Point(x: 20, y: 20), radius: 10), stops: stops(red, .white, blue))),
          .identity)
      ]
    ),
    (
      "ellipse",
      [
        .fill(
          circle,
          .gradient(
            Gradient(
              geometry: .elliptical(center: Point(x: 20, y: 20), radiusX: 10, radiusY: 5), stops: stops(red, blue))),
          .identity)
      ]
    ),
    (
      "fading",
      [
        .fill(
          box,
          .gradient(
            Gradient(
              geometry: .linear(from: Point(x: 5, y: 5), to: Point(x: 25, y: 5)),
              stops: stops(red, Color(red: 255, green: 0, blue: 0, alpha: 0)))), .identity)
      ]
    ),
    (
      "group",
      [
        .beginGroup(opacity: 0.5, shadow: nil, .identity), .fill(box, .color(red), .identity),
        .fill(circle, .color(blue), .identity), .endGroup,
      ]
    ),
    (
      "mask",
      [.beginMix(.mask), .fill(box, .color(red), .identity), .mixWith, .fill(circle, .color(half), .identity), .endMix]
    ),
    (
      "brightness",
      [
        .beginMix(.luminance), .fill(box, .color(red), .identity), .mixWith, .fill(circle, .color(.white), .identity),
        .endMix,
      ]
    ),
    (
      "image",
      [
        .image(
          picture, source: Rect(x: 0, y: 0, width: 4, height: 4), destination: Rect(x: 4, y: 4, width: 4, height: 4),
          .nearest, .identity)
      ]
    ),
    ("shadow", [.shadow(box, DisplayList.Shadow(color: .black, offset: Point(x: 1, y: 2), sigma: 2), .identity)]),
    (
      "casting",
      [
        .beginGroup(
          opacity: 1, shadow: DisplayList.Shadow(color: .black, offset: Point(x: 3, y: 3), sigma: 1), .identity),
        .fill(box, .color(red), .identity), .endGroup,
      ]
    ),
    (
      "dissolve",
      [
        .beginMix(.dissolve(0.5)), .fill(box, .color(red), .identity), .mixWith, .fill(circle, .color(blue), .identity),
        .endMix,
      ]
    ),
    (
      "erased",
      [
        .beginMix(.blend(.normal, reachesBeyond: false)), .fill(box, .color(red), .identity),
        .beginMix(.blend(.destinationOut, reachesBeyond: false)), .fill(circle, .color(blue), .identity), .endMix,
        .endMix,
      ]
    ),
    ("filtered", [.filtered([.fill(box, .color(red), .identity)], [.blur(sigma: 2), .luminanceToAlpha], .identity)]),
    ("seen", [.projected([.fill(box, .color(red), .identity)], Projection(affine: .identity, g: 0.01, h: 0, k: 1))]),
    (
      "not finite",
      [
        .fill(box, .color(red), Affine(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
        .stroke(box, StrokeStyle(width: .infinity), .color(red), .identity),
      ]
    ),
    (
      "unbalanced",
      [
        .endGroup, .beginClip(box, .identity), .beginGroup(opacity: 0.5, shadow: nil, .identity),
        .fill(circle, .color(red), .identity),
      ]
    ),
  ]

  static func list(_ commands: [DisplayList.Command]) -> DisplayList {
    var list = DisplayList(width: 40, height: 40, background: .white)
    for command in commands { list.append(command) }
    return list
  }

  /// Returns the mean difference between the bytes of two images.
  static func difference(_ a: Bitmap, _ b: Bitmap) -> Double {
    guard a.width == b.width, a.height == b.height else { return 255 }
    let sum = zip(a.bytes, b.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(a.bytes.count)
  }

  /// Images with three pixels per point are slightly blended when drawn at one pixel per point. Everything else is
  /// equal except for rounding.
  @Test(arguments: cases.map(\.name)) func roundTrips(name: String) throws {
    let commands = try #require(Self.cases.first { $0.name == name }).commands
    let file = PDFDocument(pages: [.init(width: 40, height: 40, commands: commands)]).file()
    let picture = try VectorPicture(pdf: file)
    #expect(picture.width == 40 && picture.height == 40 && picture.unsupported == [])
    let read = try Self.list(picture.commands).paint()
    #expect(Self.difference(read, try Self.list(commands).paint()) < 1)
  }

  /// Poppler antialiases and rounds differently.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftoppm")))
  func popplerRendersTheSame() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pdf-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pages = Self.cases.map { PDFDocument.Page(width: 40, height: 40, commands: $0.commands) }
    let file = folder.appendingPathComponent("all.pdf")
    try Data(PDFDocument(pages: pages, info: ["Title": "Ünï (code)"]).file()).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftoppm")
    process.arguments = ["-r", "72", "-png", file.path, folder.appendingPathComponent("page").path]
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let said = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && said.isEmpty, "\(String(decoding: said, as: UTF8.self))")
    for (index, item) in Self.cases.enumerated() {
      let number = index + 1 < 10 ? "0\(index + 1)" : "\(index + 1)"
      let bytes = try Data(contentsOf: folder.appendingPathComponent("page-\(number).png"))
      let painted = try PictureDecoder([UInt8](bytes)).bitmap()
      #expect(Self.difference(painted, try Self.list(item.commands).paint()) < 5, "\(item.name)")
    }
  }

  @Test func numbers() {
    #expect(PDFBytes.text(1) == "1" && PDFBytes.text(-0.5) == "-0.5" && PDFBytes.text(0.00004) == "0")
    #expect(PDFBytes.text(12.34567) == "12.3457" && PDFBytes.text(.nan) == "0" && PDFBytes.text(1e300) == "1000000000")
    #expect(PDFBytes.text(-0.05) == "-0.05" && PDFBytes.string("Aé") == "<FEFF004100E9>")
  }

  @Test func emptyDocumentsHaveOnePage() throws {
    let picture = try VectorPicture(pdf: PDFDocument(pages: []).file())
    #expect(
      picture.width == 612 && picture.height == 792
        && picture.commands.filter { if case .fill = $0 { true } else { false } }.isEmpty)
  }

  /// Links and named destinations are separate objects.
  @Test func links() {
    var page = PDFDocument.Page(width: 100, height: 200)
    page.links = [
      .url("https://example.com/(a)", Rect(x: 10, y: 20, width: 30, height: 40)),
      .destination("end", Rect(x: 0, y: 0, width: 5, height: 5)),
    ]
    page.destinations = [("end", Point(x: 0, y: 150))]
    let text = String(decoding: PDFDocument(pages: [page]).file(), as: UTF8.self)
    // y = 20 to 60 from the top is 140 to 180 from the bottom.
    #expect(text.contains("/Rect [10 140 40 180]") && text.contains("/URI (https://example.com/\\(a\\))"))
    #expect(text.contains("/Dest <FEFF0065006E0064>") && text.contains("/XYZ 0 50 null"))
  }
}

extension Path {
  fileprivate static func + (a: Path, b: Path) -> Path {
    var path = a
    path.append(contentsOf: b)
    return path
  }
}
