// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Old and new spellings side by side, as in tests of several years. Do not change it: it must compile and pass.

import InlineSnapshotTesting
import SnapshotTesting
import UIKit
import XCTest

private struct Point: Codable, CustomStringConvertible {
  var x = 1
  var y = 2
  var description: String { "(\(x), \(y))" }
}

private struct Token: AnySnapshotStringConvertible {
  static let renderChildren = false
  var snapshotDescription: String { "Token" }
}

private func assertText(
  _ text: String, is expected: (() -> String)? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  assertInlineSnapshot(
    of: text, as: .lines, message: "texts differ",
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["was"], trailingClosureLabel: "is", trailingClosureOffset: 0),
    matches: expected, fileID: fileID, file: file, function: function, line: line, column: column)
}

private func assertCard(
  _ view: UIView, record: Bool = false, file: StaticString = #file, testName: String = #function, line: UInt = #line
) -> String? {
  verifySnapshot(matching: view, as: .image, named: "card", record: record, file: file, testName: testName, line: line)
}

private func assertScreens(
  _ controller: UIViewController, _ devices: [String: ViewImageConfig], file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {
  for (name, config) in devices {
    assertSnapshot(
      of: controller, as: .image(on: config, perceptualPrecision: 0.98, traits: .init(displayScale: 1)), named: name,
      file: file, testName: testName, line: line)
  }
}

final class OlderSpellingsTests: XCTestCase {
  private var directory: String!

  override func setUp() {
    super.setUp()
    directory = NSTemporaryDirectory() + UUID().uuidString
  }

  override func tearDown() {
    try? FileManager.default.removeItem(atPath: directory)
    super.tearDown()
  }

  func testInlineAsArgument() {
    _assertInlineSnapshot(
      matching: Point(), as: .dump,
      with: """
        ▿ (1, 2)
          - x: 1
          - y: 2
        """)
    _assertInlineSnapshot(matching: "a", as: .lines, record: false, timeout: 1, with: "a")
    assertInlineSnapshot(matching: 3, as: .description, with: "3")
    XCTAssertNil(_verifyInlineSnapshot(matching: Token(), as: .dump, with: "- Token"))
    XCTAssertNotNil(
      withSnapshotTesting(record: .never) { _verifyInlineSnapshot(matching: 3, as: .description, with: "4") })
  }

  func testInlineAsClosure() {
    let isRecording = false
    assertInlineSnapshot(of: Point(), as: .json, record: isRecording) {
      """
      {
        "x" : 1,
        "y" : 2
      }
      """
    }
    assertText("blob") { "blob" }
    assertText("blob", is: { "blob" })
  }

  func testStrategiesByTheirTypes() {
    let data = Snapshotting<Data, Data>.data
    let lines: SimplySnapshotting<String> = .lines
    let described = Snapshotting<Any, String>.description
    let dumped: Snapshotting<[Int: Point], String> = .dump
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for failure in [
      verifySnapshot(of: Data([1]), as: data, record: .missing, snapshotDirectory: directory),
      verifySnapshot(of: "a", as: lines, record: SnapshotTestingConfiguration.Record.all, snapshotDirectory: directory),
      verifySnapshot(of: 3 as Any, as: described, snapshotDirectory: directory),
      verifySnapshot(of: [1: Point()], as: dumped, snapshotDirectory: directory),
      verifySnapshot(of: Point(), as: .json(encoder), snapshotDirectory: directory),
      verifySnapshot(of: Point(), as: .plist(PropertyListEncoder()), snapshotDirectory: directory),
      verifySnapshot(of: Point(), as: Snapshotting<Any, String>.dump.pullback { $0 }, snapshotDirectory: directory),
      verifySnapshot(
        of: { $0 == .on ? 1 : 0 }, as: Snapshotting<Flag, String>.func(into: .description), snapshotDirectory: directory
      ),
    ] {
      XCTAssertNotNil(failure)
    }
    var changed = lines
    changed.pathExtension = "text"
    changed.diffing = Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { _, _ in
      nil
    }
    XCTAssertNotNil(verifySnapshot(of: "a", as: changed, named: "changed", snapshotDirectory: directory))
    XCTAssertNil(verifySnapshot(of: "b", as: changed, named: "changed", snapshotDirectory: directory))
    XCTAssertTrue(FileManager.default.fileExists(atPath: directory + "/testStrategiesByTheirTypes.changed.text"))
  }

  func testConfigurations() {
    let outer = SnapshotTestingConfiguration(record: .never, diffTool: .init { "\($0) \($1)" })
    withSnapshotTesting(record: outer.record, diffTool: outer.diffTool) {
      XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .never)
      XCTAssertNotNil(verifySnapshot(of: "a", as: .lines, snapshotDirectory: directory))
      withSnapshotTesting(diffTool: "cmp") { XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .never) }
    }
    XCTAssertNil(SnapshotTestingConfiguration.current)
    XCTAssertEqual(SnapshotTestingConfiguration.Record(rawValue: "failed"), .failed)
    XCTAssertEqual(
      SnapshotTestingConfiguration.DiffTool.ksdiff(currentFilePath: "a", failedFilePath: "b"), "ksdiff a b")
  }

  func testImages() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .black
    XCTAssertNotNil(verifySnapshot(of: view, as: .image(precision: 0.99), snapshotDirectory: directory))
    XCTAssertNotNil(
      verifySnapshot(of: view.layer, as: .image(precision: 1, traits: .init()), snapshotDirectory: directory))
    let oval = UIBezierPath(ovalIn: view.bounds)
    XCTAssertNotNil(verifySnapshot(of: oval, as: .image(scale: 2), snapshotDirectory: directory))
    XCTAssertNotNil(
      verifySnapshot(of: oval.cgPath, as: .image(scale: 2, drawingMode: .stroke), snapshotDirectory: directory))
    XCTAssertNotNil(verifySnapshot(of: oval.cgPath, as: .elementsDescription, snapshotDirectory: directory))
    let config = ViewImageConfig(safeArea: .zero, size: CGSize(width: 10, height: 10), traits: .init(displayScale: 1))
    XCTAssertNotNil(
      verifySnapshot(of: UIViewController(), as: .wait(for: 0.01, on: .image(on: config)), snapshotDirectory: directory)
    )
    let difference = Diffing<UIImage>.image(precision: 1, perceptualPrecision: 1, scale: 1).diff(UIImage(), UIImage())
    XCTAssertNotNil(difference)
  }
}

private enum Flag: CaseIterable {
  case on, off
}
