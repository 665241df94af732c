// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphicsFixtures
import TesseraRandom
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

/// A TextKit 2 text system with a text.
final class TextSystem {
  let content = NSTextContentStorage()
  let layout = NSTextLayoutManager()
  let container: NSTextContainer
  var storage: NSTextStorage { content.textStorage! }

  init(_ text: NSAttributedString, width: CGFloat, padding: CGFloat = 0) {
    container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.lineFragmentPadding = padding
    layout.textContainer = container
    content.addTextLayoutManager(layout)
    storage.setAttributedString(text)
  }

  convenience init(_ text: String, width: CGFloat, padding: CGFloat = 0) {
    self.init(
      NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]), width: width,
      padding: padding)
  }

  var fragments: [NSTextLayoutFragment] {
    var all: [NSTextLayoutFragment] = []
    layout.enumerateTextLayoutFragments(from: nil, options: []) {
      all.append($0); return true
    }
    return all
  }

  func place(_ unit: Int) -> any NSTextLocation { content.location(content.documentRange.location, offsetBy: unit)! }
  func range(_ low: Int, _ high: Int) -> NSTextRange { NSTextRange(location: place(low), end: place(high))! }
  func offset(_ place: any NSTextLocation) -> Int { content.offset(from: content.documentRange.location, to: place) }

  func frames(_ low: Int, _ high: Int, _ type: NSTextLayoutManager.SegmentType = .standard) -> [CGRect] {
    var all: [CGRect] = []
    layout.enumerateTextSegments(in: range(low, high), type: type) { _, frame, _, _ in
      all.append(frame); return true
    }
    return all
  }
}

@Suite struct NSTextLayoutManagerTests {
  private static let font = UIFont.systemFont(ofSize: 17)
  private static let line = font.lineHeight

