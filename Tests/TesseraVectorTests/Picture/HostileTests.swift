// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import TesseraRaster
import Testing

@testable import TesseraVector

import Glibc

/// Whether tests that take minutes are enabled, as by `make test-long`.
let isLongRun = getenv("TESSERA_LONG_TESTS") != nil

/// Damaged files and small files that require much work result in an image or a typed error in bounded time.
@Suite struct HostileTests {
  private static func read(_ content: String, _ attributes: String = "width='9' height='9'") throws -> VectorPicture {
    try VectorPictureTests.svg(content, attributes)
  }

  /// Each group shows the previous group ten times: 10^9 shapes.
  @Test func limitsUses() {
    let groups = (1..<10).map { level in
      "<g id='g\(level)'>" + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>"
    }
    #expect(throws: VectorError.tooComplex("elements that use each other")) {
      try Self.read("<defs><path id='g0' d='M0 0h1v1z'/>\(groups.joined())</defs><use href='#g9'/>")
    }
  }

  @Test(arguments: [
    "<use id='a' href='#a'/>", "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
    "<clipPath id='c' clip-path='url(#c)'><rect width='1' height='1'/><rect/></clipPath><rect width='3' height='3' clip-path='url(#c)'/>",
    "<clipPath id='c'><rect width='1' height='1' clip-path='url(#c)'/></clipPath><rect width='3' height='3' clip-path='url(#c)'/>",
    "<mask id='m'><rect width='1' height='1' mask='url(#m)'/></mask><rect width='3' height='3' mask='url(#m)'/>",
    "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/><rect width='3' height='3' fill='url(#a)'/>",
    "<pattern id='p' width='1' height='1'><rect width='9' height='9' fill='url(#p)'/></pattern><rect width='9' height='9' fill='url(#p)'/>",
    "<symbol id='s'><use href='#s'/></symbol><use href='#s'/>",
  ])
  func terminatesForCycles(content: String) throws {
    let picture = try Self.read(content)
    #expect(picture.unsupported == ["reference to itself"])
    _ = try picture.rasterized(width: 9, height: 9)
  }

  @Test(arguments: ["nan", "inf", "1e308", "-1e308", "1e-320", "1e999", "99999999999999999999", "1e12", "-1e11"])
  func acceptsAnyNumber(number: String) throws {
    let shapes = [
      "<rect x='\(number)' width='\(number)' height='5' rx='\(number)'/>", "<circle r='\(number)' stroke='red'/>",
      "<path d='M0 0L\(number) 5A\(number) 3 \(number) 1 1 4 4C\(number) 0 0 \(number) 1 1'/>",
      "<path d='M0 0h9v9' stroke='red' stroke-width='\(number)' stroke-dasharray='\(number) 1' stroke-dashoffset='\(number)'/>",
      "<g transform='scale(\(number)) translate(\(number)) rotate(\(number))'><rect width='5' height='5'/></g>",
      "<polygon points='0,0 \(number),5 5,\(number)' opacity='\(number)'/>",
      """
      <radialGradient id='r' cx='\(number)' r='\(number)' fx='\(number)' spreadMethod='repeat'><stop offset='\(number)'/>
      <stop offset='1' stop-color='red' stop-opacity='\(number)'/></radialGradient><rect width='9' height='9' fill='url(#r)'/>
      """,
      """
      <linearGradient id='l' x2='\(number)' spreadMethod='reflect' gradientTransform='scale(\(number))'><stop/><stop offset='1'/>
      </linearGradient><rect width='9' height='9' fill='url(#l)' stroke='url(#l)'/>
      """,
      "<pattern id='p' width='\(number)' height='.1' x='\(number)'><path d='M0 0h9'/></pattern><rect width='9' height='9' fill='url(#p)'/>",
      "<svg viewBox='\(number) 0 \(number) 5' width='\(number)'><rect width='9' height='9'/></svg>",
    ]
    for shape in shapes {
      let picture = try Self.read(shape)
      _ = try picture.rasterized(width: 9, height: 9)
    }
  }

  @Test func acceptsAMillionPoints() throws {
    let picture = try Self.read("<path d='M0 0\(String(repeating: "h1v1", count: 500_000))'/>")
    #expect(picture.commands.count <= 3)
  }

  /// View boxes that are huge, tiny, empty, negative or NaN.
  @Test(arguments: [
    "0 0 1e300 1e300", "-1e308 -1e308 1e308 1e308", "0 0 1e-300 1e-300", "0 0 0 0", "0 0 -4 4", "nan 0 4 4",
  ])
  func acceptsAnyViewBox(box: String) throws {
    let content = "<rect width='1e299' height='1e299'/><circle r='1e-301' stroke='red' stroke-width='1e308'/>"
    let picture = try Self.read(content, "width='9' height='9' viewBox='\(box)'")
    _ = try picture.rasterized(width: 9, height: 9)
    // An image without a size has the view box's size, or is rejected.
    if let picture = try? Self.read(content, "viewBox='\(box)'") { #expect(picture.width <= 1e6) }
  }

  /// An element with 100,000 attributes, and an element with a one-megabyte attribute.
  @Test func limitsAttributes() throws {
    let many = (0..<100_000).map { "a\($0)='1'" }.joined(separator: " ")
    #expect(try Self.read("<g \(many)/>").commands.isEmpty)
    let long = String(repeating: "1,", count: 500_000)
    for element in [
      "<path d='M\(long)'/>", "<polygon points='\(long)'/>", "<g transform='\(long)'/>",
      "<path d='M0 0h9' stroke='red' stroke-dasharray='\(long)'/>", "<g style='\(long)'/>", "<g class='\(long)'/>",
    ] {
      _ = try Self.read(element).rasterized(width: 9, height: 9)
    }
  }

  @Test func limitsDepth() {
    for element in ["g", "svg", "clipPath", "mask", "pattern", "a", "switch", "symbol"] {
      let deep = String(repeating: "<\(element)>", count: 10_000) + String(repeating: "</\(element)>", count: 10_000)
      #expect(throws: VectorError.markup("Line 1: Elements are nested more than 256 deep.")) { try Self.read(deep) }
    }
    let deep = String(repeating: "<g>", count: 300)
    #expect(throws: VectorError.markup("Line 1: Elements are nested more than 256 deep.")) { try Self.read(deep) }
    // Each group refers to the next, which does not increase the XML nesting depth.
    let chain = (0..<2000).map { "<g id='g\($0)'><use href='#g\($0 + 1)'/></g>" }.joined()
    #expect(throws: VectorError.tooComplex("nested elements")) {
      try Self.read("<defs>\(chain)</defs><use href='#g0'/>")
    }
  }

  @Test func reportsTheLine() {
    #expect(throws: VectorError.markup("Line 3: </svg> does not match <g> in line 2.")) {
      try VectorPicture(svg: Array("<svg>\n<g>\n</svg>".utf8))
    }
    #expect(throws: VectorError.notSVG(root: "html")) { try VectorPicture(svg: Array("<html/>".utf8)) }
  }

  // MARK: Damage

  static func mutate(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
      let at = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0...6, using: &random) {
      case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[at] ^= 1 << UInt8.random(in: 0...7, using: &random)
      case 2: bytes.remove(at: at)
      case 3: bytes[at] = UInt8.random(in: 48...57, using: &random)
      case 4: bytes.removeSubrange(at..<min(bytes.count, at + Int.random(in: 1...20, using: &random)))
      case 5: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + 30)], at: at)
      // Truncate rarely, because truncation hides all other damage.
      default: if Int.random(in: 0...3, using: &random) == 0 { bytes.removeSubrange(at...) }
      }
    }
    return bytes
  }

  private static func check(_ bytes: [UInt8]) {
    guard let picture = try? VectorPicture(bytes) else { return }
    #expect(picture.width > 0 && picture.height > 0)
    #expect((try? picture.rasterized(width: 8, height: 8)) != nil)
  }

  /// Long runs have 10,000 iterations per format.
  @Test(arguments: [".svg", ".pdf"])
  func damagedBytes(ending: String) throws {
    let originals = try ReferenceTests.names(ending).map { try ReferenceTests.bytes($0 + ending) }
    var random = SeededRandom(state: 16)
    for round in 0..<(isLongRun ? 10_000 : 600) {
      Self.check(Self.mutate(originals[round % originals.count], &random))
    }
  }

  @Test func truncatedFiles() throws {
    for name in ["stylesheet.svg", "pdf-weather.pdf", "pdf-clip.pdf"] {
      let bytes = try ReferenceTests.bytes(name)
      for count in stride(from: 0, to: bytes.count, by: isLongRun ? 1 : 37) { Self.check(Array(bytes[..<count])) }
    }
  }
}
