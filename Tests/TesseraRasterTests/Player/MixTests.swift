// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraRaster
import Testing

@Suite struct MixTests {
  private static let all = DisplayList.Shape.rect(Rect(x: 0, y: 0, width: 4, height: 1))
  private static let red = DisplayList.Command.fill(all, .color(Color(red: 255, green: 0, blue: 0)), .identity)
  private static let blue = DisplayList.Command.fill(all, .color(Color(red: 0, green: 0, blue: 255)), .identity)

  private static func list(_ mixture: DisplayList.Mixture, _ first: DisplayList, _ second: DisplayList) -> DisplayList {
    var list = DisplayList(width: first.width, height: first.height)
    list.append(.beginMix(mixture))
    for command in first.commands { list.append(command) }
    list.append(.mixWith)
    for command in second.commands { list.append(command) }
    list.append(.endMix)
    return list
  }

  /// Returns a random display list without a background in which every begin command has an end command.
  private static func picture(seed: Int) -> DisplayList {
    let scene = InvarianceTests.scene(seed: UInt64(seed), width: 90, height: 80)
    var list = DisplayList(width: 90, height: 80)
    var open: [DisplayList.Command] = []
    for command in scene.commands {
      switch command {
      case .beginClip: open.append(.endClip)
      case .beginGroup: open.append(.endGroup)
      case .beginMix: open.append(.endMix)
      case .endClip, .endGroup, .endMix: open.removeLast()
      default: break
      }
      list.append(command)
    }
    for end in open.reversed() { list.append(end) }
    return list
  }

  /// Calculated by hand: a component of 255 contributes 255 · 0.2125 = 54, 255 · 0.7154 = 182 or 255 · 0.0721 = 18
  /// after rounding. White contributes 255. Translucent white contributes its alpha.
  @Test(
    arguments: [
      (Color(red: 255, green: 0, blue: 0), 54), (Color(red: 0, green: 255, blue: 0), 182),
      (Color(red: 0, green: 0, blue: 255), 18), (Color.white, 255), (Color.black, 0), (Color.clear, 0),
      (Color(red: 255, green: 255, blue: 255, alpha: 128), 128),
    ] as [(Color, UInt8)])
  func masksByLuminance(mask: Color, red: UInt8) throws {
    var first = DisplayList(width: 4, height: 1)
    first.append(Self.red)
    var second = DisplayList(width: 4, height: 1)
    second.append(.fill(Self.all, .color(mask), .identity))
    let bitmap = try Self.list(.luminance, first, second).paint()
    #expect(Array(bitmap.bytes[..<4]) == [red, 0, 0, red])
  }

  /// Calculated by hand: the fraction f leaves 255(1 - f) of red and adds 255f of blue, rounded. 0.9 is 58982/65536,
  /// so the unrounded values are 25.502 and 229.498. The white background does not show through because both are
  /// opaque.
  @Test(arguments: [
    (0, 255, 0), (0.25, 191, 64), (0.5, 128, 128), (0.9, 26, 229), (1, 0, 255), (-2, 255, 0), (7, 0, 255),
    (.nan, 255, 0),
  ])
  func opaqueColors(fraction: Double, red: UInt8, blue: UInt8) throws {
    let bitmap = try paint(4, 1, background: .white) {
      for command in [.beginMix(.dissolve(fraction)), Self.red, .mixWith, Self.blue, .endMix] { $0.append(command) }
    }
    #expect(bitmap.pixel(1, 0) == [red, 0, blue, 255])
  }

  /// Red fades to clear. At 0.25, red with alpha 191 over white leaves 255 - 191 = 64 of green and blue.
  @Test func fadesToNothing() throws {
    for second: [DisplayList.Command] in [[.mixWith], []] {
      let bitmap = try paint(4, 1, background: .white) {
        for command in [.beginMix(.dissolve(0.25)), Self.red] + second + [.endMix] { $0.append(command) }
      }
      #expect(bitmap.pixel(2, 0) == [255, 64, 64, 255])
    }
  }

  /// Red is mixed with blue at 1/2, and the result with nothing at 1/2: 64 of each with alpha 128. In a group of
  /// opacity 0.5, the values are halved again.
  @Test func nested() throws {
    let inner = [DisplayList.Command.beginMix(.dissolve(0.5)), Self.red, .mixWith, Self.blue, .endMix]
    let outer = [.beginMix(.dissolve(0.5))] + inner + [.mixWith, .endMix]
    #expect(try paint(4, 1) { for command in outer { $0.append(command) } }.pixel(0, 0) == [64, 0, 64, 128])
    let faded = [.beginGroup(opacity: 0.5, shadow: nil, .identity)] + outer + [.endGroup]
    #expect(try paint(4, 1) { for command in faded { $0.append(command) } }.pixel(0, 0) == [32, 0, 32, 64])
  }