  /// Returns random words in several scripts, with line breaks, styles and attachments.
  static func randomText(_ random: inout SeededRandom) -> NSAttributedString {
    let words = [
      "one", "Quick", "brown,", "fjord", "שלום", "עולם", "مرحبا", "x", "12.5", "e\u{301}tude", "👩‍👧", "a-b", "ﬁn",
    ]
    let text = NSMutableAttributedString()
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: CGFloat(Int.random(in: 9...24, using: &random)))
      ]
      if Int.random(in: 0..<4, using: &random) == 0 { attributes[.kern] = 2 }
      let breaks = ["\n", "\r\n", "\u{2029}", "\u{2028}", " ", " ", " ", " ", " ", " ", "\t"]
      text.append(
        NSAttributedString(
          string: words.randomElement(using: &random)! + breaks.randomElement(using: &random)!, attributes: attributes))
      if Int.random(in: 0..<20, using: &random) == 0 {
        let attachment = TextAttachmentBase()
        attachment.bounds = CGRect(x: 0, y: -3, width: 30, height: 22)
        text.append(NSAttributedString(attachment: attachment))
      }
    }
    let style = NSMutableParagraphStyle()
    style.lineSpacing = CGFloat(Int.random(in: 0...3, using: &random))
    style.paragraphSpacing = CGFloat(Int.random(in: 0...9, using: &random))
    style.paragraphSpacingBefore = CGFloat(Int.random(in: 0...5, using: &random))
    style.firstLineHeadIndent = CGFloat(Int.random(in: 0...20, using: &random))
    style.alignment = [.left, .right, .center, .natural, .justified].randomElement(using: &random)!
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    return text
  }

  /// Compares the lines of TextKit 1 and TextKit 2.
  @Test func linesMatchTextKit1() {
    for seed in 0..<300 {
      var random = SeededRandom(state: UInt64(seed))
      let text = Self.randomText(&random)
      let (width, padding) = (CGFloat.random(in: 60...400, using: &random).rounded(), CGFloat(seed % 3 * 5))
      let system = TextSystem(text, width: width, padding: padding)
      if seed % 4 == 0 {
        system.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 20, y: 15, width: 30, height: 40))]
      }
      let container = NSTextContainer(size: CGSize(width: width, height: 0))
      container.lineFragmentPadding = padding
      container.exclusionPaths = system.container.exclusionPaths
      let manager = NSLayoutManager()
      manager.addTextContainer(container)
      let storage = NSTextStorage(attributedString: text)
      storage.addLayoutManager(manager)
      var old: [(CGRect, NSRange)] = []
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: text.length)) { _, used, _, range, _ in
        old.append((used, range))
      }
      if manager.extraLineFragmentTextContainer != nil {
        old.append((manager.extraLineFragmentUsedRect, NSRange(location: text.length, length: 0)))
      }
      var new: [(CGRect, NSRange)] = []
      for fragment in system.fragments {
        let start = system.offset(fragment.rangeInElement.location)
        for line in fragment.textLineFragments {
          let frame = line.typographicBounds.offsetBy(
            dx: fragment.layoutFragmentFrame.minX - padding, dy: fragment.layoutFragmentFrame.minY)
          let used = CGRect(x: frame.minX, y: frame.minY, width: frame.width + 2 * padding, height: frame.height)
          new.append(
            (used, NSRange(location: start + line.characterRange.location, length: line.characterRange.length)))
        }
      }
      #expect(old.count == new.count, "seed \(seed)")
      for (one, two) in zip(old, new) {
        #expect(one.1 == two.1, "seed \(seed)")
        let (a, b) = (one.0, two.0)
        let differs = max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
        #expect(differs < 0.001, "seed \(seed): \(a) and \(b)")
      }
    }
  }

  @Test func fragmentsTileTheContainer() {
    let system = TextSystem("one\ntwo\n\nfour", width: 200, padding: 5)
    let frames = system.fragments.map(\.layoutFragmentFrame)
    #expect(frames.count == 4)
    for (index, frame) in frames.enumerated() {
      #expect(abs(frame.minY - CGFloat(index) * Self.line) < 0.001 && abs(frame.height - Self.line) < 0.001)
      #expect(frame.minX == 5)
    }
    #expect(abs(system.layout.usageBoundsForTextContainer.height - 4 * Self.line) < 0.001)
    #expect(system.layout.textLayoutFragment(for: CGPoint(x: 900, y: Self.line + 1)) === system.fragments[1])
    #expect(system.layout.textLayoutFragment(for: CGPoint(x: 0, y: -1)) == nil)
    #expect(system.layout.textLayoutFragment(for: CGPoint(x: 0, y: 5 * Self.line)) == nil)
    #expect(system.layout.textLayoutFragment(for: system.place(8)) === system.fragments[2])
  }

  @Test func aFinalLineBreakAddsAnEmptyLine() {
    let system = TextSystem("one\n", width: 200)
    let lines = system.fragments[0].textLineFragments
    #expect(lines.map(\.characterRange) == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 0)])
    #expect(abs(lines[1].typographicBounds.minY - Self.line) < 0.001)
    #expect(system.frames(4, 4).map(\.minY).allSatisfy { abs($0 - Self.line) < 0.001 })
  }

  /// Layout stops at the requested location. An edit preserves the layout before its paragraph.
  @Test func laysOutUpToTheRequestedLocation() {
    let system = TextSystem(String(repeating: "line\n", count: 10000), width: 200)
    system.layout.ensureLayout(for: CGRect(x: 0, y: 0, width: 200, height: 10 * Self.line - 1))
    #expect(system.layout.layoutCount <= 12)
    let before = system.layout.layoutCount
    system.layout.ensureLayout(for: system.range(5000 * 5, 5000 * 5 + 1))
    #expect(system.layout.layoutCount <= 5002)
    #expect(system.layout.layoutCount > before)
    let full = system.layout.layoutCount
    system.storage.replaceCharacters(in: NSRange(location: 4990 * 5, length: 1), with: "LL")
    system.layout.ensureLayout(for: system.range(5000 * 5, 5000 * 5 + 1))
    #expect(system.layout.layoutCount - full <= 13)
  }

  @Test func editedTextMatchesFreshLayout() {
    var random = SeededRandom(state: 7)
    for _ in 0..<60 {
      let system = TextSystem(Self.randomText(&random), width: 180)
      for _ in 0..<6 {
        _ = system.fragments
        let length = system.storage.length
        let low = Int.random(in: 0...length, using: &random)
        let high = Int.random(in: low...length, using: &random)
        let new = Int.random(in: 0..<3, using: &random) == 0 ? NSAttributedString() : Self.randomText(&random)
        system.content.performEditingTransaction {
          system.storage.replaceCharacters(in: NSRange(location: low, length: min(high - low, 9)), with: new)
        }
      }
      let fresh = TextSystem(system.storage, width: 180)
      #expect(system.fragments.map(\.layoutFragmentFrame) == fresh.fragments.map(\.layoutFragmentFrame))
      #expect(
        system.fragments.flatMap(\.textLineFragments).map(\.typographicBounds)
          == fresh.fragments.flatMap(\.textLineFragments).map(\.typographicBounds))
    }
  }

  // MARK: Segments

  @Test func segmentsFollowLinesAndDirections() {
    let system = TextSystem("ab\ncd", width: 200, padding: 5)
    func width(_ text: String) -> CGFloat {
      NSAttributedString(string: text, attributes: [.font: Self.font]).size().width
    }
    let standard = system.frames(1, 4)
    #expect(standard.count == 2)
    #expect(abs(standard[0].minX - 5 - width("a")) < 0.5 && abs(standard[0].maxX - 5 - width("ab")) < 0.5)
    #expect(abs(standard[1].minX - 5) < 0.001 && abs(standard[1].width - width("c")) < 0.5)
    let selection = system.frames(1, 4, .selection)
    #expect(abs(selection[0].maxX - 195) < 0.001)
    #expect(abs(selection[1].width - width("c")) < 0.5)
    let caret = system.frames(1, 1)
    #expect(caret.count == 1 && caret[0].width == 0 && abs(caret[0].minX - standard[0].minX) < 0.001)
    // In a line with two writing directions, a text range may consist of two visual segments.
    let mixed = TextSystem("abc שלום def", width: 300)
    #expect(mixed.frames(2, 6).count == 2)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let reversed = TextSystem(
      NSAttributedString(string: "שלום\nעולם", attributes: [.font: Self.font, .paragraphStyle: style]), width: 200)
    let line = reversed.frames(0, 6, .selection)
    #expect(line[0].minX == 0 && abs(line[0].maxX - 200) < 0.001, "\(line)")
    var ranges: [NSTextRange?] = []
    system.layout.enumerateTextSegments(in: system.range(0, 5), type: .standard, options: .rangeNotRequired) {
      range, _, baseline, _ in
      ranges.append(range)
      #expect(abs(baseline - Self.font.ascender) < 0.01)
      return false
    }
    #expect(ranges.count == 1 && ranges[0] == nil)
  }

  @Test func caretsFollowClusters() {
    let system = TextSystem("ab", width: 200)
    var found: [(CGFloat, Int, Bool)] = []
    system.layout.enumerateCaretOffsetsInLineFragment(at: system.place(0)) { x, place, isLeading, _ in
      found.append((x, system.offset(place), isLeading))
    }
    #expect(found.map(\.1) == [0, 0, 1, 1] && found.map(\.2) == [true, false, true, false])
    #expect(found[0].0 == 0 && abs(found[1].0 - found[2].0) < 0.001 && found[3].0 > found[2].0)
  }

  // MARK: Rendering attributes

  @Test func renderingAttributesDoNotAffectLayout() {
    let system = TextSystem("office work", width: 300)
    let before = system.fragments.flatMap(\.textLineFragments).map(\.typographicBounds)
    func image() -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      return UIGraphicsImageRenderer(size: CGSize(width: 200, height: 30), format: format).image { context in
        for fragment in system.fragments {
          fragment.draw(at: fragment.layoutFragmentFrame.origin, in: context.cgContext)
        }
      }
    }
    let plain = image()
    let whole = plain.box { $0.alpha > 0 }
    #expect(plain.box { $0.red > 100 } == nil)
    system.layout.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: system.range(2, 5))
    let colored = image()
    #expect(colored.box { $0.alpha > 0 } == whole)
    let edges = system.frames(2, 5)[0]
    let red = colored.box { $0.red > 100 } ?? .zero
    #expect(red.minX >= 2 * edges.minX - 1 && red.maxX <= 2 * edges.maxX + 1 && red.width > edges.width)
    #expect(system.fragments.flatMap(\.textLineFragments).map(\.typographicBounds) == before)
    system.layout.removeRenderingAttribute(.foregroundColor, for: system.range(0, 11))
    #expect(image().box { $0.red > 100 } == nil)
  }

  @Test func renderingAttributesFollowEdits() {
    let system = TextSystem("abcdefgh", width: 300)
    func stretches() -> [Range<Int>] {
      var all: [Range<Int>] = []
      system.layout.enumerateRenderingAttributes(from: system.place(0), reverse: false) { _, _, range in
        all.append(system.offset(range.location)..<system.offset(range.endLocation))
        return true
      }
      return all
    }
    system.layout.setRenderingAttributes([.foregroundColor: UIColor.red], for: system.range(2, 6))
    #expect(stretches() == [2..<6])
    system.storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
    #expect(stretches() == [4..<8])
    system.storage.replaceCharacters(in: NSRange(location: 5, length: 1), with: "")
    #expect(stretches() == [4..<5, 5..<7])
    system.layout.invalidateRenderingAttributes(for: system.range(4, 5))
    #expect(stretches() == [5..<7])
  }

  @Test func callsTheValidatorOncePerFragment() {
    let system = TextSystem("one\ntwo", width: 300)
    var count = 0
    system.layout.renderingAttributesValidator = { manager, fragment in
      count += 1
      manager.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: fragment.rangeInElement)
    }
    func draw() -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60)).image { context in
        for fragment in system.fragments {
          fragment.draw(at: fragment.layoutFragmentFrame.origin, in: context.cgContext)
        }
      }
    }
    #expect(draw().box { $0.red > 100 } != nil)
    _ = draw()
    #expect(count == 2)
  }

  // MARK: Standalone lines

  @Test func standaloneLineFragmentsMeasureAndFindCharacters() {
    let line = NSTextLineFragment(
      string: "Hello", attributes: [.font: Self.font], range: NSRange(location: 1, length: 3))
    let width = NSAttributedString(string: "ell", attributes: [.font: Self.font]).size().width
    #expect(abs(line.typographicBounds.width - width) < 0.5)
    #expect(line.glyphOrigin.x == 0 && abs(line.glyphOrigin.y - Self.font.ascender) < 0.01)
    #expect(line.locationForCharacter(at: 1).x == 0)
    #expect(abs(line.locationForCharacter(at: 4).x - line.typographicBounds.width) < 0.01)
    #expect(line.characterIndex(for: CGPoint(x: 1, y: 0)) == 1)
    #expect(line.characterIndex(for: CGPoint(x: 1000, y: 0)) == 3)
    #expect(line.fractionOfDistanceThroughGlyph(for: CGPoint(x: 1000, y: 0)) == 1)
  }

  // MARK: Viewports

  private final class Viewport: NSObject, NSTextViewportLayoutControllerDelegate {
    var bounds = CGRect.zero
    var log: [String] = []
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
      log = ["will"]
    }
    func textViewportLayoutController(
      _ textViewportLayoutController: NSTextViewportLayoutController,
      configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) { log.append("\(textLayoutFragment.rangeInElement)") }
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
      log.append("did")
    }
  }

  @Test func viewportsContainVisibleFragments() {
    let system = TextSystem(String(repeating: "line\n", count: 1000), width: 200)
    let viewport = Viewport()
    let controller = system.layout.textViewportLayoutController
    controller.delegate = viewport
    viewport.bounds = CGRect(x: 0, y: 10 * Self.line + 1, width: 200, height: 2 * Self.line)
    controller.layoutViewport()
    #expect(viewport.log == ["will", "50...55", "55...60", "60...65", "did"])
    #expect(controller.viewportRange == system.range(50, 65))
    #expect(system.layout.layoutCount < 20)
    #expect(abs(controller.relocateViewport(to: system.place(52)) - 10 * Self.line) < 0.01)
  }
}
