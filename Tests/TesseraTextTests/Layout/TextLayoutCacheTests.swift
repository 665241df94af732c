// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct TextLayoutCacheTests {
  private let text = AttributedText("aa bb", font: Boxes.font)

  @Test func sameRequestIsLaidOutOnce() {
    let cache = TextLayoutCache(library: Boxes.library)
    let first = cache.layout(text, maxWidth: 30)
    #expect(cache.layout(text, maxWidth: 30) == first)
    #expect(cache.counts == TextLayoutCache.Counts(requests: 2, layouts: 1, shapings: 1))
  }

  /// A label first requests its natural size and is then laid out at its final width, so its text is shaped once and
  /// laid out twice.
  @Test func otherWidthsReuseShaping() {
    let cache = TextLayoutCache(library: Boxes.library)
    #expect(cache.layout(text, maxWidth: .infinity).lines.count == 1)
    #expect(cache.layout(text, maxWidth: 30).lines.count == 2)
    #expect(cache.counts == TextLayoutCache.Counts(requests: 2, layouts: 2, shapings: 1))
  }

  /// Canonically equivalent strings have different bytes and therefore different offsets.
  @Test func canonicallyEquivalentStringsDiffer() {
    let (a, b) = (
      AttributedText("a\u{301}\u{323}", font: Boxes.font), AttributedText("a\u{323}\u{301}", font: Boxes.font)
    )
    #expect(a.string == b.string && a != b)
    #expect(a == AttributedText("a\u{301}" + "\u{323}", font: Boxes.font))
    let long = String(repeating: "long enough to be kept elsewhere ", count: 4)
    #expect(AttributedText(long, font: Boxes.font) == AttributedText(long + "", font: Boxes.font))
    #expect(AttributedText(long, font: Boxes.font) != AttributedText(String(long.dropLast()) + "x", font: Boxes.font))
    #expect(Set([a, b, AttributedText("", font: Boxes.font), AttributedText("", font: Boxes.font)]).count == 3)
  }

  @Test func keyContainsAllInputs() {
    let cache = TextLayoutCache(library: Boxes.library)
    var right = ParagraphStyle()
    right.alignment = .right
    var other = Boxes.font
    other.leading = 1
    _ = cache.layout(text, maxWidth: 30)
    _ = cache.layout(text, style: right, maxWidth: 30)
    _ = cache.layout(text, maxWidth: 30, maxLines: 1)
    _ = cache.layout(text, maxWidth: 30, maxHeight: 10)
    _ = cache.layout(AttributedText("aa bb", attributes: TextAttributes(font: Boxes.font, style: 1)), maxWidth: 30)
    _ = cache.layout(AttributedText("aa bb", font: other), maxWidth: 30)
    #expect(cache.counts.layouts == 6)
  }

  @Test func cachesNaN() {
    let cache = TextLayoutCache(library: Boxes.library)
    _ = cache.layout(text, maxWidth: .nan, maxHeight: .nan)
    _ = cache.layout(text, maxWidth: .nan, maxHeight: .nan)
    #expect(cache.counts.layouts == 1)
  }

  @Test func removeAllClearsTheCache() {
    let cache = TextLayoutCache(library: Boxes.library)
    _ = cache.layout(text, maxWidth: 30)
    cache.removeAll()
    _ = cache.layout(text, maxWidth: 30)
    #expect(cache.counts.shapings == 2)
  }

  @Test func matchesUncachedLayout() {
    let cache = TextLayoutCache(library: Boxes.library)
    for width in stride(from: 0.0, to: 60, by: 5) {
      #expect(cache.layout(text, maxWidth: width) == layout(text, maxWidth: width, library: Boxes.library))
    }
  }

  /// Threads that share fonts, the cache and FreeType loaders get the same results as a single thread.
  @Test func threadsAgree() async {
    let cache = TextLayoutCache(capacity: 16)
    let texts = ["Hello, world", "مرحبا بالعالم", "שלום", "😀👍🏽 a", "AVATAR To Ty"].map {
      AttributedText($0, font: FontLibrary.shared.font(for: FontDescriptor(size: 17)))
    }
    let expected = texts.map { layout($0, maxWidth: 50) }
    let face = FontLibrary.shared.face(for: FontDescriptor(size: 17))
    let outlines = (0..<200).map { face.outline(of: UInt32($0)) }
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<100).allSatisfy { i in
            let k = (i + task) % texts.count
            let font = FontLibrary().face(for: FontDescriptor(weight: 400, size: 17))
            return cache.layout(texts[k], maxWidth: 50) == expected[k]
              && face.outline(of: UInt32(2 * i)) == outlines[2 * i]
              && (i % 10 != 0 || font.outline(of: UInt32(i)) == outlines[i])
          }
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}
