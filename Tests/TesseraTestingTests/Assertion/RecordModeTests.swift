// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraImaging
@testable import TesseraTesting
import Testing

/// All states of a golden in all record modes, for images and text.
@Suite @MainActor
struct RecordModeTests {
  enum ExistingReference: CaseIterable, Sendable { case none, same, other, damaged, empty }

  struct Case: CustomTestStringConvertible, Sendable {
    let before: ExistingReference
    let mode: RecordMode
    let passes: Bool
    let isWritten: Bool

    init(_ before: ExistingReference, _ mode: RecordMode, passes: Bool = false, writes: Bool = false) {
      (self.before, self.mode, self.passes, isWritten) = (before, mode, passes, writes)
    }

    var testDescription: String { "\(before), \(mode)" }
  }

  /// The behavior that the mode names imply. Writing a golden fails the test, because the image has not been
  /// reviewed.
  nonisolated static let cases: [Case] = [
    Case(.none, .never), Case(.none, .missing, writes: true), Case(.none, .failed, writes: true),
    Case(.none, .all, writes: true),
    Case(.same, .never, passes: true), Case(.same, .missing, passes: true), Case(.same, .failed, passes: true),
    Case(.other, .never), Case(.other, .missing), Case(.other, .failed, writes: true), Case(.other, .all, writes: true),
    Case(.damaged, .never), Case(.damaged, .missing), Case(.damaged, .failed), Case(.damaged, .all, writes: true),
    Case(.empty, .never), Case(.empty, .missing), Case(.empty, .failed), Case(.empty, .all, writes: true),
  ]

  @Test(arguments: cases)
  func images(_ example: Case) throws {
    try withFolder { folder in
      let before: [UInt8]? =
        switch example.before {
        case .none: nil
        case .same: try PNG.encodeStamped(picture(30))
        case .other: try PNG.encodeStamped(picture(31))
        case .damaged: Array(try PNG.encodeStamped(picture(30)).dropLast(7))
        case .empty: []
        }
      let golden = "\(folder)/goldens/images.png"
      if let before { try write(before, to: golden) }
      let failure = verifySnapshot(
        of: picture(30), as: .image, record: example.mode, snapshotDirectory: "\(folder)/goldens")
      #expect((failure == nil) == example.passes)
      if example.isWritten {
        #expect(try Golden.read(golden).bitmap() == picture(30))
      } else {
        #expect(bytes(of: golden) == before, "The golden was modified.")
      }
    }
  }

  @Test(arguments: cases)
  func texts(_ example: Case) throws {
    try withFolder { folder in
      let before: [UInt8]? =
        switch example.before {
        case .none: nil
        case .same: Array("one\ntwo\n".utf8)
        case .other: Array("one\n2\n".utf8)
        case .damaged: Array("one\n".utf8) + [0xFF, 0xFE]
        case .empty: []
        }
      let golden = "\(folder)/goldens/texts.txt"
      if let before { try write(before, to: golden) }
      let failure = verifySnapshot(
        of: "one\ntwo", as: .lines, record: example.mode, snapshotDirectory: "\(folder)/goldens")
      #expect((failure == nil) == example.passes)
      #expect(bytes(of: golden) == (example.isWritten ? Array("one\ntwo\n".utf8) : before))
    }
  }

  /// A golden written by another program has no stamp (the fingerprint of its image), and one from an older version
  /// has no view tree. The mode `all` rewrites both once.
  @Test func allUpdatesReferences() throws {
    try withFolder { folder in
      let golden = "\(folder)/old.png"
      try write(try PNG.encode(picture(30)), to: golden)
      @MainActor func run() -> String? {
        verifySnapshot(of: picture(30), as: .image, record: .all, snapshotDirectory: folder, testName: "old")
      }
      #expect(run() != nil)
      let written = bytes(of: golden)
      #expect(try Golden.read(golden).viewTree()?.className == "Bitmap")
      #expect(run() == nil)
      #expect(bytes(of: golden) == written)
    }
  }

  /// The `record` argument overrides the mode of the enclosing scope, which overrides the environment variable, which
  /// overrides the default `missing`.
  @Test func precedence() {
    typealias Configuration = SnapshotTestingConfiguration
    #expect(Configuration.mode(nil, environment: nil) == .missing)
    #expect(Configuration.mode(nil, environment: .never) == .never)
    withSnapshotTesting(record: .failed) {
      #expect(Configuration.mode(nil, environment: .never) == .failed)
      #expect(Configuration.mode(.all, environment: .never) == .all)
      withSnapshotTesting(report: "elsewhere") {
        #expect(Configuration.current.record == .failed)
        withSnapshotTesting(record: .all) { #expect(Configuration.current.report == "elsewhere") }
      }
    }
    #expect(Configuration.current.record == nil)
  }

  @Test func asynchronousScopes() async {
    await withSnapshotTesting(record: .failed) {
      await Task.yield()
      #expect(SnapshotTestingConfiguration.current.record == .failed)
    }
  }

  @Suite(.snapshots(record: .failed, report: "outer"))
  struct Traits {
    @Test func suite() {
      #expect(SnapshotTestingConfiguration.current.record == .failed)
    }

    @Test(.snapshots(record: .never), arguments: [1, 2])
    func innermost(_: Int) {
      #expect(SnapshotTestingConfiguration.current.record == .never)
      #expect(SnapshotTestingConfiguration.current.report == "outer")
    }
  }
}
