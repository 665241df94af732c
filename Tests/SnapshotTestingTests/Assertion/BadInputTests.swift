// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SnapshotTesting
import TesseraGraphics
import TesseraImaging
import TesseraRaster
import TesseraViews
import Testing

/// Invalid input fails the assertion with a message, and the test continues.
@Suite @MainActor
struct BadInputTests {
  private func failure(
    _ view: UIView, _ strategy: Snapshotting<UIView, UIImage>, _ folder: String, name: String? = "a",
    record: SnapshotTestingConfiguration.Record = .missing
  ) -> String {
    verifySnapshot(
      of: view, as: strategy, named: name, record: record, snapshotDirectory: folder, testName: "test()") ?? "passed"
  }

  @Test func referencesThatAreNotPNG() throws {
    try withFolder { folder in
      let good = try PNG.encode(Bitmap(width: 10, height: 10))
      let broken: [[UInt8]] = [[], Array("not a picture".utf8), Array(good.prefix(40)), [0xFF, 0xD8, 0xFF, 0xE0]]
      for bytes in broken {
        for mode in [SnapshotTestingConfiguration.Record.missing, .failed, .never] {
          try AtomicFile.write(bytes, to: folder + "/test.a.png")
          let failure = failure(box(), .image, folder, record: mode)
          #expect(failure.hasPrefix("The reference of snapshot \"a\" cannot be read: "), "\(failure)")
          #expect(failure.contains("record it again with `record: .all`"))
          #expect(try AtomicFile.read(folder + "/test.a.png") == bytes)
        }
      }
      #expect(failure(box(), .image, folder, record: .all).hasPrefix("Record mode is on."))
      #expect(failure(box(), .image, folder) == "passed")
    }
  }

  @Test func unusableFolders() throws {
    try withFolder { folder in
      try write("x", to: folder + "/file")
      #expect(failure(box(), .image, folder + "/file").contains("not a folder"))
      #expect(failure(box(), .image, folder + "/file/deeper").contains("not a folder"))
      try AtomicFile.createDirectory(folder + "/test.a.png")
      #expect(failure(box(), .image, folder).contains("test.a.png"))
      guard NSUserName() != "root" else { return }
      let locked = folder + "/locked"
      try FileManager.default.createDirectory(
        atPath: locked, withIntermediateDirectories: true, attributes: [.posixPermissions: 0])
      #expect(failure(box(), .image, locked).lowercased().contains("permission"))
    }
  }

  @Test func namesStayInTheirFolder() throws {
    try withFolder { folder in
      for name in ["a/b", "../../up", "/etc/passwd", "x\0y", ".", ""] {
        _ = verifySnapshot(of: "t", as: .lines, named: name, snapshotDirectory: folder + "/in", testName: "../test()")
      }
      #expect(files(in: folder).allSatisfy { $0.hasPrefix("in/") && !$0.dropFirst(3).contains("/") })
      #expect(files(in: folder).contains("in/test.a-b.txt"))
      let long = verifySnapshot(
        of: "t", as: .lines, named: String(repeating: "n", count: 300), snapshotDirectory: folder + "/in")
      #expect(long?.contains("too long") == true, "\(long ?? "")")
    }
  }

  @Test(arguments: [Float.nan, 1.01, -0.1, .infinity, -.infinity])
  func invalidPrecisions(_ value: Float) throws {
    try withFolder { folder in
      #expect(failure(box(), .image(precision: value), folder).hasPrefix("precision is \(value). "))
      #expect(
        failure(box(), .image(perceptualPrecision: value), folder).hasPrefix("perceptualPrecision is \(value). "))
      #expect(files(in: folder).isEmpty)
    }
  }

  @Test func emptyImages() throws {
    try withFolder { folder in
      let empty = verifySnapshot(of: UIImage(), as: .image, named: "a", snapshotDirectory: folder)
      #expect(empty?.hasPrefix("Newly-taken snapshot is empty.") == true)
      #expect(failure(UIView(), .image, folder).contains("UIView has no size"))
      let controller = UIViewController()
      for size in [CGSize.zero, CGSize(width: 10, height: 0), CGSize(width: CGFloat.nan, height: 10)] {
        let failure = verifySnapshot(
          of: controller, as: .image(on: .iPhone13, size: size), named: "a", snapshotDirectory: folder)
        #expect(
          failure?.hasPrefix("No snapshot could be taken: UIViewController has no size") == true, "\(failure ?? "")")
      }
      let huge = CGSize(width: 1e6, height: 1e6)
      #expect(failure(box(), .image(size: huge), folder).hasPrefix("No snapshot could be taken: "))
      #expect(verifySnapshot(of: CALayer(), as: .image, named: "a", snapshotDirectory: folder) != nil)
      #expect(verifySnapshot(of: UIBezierPath(), as: .image, named: "a", snapshotDirectory: folder) != nil)
      #expect(files(in: folder).isEmpty)
    }
  }

  @Test func controllersWithAParent() throws {
    try withFolder { folder in
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      let failure = verifySnapshot(of: child, as: .image(on: .iPhoneSe), named: "a", snapshotDirectory: folder)
      #expect(failure?.contains("is a child of UIViewController") == true)
      #expect(verifySnapshot(of: child, as: .hierarchy, named: "a", snapshotDirectory: folder) == failure)
    }
  }

  @Test func unencodableValues() throws {
    struct Endless: Encodable { let value = Double.infinity }
    try withFolder { folder in
      let json = verifySnapshot(of: Endless(), as: .json, named: "a", snapshotDirectory: folder)
      #expect(json?.hasPrefix("No snapshot could be taken: ") == true)
      let any = verifySnapshot(of: [Date()] as Any, as: .json, named: "a", snapshotDirectory: folder)
      #expect(any?.contains("contains a value that JSON can't represent") == true)
      #expect(files(in: folder).isEmpty)
    }
  }

  @Test func missingSourceFiles() {
    let failure = verifySnapshot(of: "a", as: .lines, record: .all, file: "/nowhere/at/all/Tests.swift")
    #expect(failure?.contains("folder, /nowhere/at/all,") == true)
    #expect(!FileManager.default.fileExists(atPath: "/nowhere"))
  }
}