  /// A clip around a mix clips its result. A clip inside one content clips only that content.
  @Test func clips() throws {
    let left = DisplayList.Command.beginClip(.rect(Rect(x: 0, y: 0, width: 2, height: 1)), .identity)
    let mix = [DisplayList.Command.beginMix(.dissolve(0.5)), Self.red, .mixWith, Self.blue, .endMix]
    let outside = try paint(4, 1) { for command in [left] + mix + [.endClip] { $0.append(command) } }
    #expect(
      (0..<4).map { outside.pixel($0, 0) } == [[128, 0, 128, 255], [128, 0, 128, 255], [0, 0, 0, 0], [0, 0, 0, 0]])
    let inside = try paint(4, 1) {
      for command in [.beginMix(.dissolve(0.5)), left, Self.red, .endClip, .mixWith, Self.blue, .endMix] {
        $0.append(command)
      }
    }
    #expect(inside.pixel(1, 0) == [128, 0, 128, 255] && inside.pixel(3, 0) == [0, 0, 128, 128])
  }

  /// Opaque content in a mix does not hide the content below the mix.
  @Test func opaqueContentDoesNotOccludeBelow() throws {
    let square = DisplayList.Shape.rect(Rect(x: 0, y: 0, width: 64, height: 64))
    let bitmap = try paint(64, 64) {
      $0.append(.fill(square, .color(.white), .identity))
      $0.append(.beginMix(.dissolve(0.5)))
      $0.append(.mixWith)
      $0.append(.fill(square, .color(.black), .identity))
      $0.append(.endMix)
    }
    // Black with alpha 128 over white is 127.
    #expect(bitmap.pixel(31, 31) == [127, 127, 127, 255])
  }

  /// The expected image is calculated by drawing both contents separately and mixing them byte by byte.
  @Test(arguments: 0..<12) func dissolveMatchesTwoImages(seed: Int) throws {
    let (first, second) = (Self.picture(seed: 5000 + seed), Self.picture(seed: 6000 + seed))
    let weight = seed * 65536 / 11
    let mixed = try Self.list(.dissolve(Double(weight) / 65536), first, second).paint(threads: 2)
    let expected = try zip(first.paint().bytes, second.paint().bytes).map { a, b in
      UInt8((Int(a) * (65536 - weight) + Int(b) * weight + 32768) / 65536)
    }
    #expect(mixed.bytes == expected)
  }

  /// The expected image is the first image multiplied by the second image's alpha, rounded.
  @Test(arguments: 0..<8) func maskMatchesTwoImages(seed: Int) throws {
    let (first, second) = (Self.picture(seed: 7000 + seed), Self.picture(seed: 8000 + seed))
    let (content, mask) = (try first.paint(), try second.paint())
    let expected = content.bytes.indices.map { index -> UInt8 in
      let product = Int(content.bytes[index]) * Int(mask.bytes[index | 3])
      return UInt8((product * 2 + 255) / 510)
    }
    #expect(try Self.list(.mask, first, second).paint(threads: 2).bytes == expected)
  }

  /// Unmatched commands are ignored: `mixWith` or an end command without a begin command, a second `mixWith`, and an
  /// end command inside another group.
  @Test func unmatched() throws {
    let plain = [DisplayList.Command.beginMix(.dissolve(0.5)), Self.red, .mixWith, Self.blue, .endMix]
    let odd: [DisplayList.Command] = [
      .endMix, .mixWith, .beginMix(.dissolve(0.5)), .endGroup, Self.red, .beginClip(Self.all, .identity), .mixWith,
      .endMix, .endClip, .mixWith, .mixWith, Self.blue, .endClip,
    ]
    let expected = try paint(4, 1) { for command in plain { $0.append(command) } }
    #expect(try paint(4, 1) { for command in odd { $0.append(command) } } == expected)
  }

  /// Hundreds of nested mixes are drawn.
  @Test func deep() throws {
    let bitmap = try paint(4, 1) {
      for _ in 0..<300 { $0.append(.beginMix(.dissolve(0))) }
      $0.append(Self.red)
      for _ in 0..<300 { $0.append(.endMix) }
    }
    #expect(bitmap.pixel(0, 0) == [255, 0, 0, 255])
  }

  /// Changing the fraction damages the area of both contents, plus a pixel around for rounding.
  @Test func damage() {
    func list(_ fraction: Double) -> DisplayList {
      var list = DisplayList(width: 100, height: 100)
      list.append(.beginMix(.dissolve(fraction)))
      list.append(.fill(.rect(Rect(x: 10, y: 20, width: 30, height: 40)), .color(.black), .identity))
      list.append(.mixWith)
      list.append(.fill(.rect(Rect(x: 50, y: 20, width: 10, height: 10)), .color(.black), .identity))
      list.append(.endMix)
      list.append(.fill(.rect(Rect(x: 0, y: 90, width: 100, height: 10)), .color(.black), .identity))
      return list
    }
    #expect(list(0.5).damage(since: list(0.6)) == PixelRect(x0: 9, y0: 19, x1: 61, y1: 61))
  }
}
