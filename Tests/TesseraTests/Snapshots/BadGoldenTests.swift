// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests with invalid goldens. None may pass, and none may be modified unless the record mode is `all`.

import Foundation
import Tessera
import TesseraImaging
import TesseraRaster
import Testing
import UIKit

struct BadGoldenTests {
  private let stage = SnapshotStage()
  private static let name = "a.tiny@1.light"

  /// 40 x 30 red pixels written by another program (Python's zlib), in PNG formats that this project does not write.
  private static let foreign: [(String, String)] = [
    (
      "16 bits",
      "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeEAIAAACBLxfJAAAAOUlEQVR42u3PMQEAAAjDsPk3PRCAA9Kjf9Jm+/MAAw"
        + "MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwPfH8JmVyhoPLy6AAAAAElFTkSuQmCC"
    ),
    (
      "palette",
      "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeAQMAAABkE86eAAAABlBMVEX/AAAAAP9sof2OAAAADElEQVR42mNgGHoAAA"
        + "C0AAGxr1xMAAAAAElFTkSuQmCC"
    ),
    (
      "interlaced",
      "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAIAAAGmuPscAAAAMUlEQVR42u3NwQkAAAgDse6/tH4dQBAk4EfKkVQyL8"
        + "e/+XwWi8Vi8X4MBoPBYPAvuAGPgKuNjnaCtAAAAABJRU5ErkJggg=="
    ),
  ]

  /// A file that claims 100000 x 100000 pixels.
  private static let huge =
    "iVBORw0KGgoAAAANSUhEUgABhqAAAYagCAIAAAAnMJyfAAAADElEQVR42mNgoD0AAABkAAG4me+ZAAAAAElFTkSuQm"
    + "CC"

  @Test(arguments: foreign.indices) func foreignGoldens(_ index: Int) async throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: Self.foreign[index].1)))
    try stage.write(bytes, to: stage.golden(Self.name))
    #expect(try await stage.run([SnapshotStage.screen("a")], .never).isSuccess)
    // The square has 48 pixels.
    let report = try await stage.run([SnapshotStage.screen("a", x: 4)], .never)
    #expect(report.results[0].state == .failed)
    #expect(report.results[0].difference?.mismatched == 48)
    #expect(stage.bytes(stage.golden(Self.name)) == bytes)
  }

  enum Damage: CaseIterable {
    case empty, text, lfsPointer, signature, truncated, byteChanged, huge, otherPixels, croppedButStamped
  }

  private func bytes(_ damage: Damage) throws -> [UInt8] {
    let bitmap = Bitmap(width: 40, height: 30)
    let good = try PNG.encodeStamped(bitmap)
    switch damage {
    case .empty: return []
    case .text: return Array("not a picture".utf8)
    case .lfsPointer: return Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8)
    case .signature: return Array(good.prefix(8))
    case .truncated: return Array(good.dropLast(20))
    case .byteChanged:
      var bytes = good
      bytes[bytes.count - 30] ^= 0x10
      return bytes
    case .huge: return [UInt8](try #require(Data(base64Encoded: Self.huge)))
    case .otherPixels:
      // One image's fingerprint combined with another image's pixels.
      let other = try PNG.encode(try #require(Bitmap(width: 40, height: 30, bytes: .init(repeating: 9, count: 4800))))
      let rest = try PNG.encode(bitmap, preset: .small)
      return Array(good.prefix(good.count - rest.count + 33)) + other.dropFirst(33)
    case .croppedButStamped:
      let small = try PNG.encode(Bitmap(width: 20, height: 15), preset: .small)
      let rest = try PNG.encode(bitmap, preset: .small)
      let stamp = good[33..<good.count - rest.count + 33]
      return Array(small.prefix(33)) + stamp + small.dropFirst(33)
    }
  }

  @Test(arguments: Damage.allCases, [RecordMode.never, .missing, .failed])
  func damagedGoldens(_ damage: Damage, _ mode: RecordMode) async throws {
    let bytes = try bytes(damage)
    try stage.write(bytes, to: stage.golden(Self.name))
    let report = try await stage.run([SnapshotStage.screen("a"), SnapshotStage.screen("b")], mode)
    #expect(report.results[0].state == .error)
    #expect(report.results[0].message.contains(Self.name))
    #expect(!report.isSuccess)
    #expect(stage.bytes(stage.golden(Self.name)) == bytes, "The golden was modified.")
    // The new image is shown, so that the user can see what would be recorded.
    #expect(report.results[0].pictures.actual != nil)
    #expect(report.results[1].state == (mode == .never ? .missing : .recorded))
  }

  @Test(arguments: RecordMode.allCases) func folderInsteadOfAFile(_ mode: RecordMode) async throws {
    try stage.write([1], to: stage.golden(Self.name) + "/inside")
    let report = try await stage.run([SnapshotStage.screen("a")], mode)
    #expect(report.results[0].state == .error)
    #expect(report.results[0].message.contains("folder"))
    #expect(stage.bytes(stage.golden(Self.name) + "/inside") == [1])
  }

  /// A pipe doesn't block the run, and a device isn't read endlessly. The time limit only terminates a hang. It is
  /// long because the test waits for other tests on the main actor.
  @Test(.timeLimit(.minutes(60)), arguments: [RecordMode.never, .missing, .failed])
  func pipesAndDevices(_ mode: RecordMode) async throws {
    try AtomicFile.createDirectory(stage.goldens)
    #expect(mkfifo(stage.golden(Self.name), 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: stage.golden("b.tiny@1.light"), withDestinationPath: "/dev/zero")
    let report = try await stage.run([SnapshotStage.screen("a"), SnapshotStage.screen("b")], mode)
    #expect(report.results.map(\.state) == [.error, .error])
  }

  @Test(arguments: RecordMode.allCases) func fileInsteadOfAFolder(_ mode: RecordMode) async throws {
    try stage.write([1], to: stage.goldens)
    let report = try await stage.run([SnapshotStage.screen("a")], mode)
    #expect(report.results[0].state == .error)
    #expect(stage.bytes(stage.goldens) == [1])
  }

  /// A symbolic link is preserved, and its target is replaced.
  @Test func links() async throws {
    try await stage.run([SnapshotStage.screen("a")], .missing)
    let elsewhere = stage.folder + "/elsewhere.png"
    try FileManager.default.moveItem(atPath: stage.golden(Self.name), toPath: elsewhere)
    try FileManager.default.createSymbolicLink(atPath: stage.golden(Self.name), withDestinationPath: elsewhere)
    #expect(try await stage.run([SnapshotStage.screen("a")], .never).isSuccess)
    #expect(try await stage.run([SnapshotStage.screen("a", x: 3)], .failed).results[0].state == .recorded)
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: stage.golden(Self.name))) == elsewhere)
    #expect(try await stage.run([SnapshotStage.screen("a", x: 3)], .never).isSuccess)
  }

  /// A golden of a different size is compared and shown instead of being rejected.
  @Test func otherSizes() async throws {
    try Golden.write(Bitmap(width: 41, height: 30), tree: nil, to: stage.golden(Self.name))
    let report = try await stage.run([SnapshotStage.screen("a")], .never)
    #expect(report.results[0].state == .failed)
    #expect(report.results[0].difference?.expected == .init(x: 0, y: 0, width: 41, height: 30))
    #expect(report.results[0].pictures.difference != nil)
  }
}
