// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CoreText
import Synchronization
import Testing

/// Images can be drawn and text can be laid out on any thread, as Apple's nonisolated declarations allow.
struct BackgroundDrawingTests {
  private actor Thumbnails {
    func image(_ color: UIColor) -> UIImage { BackgroundDrawingTests.image(color) }
  }

  /// Returns an image of a colored square with a shape, text and another image on it.
  private static func image(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      UIColor.white.set()
      UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 8, height: 8)).fill()
      ("ab" as NSString).draw(at: CGPoint(x: 12, y: 2), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
      old(color).draw(at: CGPoint(x: 32, y: 0))
    }
  }

  /// Draws an image with the functions that preceded image renderers.
  private static func old(_ color: UIColor) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    defer { UIGraphicsEndImageContext() }
    color.withAlphaComponent(0.5).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }

  private static let colors: [UIColor] = [.red, .green, .blue, .systemTeal, .black, .orange, .label, .systemBackground]

  @Test func actors() async {
    for color in Self.colors {
      let drawn = await Thumbnails().image(color)
      let expected = await MainActor.run { Self.image(color).pngData() }
      #expect(drawn.pngData() != nil && drawn.pngData() == expected)
    }
  }

  /// Threads that draw concurrently do not draw into each other's images.
  @Test func manyThreads() {
    let expected = Self.colors.map { Self.image($0).pngData() }
    let different = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let drawn = Self.image(Self.colors[index % Self.colors.count]).pngData()
      if drawn != expected[index % Self.colors.count] { different.withLock { $0 += 1 } }
    }
    #expect(different.withLock { $0 } == 0)
  }

  /// Each thread has a separate stack of contexts.
  @Test @MainActor func stacks() {
    let seen = Mutex<[Bool]>([])
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let before = UIGraphicsGetCurrentContext() != nil
      UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
      let during = UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 3)
      UIGraphicsEndImageContext()
      UIGraphicsEndImageContext()
      seen.withLock { $0 = [before, during, UIGraphicsGetCurrentContext() != nil] }
      done.signal()
    }
    done.wait()
    #expect(seen.withLock { $0 } == [false, true, false])
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 2))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  /// Core Text lays out and draws text on the calling thread.
  @Test func coreText() async throws {
    @Sendable func sizes() -> [CGSize] {
      let text = NSAttributedString(
        string: "one two three four five", attributes: [.font: CTFontCreateWithName("Helvetica" as CFString, 20, nil)])
      let setter = CTFramesetterCreateWithAttributedString(text)
      return (1...5).map {
        CTFramesetterSuggestFrameSizeWithConstraints(
          setter, CFRangeMake(0, 0), nil, CGSize(width: 60 * Double($0), height: 500), nil)
      }
    }
    let expected = await MainActor.run { sizes() }
    #expect(await Task.detached { sizes() }.value == expected)
    let ink = await Task.detached { () -> Int in
      guard
        let context = CGContext(
          data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return 0 }
      context.textPosition = CGPoint(x: 2, y: 4)
      CTLineDraw(CTLineCreateWithAttributedString(NSAttributedString(string: "L")), context)
      return context.makeImage()?.dataProvider?.data?.filter { $0 > 127 }.count ?? 0
    }.value
    #expect(ink > 5)
  }
}
