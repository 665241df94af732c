// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraGallery
import TesseraGraphics
import TesseraImaging
import TesseraRaster
import TesseraServer
import Testing

@Suite struct RenderPoolTests {
  @MainActor private static func expected(_ name: String, _ options: RenderOptions = RenderOptions()) throws -> Bitmap {
    try Renderer().bitmap(of: galleryCatalog.select([name])[0], options: options)
  }

  @Test(arguments: [1, 3, 8]) func imagesMatchTheRenderer(workers: Int) async throws {
    let pool = try Programs.gallery { $0.workers = workers }
    let names = ["messages", "settings", "places", "receipt"]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for turn in 0..<8 {
        group.addTask {
          let name = names[turn % names.count]
          var options = RenderOptions()
          if turn >= names.count { options.appearance = .dark }
          let expected = try await Self.expected(name, options)
          let pixels = try await pool.render(name, options: options, as: .pixels)
          #expect((pixels.width, pixels.height) == (expected.width, expected.height))
          #expect(pixels.bitmap == expected)
          let file = try await pool.render(name, options: options)
          #expect(try PNG.decode(file.withUnsafeBytes { Array($0) }) == expected)
          #expect(file.bitmap == nil)
        }
      }
      try await group.waitForAll()
    }
    #expect(pool.statistics.rendered == 16)
    await pool.shutDown()
    #expect(pool.statistics.workers == 0)
  }

  @Test func smallFiles() async throws {
    let pool = try Programs.gallery()
    let file = try await pool.render("receipt", as: .smallPNG)
    let expected = try await Self.expected("receipt")
    #expect(try PNG.decode(Array(file.data)) == expected)
    let larger = try await pool.render("receipt")
    #expect(file.count < larger.count)
  }

  @Test func appliesOptions() async throws {
    let pool = try Programs.gallery()
    var options = RenderOptions(
      device: .iPhone16.landscape, appearance: .dark, contentSizeCategory: .extraExtraLarge, isRightToLeft: true,
      localization: "ar", language: .accented, hasHighContrast: true)
    #expect(
      try await pool.render("settings", options: options, as: .pixels).bitmap == Self.expected("settings", options))
    options.traits = UITraitCollection(userInterfaceStyle: .dark)
    await #expect(throws: RenderPoolError.self) { try await pool.render("settings", options: options) }
    let unknown = RenderOptions(localization: "not a language")
    let error = await #expect(throws: RenderPoolError.self) { try await pool.render("settings", options: unknown) }
    #expect(error?.description.contains("There is no language 'not a language'") == true)
  }

  @Test func validatesNamesAndParameters() async throws {
    let pool = try Programs.evil()
    let sign = Data(#"{"lines": [{"text": "a", "size": 8}, {"text": "b", "size": "big"}], "isBold": true}"#.utf8)
    await #expect(
      throws: RenderPoolError.badParameters(
        screen: "sign", path: "lines[1].size", reason: "expected a number, found a string")
    ) { try await pool.render("sign", json: sign) }
    await #expect(
      throws: RenderPoolError.badParameters(screen: "sign", path: "isBold", reason: "is missing")
    ) { try await pool.render("sign", json: Data(#"{"lines": []}"#.utf8)) }
    for bad in [Data(), Data("{".utf8), Data([0xff, 0xfe, 0x00]), Data("[]".utf8), Data("null".utf8)] {
      let error = await #expect(throws: RenderPoolError.self) { try await pool.render("sign", json: bad) }
      #expect(error?.description.hasPrefix("The parameters of 'sign' are wrong: ") == true)
    }
    await #expect(throws: RenderPoolError.self) { try await pool.render("sign") }
    await #expect(throws: RenderPoolError.self) { try await pool.render("good-1", json: Data("{}".utf8)) }
    let error = await #expect(throws: RenderPoolError.self) { try await pool.render("nobody") }
    guard case .unknownScreen("nobody", let known) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(known.contains("sign") && known.contains("good-1"))
    #expect(pool.statistics.failed == 10)
    #expect(pool.statistics.died == 0)
  }

  private struct Sign: Encodable {
    struct Line: Encodable {
      var text: String
      var size: Double
    }
    var lines: [Line]
    var isBold = false
  }

  @Test func parametersChangeTheImage() async throws {
    let pool = try Programs.evil()
    let one = try await pool.render("sign", parameters: Sign(lines: [.init(text: "one", size: 12)]), as: .pixels)
    let two = try await pool.render("sign", parameters: Sign(lines: [.init(text: "two", size: 12)]), as: .pixels)
    let again = try await pool.render("sign", parameters: Sign(lines: [.init(text: "one", size: 12)]), as: .pixels)
    #expect(one.bitmap != two.bitmap)
    #expect(one.bitmap == again.bitmap)
  }

  /// The test retains more images than the pool has reusable memory regions. No image changes while others are
  /// rendered.
  @Test func imagesAreNotOverwritten() async throws {
    let pool = try Programs.evil()
    var held: [(RenderedImage, [UInt8])] = []
    for number in 0..<40 {
      let image = try await pool.render("good-\(number % 10)", as: number % 2 == 0 ? .pixels : .png)
      held.append((image, image.withUnsafeBytes { Array($0) }))
      if number % 3 == 0 { held.removeFirst() }
      for (image, bytes) in held { #expect(image.withUnsafeBytes { Array($0) } == bytes) }
    }
    await pool.shutDown()
    for (image, bytes) in held { #expect(Array(image.data) == bytes) }
  }

  /// The memory of released images is reused, regardless of the requests that were waiting.
  @Test func reusesMemory() async throws {
    let pool = try Programs.evil { $0.workers = 1 }
    for number in 0..<100 { _ = try await pool.render("good-\(number % 10)", as: .pixels) }
    #expect(pool.regionCount <= 8)
    // All renders are requested at the same time, and each result is released immediately.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 { group.addTask { _ = try await pool.render("good-\(number % 10)", as: .pixels) } }
      try await group.waitForAll()
    }
    // The queue retains no results.
    let before = pool.regionCount
    for number in 0..<100 { _ = try await pool.render("good-\(number % 10)", as: .pixels) }
    #expect(pool.regionCount <= before + 8)
    await pool.shutDown()
  }

  @Test func dataIsACopy() async throws {
    let pool = try Programs.evil()
    var image: RenderedImage? = try await pool.render("good-3", as: .pixels)
    let bytes = try #require(image).withUnsafeBytes { Array($0) }
    var changed = try #require(image).data
    let other = try #require(image).data
    for index in stride(from: 0, to: changed.count, by: 7) { changed[index] ^= 0xff }
    changed.append(contentsOf: [1, 2, 3])
    #expect(Array(other) == bytes)
    #expect(try #require(image).bitmap?.bytes == bytes)
    image = nil
    // This image's region is still in use, so other images use other regions.
    for number in 4..<10 { _ = try await pool.render("good-\(number)", as: .pixels) }
    #expect(Array(other) == bytes)
  }

  @Test func reportsMissingPrograms() async throws {
    #expect(throws: RenderPoolError.self) { try RenderPool(.executable(path: "/nonexistent/program")) }
    let pool = try RenderPool(.executable(path: "/bin/true"))
    let error = await #expect(throws: RenderPoolError.self) {
      try await pool.render("anything", deadline: .seconds(600))
    }
    #expect(error?.description.contains("serveIfWorker") == true)
    await pool.shutDown()
  }
}
