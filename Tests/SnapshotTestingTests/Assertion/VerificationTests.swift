// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SnapshotTesting
import TesseraGraphics
import TesseraImaging
import TesseraRaster
import TesseraViews
import Testing

@Suite @MainActor
struct VerificationTests {
  /// Recording, passing and failing produce swift-snapshot-testing's messages.
  @Test func recordsPassesAndFails() throws {
    try withFolder { folder in
      func verify(_ view: UIView, _ record: SnapshotTestingConfiguration.Record = .missing) -> String? {
        verifySnapshot(
          of: view, as: .image(traits: oneToOne), named: "box", record: record, snapshotDirectory: folder,
          testName: "recordsPassesAndFails()")
      }
      let path = folder + "/recordsPassesAndFails.box.png"
      #expect(
        verify(box())
          == """
          No reference was found on disk. Automatically recorded snapshot: …

          open "file://\(path)"

          Re-run "recordsPassesAndFails" to assert against the newly-recorded snapshot.
          """)
      #expect(files(in: folder) == ["recordsPassesAndFails.box.png"])
      #expect(try PNG.read(path).width == 10)
      #expect(verify(box()) == nil)
      let recorded = try AtomicFile.read(path)

      let wide = box(.red, 10, 10)
      let dot = box(.blue, 2, 3)
      wide.addSubview(dot)
      let failure = try #require(verify(wide))
      let lines = failure.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(lines.prefix(4) == ["Snapshot \"box\" does not match reference.", "", "@−", "\"file://\(path)\""])
      #expect(lines.contains("Newly-taken snapshot does not match reference."))
      // The dot is 2 x 3 pixels, the box 10 x 10, at one pixel per point.
      #expect(failure.contains("6 of 100 pixels differ (6.00 %)"), "\(failure)")
      #expect(failure.contains("UIView"), "the change in words: \(failure)")
      #expect(try AtomicFile.read(path) == recorded)

      let again = verify(wide, .failed)
      #expect(
        again?.hasPrefix("Snapshot \"box\" does not match reference. A new snapshot was automatically recorded.")
          == true)
      #expect(verify(wide) == nil)
      #expect(verify(wide, .never) == nil)
      #expect(
        verify(wide, .all)
          == """
          Record mode is on. Automatically recorded snapshot: …

          open "file://\(path)"

          Turn record mode off and re-run "recordsPassesAndFails" to assert against the newly-recorded snapshot
          """)
    }
  }

  @Test func numbersUnnamedSnapshots() throws {
    try withFolder { folder in
      func text(_ text: String) -> String? {
        verifySnapshot(of: text, as: .lines, snapshotDirectory: folder, testName: "testCounted()")
      }
      for word in ["one", "two", "three"] { #expect(text(word) != nil) }
      #expect(files(in: folder) == ["testCounted.1.txt", "testCounted.2.txt", "testCounted.3.txt"])
      #expect(SnapshotTestingTests.text(of: folder + "/testCounted.2.txt") == "two")
    }
  }

  @Test func neverModeRecordsNothing() throws {
    try withFolder { folder in
      let failure = verifySnapshot(of: "a", as: .lines, named: "a", record: .never, snapshotDirectory: folder)
      #expect(
        failure?.hasPrefix(
          "No reference was found on disk. New snapshot was not recorded because recording is disabled") == true)
      #expect(files(in: folder).isEmpty)
    }
  }

  /// The `record` argument overrides the mode of the enclosing `withSnapshotTesting`, which overrides the environment
  /// variable.
  @Test func modes() throws {
    try withFolder { folder in
      func failure(_ record: SnapshotTestingConfiguration.Record? = nil) -> String? {
        verifySnapshot(of: "a", as: .lines, named: "a", record: record, snapshotDirectory: folder)
      }
      #expect(withSnapshotTesting(record: .never) { failure() }?.contains("recording is disabled") == true)
      #expect(withSnapshotTesting(record: .never) { failure(.missing) }?.contains("Automatically recorded") == true)
      #expect(failure() == nil)
      #expect(withSnapshotTesting(record: .all) { failure() }?.contains("Record mode is on") == true)
      #expect(
        withSnapshotTesting(record: .all) { withSnapshotTesting(diffTool: .ksdiff) { failure() } }?
          .contains("Record mode is on") == true)
      #expect(failure(true)?.contains("Record mode is on") == true)
      #expect(failure(false) == nil)
    }
  }

  @Test func tools() throws {
    try withFolder { folder in
      try write("old", to: folder + "/tools.a.txt")
      let failure = withSnapshotTesting(diffTool: .init { "compare \($0) with \($1)" }) {
        verifySnapshot(of: "new", as: .lines, named: "a", snapshotDirectory: folder)
      }
      let failed = NSTemporaryDirectory() + "VerificationTests/tools.a.txt"
      #expect(failure?.contains("compare \(folder)/tools.a.txt with ") == true)
      #expect(
        failure?.contains("VerificationTests/tools.a.txt\n\n@@ \u{2212}1,1 +1,1 @@\n\u{2212}old\n+new") == true,
        "\(failure ?? "")")
      #expect(text(of: failed) == "new")
    }
  }

  @Test func failuresPointAtTheAssertion() {
    let found = issues {
      assertSnapshot(of: "wrong", as: .lines, named: "nothing", record: .never)
    }
    #expect(found.count == 1)
    #expect(found.first?.line == #line - 3)
    #expect(found.first?.text.hasPrefix("No reference was found on disk.") == true)
  }

  @Test func eachSnapshotFailsSeparately() {
    let named = issues { assertSnapshots(of: "a", as: ["x": .lines, "y": .lines], record: .never) }
    #expect(named.map { $0.text.contains("eachSnapshotFailsSeparately.") } == [true, true])
    #expect(named.first?.text.contains("eachSnapshotFailsSeparately.x.txt") == true)
    let counted = issues { assertSnapshots(of: "a", as: [.lines, .description], record: .never) }
    #expect(counted.count == 2)
    #expect(counted.last?.text.contains("eachSnapshotFailsSeparately.2.txt") == true)
  }

  @Test func valueErrors() throws {
    struct Broken: Error {}
    func broken() throws -> String { throw Broken() }
    try withFolder { folder in
      let failure = verifySnapshot(of: try broken(), as: .lines, snapshotDirectory: folder)
      #expect(failure?.contains("Broken") == true)
    }
  }

  @Test func snapshotsThatNeverComplete() throws {
    try withFolder { folder in
      let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { (_: Int) in Async { _ in } }
      for timeout in [0.05, 0, -1, .nan] {
        let failure = verifySnapshot(of: 1, as: never, snapshotDirectory: folder, timeout: timeout)
        #expect(failure?.hasPrefix("Exceeded timeout of \(timeout) seconds waiting for snapshot.") == true)
      }
      #expect(files(in: folder).isEmpty)
    }
  }

  @Test func waitsForTimers() throws {
    try withFolder { folder in
      let view = box(.red)
      _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
        MainActor.assumeIsolated { view.backgroundColor = .blue }
      }
      _ = verifySnapshot(
        of: view, as: .wait(for: 0.1, on: .image(traits: oneToOne)), named: "a", snapshotDirectory: folder)
      let pixel = Array(try PNG.read(folder + "/waitsForTimers.a.png").bytes.prefix(4))
      #expect(pixel == [0, 0, 255, 255])
    }
  }

  /// An image that differs only in its file encoding passes, for example one recorded on iOS.
  @Test func imagesFromOtherPrograms() throws {
    try withFolder { folder in
      let image = grays(1, 2, 3)
      let plain = try PNG.encode(Bitmap(width: 3, height: 1, bytes: [1, 2, 3].flatMap { [$0, $0, $0, 255] })!)
      try AtomicFile.write(plain, to: folder + "/imagesFromOtherPrograms.a.png")
      #expect(verifySnapshot(of: image, as: .image, named: "a", record: .never, snapshotDirectory: folder) == nil)
    }
  }
}
