// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraRandom
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraNibs
@testable import TesseraViews

/// Loading damaged nibs and storyboards results in objects or reports, never in a crash. Long runs test 10,000
/// variants of each file, and `make test-long` runs them under the address sanitizer.
@MainActor @Suite(.serialized) struct NibFuzzTests {
  private static let count = ProcessInfo.processInfo.environment["TESSERA_LONG_TESTS"] != nil ? 10_000 : 60

  @Test(arguments: ["ProfileCard.xib", "Fields.xib", "Main.storyboard", "Flow.storyboard"])
  func corruptedAnywhere(file: String) throws {
    let bytes = [UInt8](try Data(contentsOf: NibFixture.bundle.bundleURL.appendingPathComponent(file)))
    var random = SeededRandom(state: 16)
    for _ in 0..<Self.count {
      let changed = Self.mutated(bytes, &random)
      _ = NibFixture.reports { Self.use(changed, file) }
    }
  }

  /// Creates, connects, shows and lays out a file's objects.
  private static func use(_ bytes: [UInt8], _ file: String) {
    guard let document = try? NibDocument(bytes, fileName: file, bundle: NibFixture.bundle) else { return }
    var roots: [Any] = []
    if file.hasSuffix(".xib") {
      roots = UINib(document).instantiate(withOwner: CardOwner(), options: nil)
    } else {
      let board = UIStoryboard(document)
      roots = board.instantiateInitialViewController().map { [$0] } ?? []
      for name in document.scenes.byIdentifier.keys.sorted() {
        roots.append(board.instantiateViewController(withIdentifier: name))
      }
    }
    for root in roots {
      switch root {
      // If a collection view's class is lost, its data source is the framework's default, which terminates the
      // process when the collection view is shown, as in UIKit.
      case let controller as UIViewController where holdsPlainGrid(controller): break
      case let controller as UIViewController:
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = controller
        window.layoutIfNeeded()
      case let view as UIView: view.layoutIfNeeded()
      default: break
      }
    }
  }

  private static func holdsPlainGrid(_ controller: UIViewController) -> Bool {
    type(of: controller) == UICollectionViewController.self || controller.children.contains { holdsPlainGrid($0) }
  }

  private static let nasty = [
    "", "-1", "0", "1e308", "-1e308", "nan", "1e9", "-1e9", "9223372036854775807", "YES", "NO", "-1\u{0}", "\u{1}ab",
    "..",
    "view", "default", "auto", "&#1;", "../../Main", "layer", "view.layer", "self",
  ]

  private static func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var result = bytes
    for _ in 0...Int.random(in: 0..<4, using: &random) {
      guard result.count > 40 else { break }
      let place = Int.random(in: 0..<(result.count - 32), using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4: result[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 4: result[place] = UInt8.random(in: 32..<127, using: &random)
      case 5: result.removeSubrange(place..<(place + Int.random(in: 1..<32, using: &random)))
      case 6: if Int.random(in: 0..<4, using: &random) == 0 { result.removeSubrange(place...) }
      case 7: replaceValue(in: &result, from: place, with: Array(nasty.randomElement(using: &random)!.utf8))
      case 8:
        // Another attribute's value, such as another object's id or a class of the wrong type.
        let other = Int.random(in: 0..<(result.count - 32), using: &random)
        if let value = value(in: result, from: other) {
          replaceValue(in: &result, from: place, with: Array(result[value]))
        }
      default: moveElement(in: &result, from: place)
      }
    }
    return result
  }

  /// Returns the range of the next quoted value.
  private static func value(in bytes: [UInt8], from place: Int) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    guard let equals = bytes[place...].firstIndex(of: UInt8(ascii: "=")), equals + 2 < bytes.count,
      bytes[equals + 1] == quote, let end = bytes[(equals + 2)...].firstIndex(of: quote)
    else { return nil }
    return (equals + 2)..<end
  }

  private static func replaceValue(in bytes: inout [UInt8], from place: Int, with value: [UInt8]) {
    if let range = self.value(in: bytes, from: place) { bytes.replaceSubrange(range, with: value) }
  }

  /// Moves a line that contains an element or one of its tags to a position after another line, so that elements
  /// appear where they are invalid.
  private static func moveElement(in bytes: inout [UInt8], from place: Int) {
    let newline = UInt8(ascii: "\n")
    guard let start = bytes[place...].firstIndex(of: newline), let end = bytes[(start + 1)...].firstIndex(of: newline),
      let next = bytes[(end + 1)...].firstIndex(of: newline)
    else { return }
    let line = Array(bytes[start..<end])
    bytes.insert(contentsOf: line, at: next)
    if line.contains(UInt8(ascii: "/")) { bytes.removeSubrange(start..<end) }
  }
}
