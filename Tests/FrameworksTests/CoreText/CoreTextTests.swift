// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CoreText
import Testing

/// Tests fonts, lines and frames through Core Text's functions.
@MainActor
struct CoreTextTests {
  private func text(_ string: String, size: CGFloat = 20) -> NSAttributedString {
    NSAttributedString(
      string: string,
      attributes: [
        kCTFontAttributeName: CTFontCreateWithName("Helvetica" as CFString, size, nil),
        kCTForegroundColorAttributeName: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
      ])
  }

  @Test func fonts() {
    let font = CTFontCreateWithName("Helvetica" as CFString, 0, nil)
    #expect(CTFontGetSize(font) == 12 && CTFontGetDescent(font) == -font.descender)
    #expect(CTFontCopyFamilyName(font) == font.familyName)
    #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 30, nil, nil)) == 30)
    #expect(CTFontGetSize(CTFontCreateWithName("No such font" as CFString, 9, nil)) == 9)
  }

  @Test func registering() throws {
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/nowhere.ttf") as CFURL, .process, &error))
    #expect(error?.takeRetainedValue() != nil)
    #expect(CGDataProvider(data: Data(count: 40)).flatMap { CGFont($0) } == nil)
    // The fonts are registered from one of the package's font files.
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Fonts/Files").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: file.path)
    let name = try #require(names.sorted().first { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") })
    let font = try #require(CGDataProvider(url: file.appendingPathComponent(name)).flatMap { CGFont($0) })
    let postScriptName = try #require(font.postScriptName)
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(CTFontCreateWithName(postScriptName, 10, nil).pointSize == 10)
  }

  /// The handler is called for each file that failed, and at the end. If it returns `false`, the registration stops.
  @Test(arguments: [true, false]) func theHandlerStopsRegistration(continues: Bool) {
    let files = ["/nowhere.ttf", "/missing.otf"].map { URL(fileURLWithPath: $0) as CFURL }
    var calls: [String] = []
    CTFontManagerRegisterFontURLs(files as CFArray, .process, true) { errors, done in
      calls.append("\(errors.count) \(done)")
      return continues
    }
    #expect(calls == (continues ? ["1 false", "1 false", "0 true"] : ["1 false"]))
  }

  /// A line is as wide as UIKit's measurement of the text, and as tall as its font.
  @Test func lineBounds() {
    let string = text("Hello")
    let line = CTLineCreateWithAttributedString(string)
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(1))
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(abs(width - Double(string.size().width)) < 0.001 && leading == 0)
    #expect(abs(ascent + descent - CTFontCreateWithName("Helvetica", 20, nil).lineHeight) < 1)
    #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 5))
    #expect(CTLineGetBoundsWithOptions(line, []).minY == -descent)
    #expect(CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text("")), nil, nil, nil) == 0)
  }

  /// In a bitmap whose y-axis points up, a line is drawn upright above its baseline. The horizontal bar of an L is in
  /// its lowest row, and the stem is on the left. The color comes from Core Text's attribute.
  @Test func linesAreDrawnUpright() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 30, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.textMatrix = .identity
    context.textPosition = CGPoint(x: 1, y: 8)
    CTLineDraw(CTLineCreateWithAttributedString(text("L")), context)
    #expect(context.textPosition.x > 10)
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    let rows = (0..<30).map { row in (0..<20).filter { data[(row * 20 + $0) * 4 + 3] > 127 } }
    let inked = rows.indices.filter { !rows[$0].isEmpty }
    let (top, bottom) = (try #require(inked.first), try #require(inked.last))
    // The baseline is 8 pixels above the bottom edge, directly below row 21.
    #expect(bottom == 21 && top < 12)
    #expect(rows[bottom].count > rows[top].count && rows[bottom].first == rows[top].first)
    #expect(data[(bottom * 20 + 5) * 4] > 200 && data[(bottom * 20 + 5) * 4 + 1] == 0)
  }

  @Test func frames() {
    let setter = CTFramesetterCreateWithAttributedString(text("one two three four"))
    var fit = CFRange()
    let wide = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 1000, height: 1000), &fit)
    let narrow = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 60, height: 1000), nil)
    #expect(fit == CFRange(location: 0, length: 18) && narrow.height > wide.height && narrow.width <= 60)
    let path = CGPath(rect: CGRect(x: 5, y: 5, width: 60, height: 200), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    let lines = CTFrameGetLines(frame)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(lines.count >= 3 && origins.first.map { $0.y < 200 && $0.y > 170 } == true)
    #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.y > $1.y })
    #expect(CTFrameGetLines(CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), CGMutablePath(), nil)).isEmpty)
  }
}
