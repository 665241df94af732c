// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraKernels
@testable import TesseraRaster
import Testing

/// The image cache stores downscaled ("averaged") images. Its savings are measured by counting operations.
@Suite struct ImageCacheTests {
  /// Returns a noise image. Repeated calls return the same bytes at different addresses.
  private func noise(_ seed: Int, _ width: Int = 32, _ height: Int = 32) -> Bitmap {
    var random = Random(seed: UInt64(seed))
    let bytes = (0..<width * height).flatMap { _ in [0, 0, 0, 255].map { max($0, UInt8(random.whole(0...255))) } }
    return Bitmap(width: width, height: height, bytes: bytes)!
  }

  private func list(_ image: Bitmap, part: Rect? = nil, side: Double = 8) -> DisplayList {
    let whole = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    var list = DisplayList(width: 40, height: 40, background: .white)
    list.append(
      .image(
        image, source: part ?? whole, destination: Rect(x: 1, y: 2, width: side, height: side), .linear, .identity))
    return list
  }

  private func work(_ painter: Painter) -> [Int] {
    [painter.caches.images.averagingCount, painter.caches.images.hashingCount]
  }

  /// An image that is recreated for each of two display lists is hashed twice and averaged once.
  @Test func sameContent() throws {
    let painter = Painter()
    let first = try painter.paint(list(noise(1)))
    #expect(work(painter) == [1, 1])
    #expect(try painter.paint(list(noise(1))) == first)
    #expect(work(painter) == [1, 2])
  }

  /// An image that is used by three display lists at two sizes is hashed once and averaged once per size: by 4 and by
  /// 2.
  @Test func sameBitmap() throws {
    let painter = Painter()
    let image = noise(1)
    for side in [8.0, 8, 16] { _ = try painter.paint(list(image, side: side)) }
    #expect(work(painter) == [2, 1])
  }

  @Test func differentContent() throws {
    let painter = Painter()
    let image = noise(1)
    var bytes = image.bytes
    bytes[4 * 500] ^= 128
    let other = Bitmap(width: 32, height: 32, bytes: bytes)!
    let first = try painter.paint(list(image))
    let second = try painter.paint(list(other))
    #expect(work(painter) == [2, 2])
    #expect(first != second)
    #expect(try second == Painter().paint(list(other)))
  }

  /// Two bitmaps have equal bytes and different dimensions, and the same part of each is drawn. The cache confuses
  /// them neither by address nor by content.
  @Test func sameBytesInAnotherShape() throws {
    let painter = Painter()
    let wide = noise(3, 64, 16)
    let narrow = Bitmap(width: 16, height: 64, bytes: wide.bytes)!
    let part = Rect(x: 0, y: 0, width: 16, height: 16)
    for image in [wide, narrow] {
      let list = list(image, part: part, side: 4)
      #expect(try painter.paint(list) == Painter().paint(list))
    }
    #expect(work(painter) == [2, 2])
  }

  /// A bitmap that is modified after drawing is a different bitmap. The cache keeps the original bytes.
  @Test func mutated() throws {
    let painter = Painter()
    var image = noise(1)
    let first = try painter.paint(list(image))
    try painter.paint(DisplayList(width: 32, height: 32, background: .black), into: &image)
    let second = try painter.paint(list(image))
    #expect(work(painter) == [2, 2])
    #expect(try second == Painter().paint(list(image)))
    #expect(first != second)
    #expect(try painter.paint(list(noise(1))) == first)
    #expect(work(painter)[0] == 2)
  }

  /// An image drawn unscaled, enlarged or at more than half its size is neither averaged nor hashed.
  @Test(arguments: [32.0, 40, 17]) func unscaledImagesAreNotCached(side: Double) throws {
    let painter = Painter()
    _ = try painter.paint(list(noise(1), side: side))
    #expect(work(painter) == [0, 0])
  }

  private func average(_ cache: ImageCache, _ bitmap: Bitmap) -> Bitmap {
    cache.reduced(
      bitmap, part: PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height), factorX: 4, factorY: 4,
      kernels: tk_kernels(0)
    ).bitmap
  }

  /// A quarter of the 64 KB budget is for averaged versions: 64 images of 8 x 8 pixels (256 bytes each). The rest is
  /// for 12 original images of 4 KB.
  @Test func budget() {
    let budget = 64 << 10
    let cache = ImageCache(budget: budget)
    let first = average(cache, noise(0))
    for seed in 1..<64 {
      _ = average(cache, noise(seed))
      #expect(cache.byteCount <= budget)
    }
    // The first original was evicted long before, but its averaged version was not.
    #expect(average(cache, noise(0)) == first)
    #expect(cache.averagingCount == 64)
    _ = average(cache, noise(64))
    #expect(average(cache, noise(0)) == first)
    #expect(cache.averagingCount == 66)
    #expect(cache.byteCount <= budget)
  }

  /// A bitmap that is no longer used is evicted after a few hundred drawings. A bitmap that is used occasionally is
  /// retained.
  @Test func evictsUnusedBitmaps() {
    let cache = ImageCache()
    let often = noise(0)
    let seldom = noise(1)
    _ = average(cache, seldom)
    for picture in 0..<4 * ImageCache.lifetime {
      cache.beginPicture()
      if picture % 100 == 0 { _ = average(cache, often) }
    }
    // 32 x 32 and 8 x 8 pixels of four bytes each.
    #expect(cache.byteCount == 4096 + 256)
    #expect(cache.averagingCount == 2 && cache.hashingCount == 2)
    for _ in 0..<2 * ImageCache.lifetime { cache.beginPicture() }
    #expect(cache.byteCount == 0)
    _ = average(cache, often)
    #expect(cache.averagingCount == 3)
  }

  /// A bitmap that exceeds the budget is cached alone, and evicted by the next bitmap.
  @Test func beyondTheBudget() {
    let cache = ImageCache(budget: 1 << 10)
    for _ in 0..<3 { _ = average(cache, noise(5)) }
    #expect(cache.averagingCount == 1)
    #expect(cache.byteCount == 4096 + 256)
  }

  /// Threads that draw an image at the same time may each average it, with equal results. Later threads use the
  /// cached version.
  @Test func threads() async throws {
    let painter = Painter()
    let reference = try Painter().paint(list(noise(9)))
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 { group.addTask { try painter.paint(list(noise(9)), threads: 2) } }
      for try await bitmap in group { #expect(bitmap == reference) }
    }
    let averagings = work(painter)[0]
    #expect((1...8).contains(averagings))
    #expect(try painter.paint(list(noise(9))) == reference)
    #expect(work(painter)[0] == averagings)
  }
}
