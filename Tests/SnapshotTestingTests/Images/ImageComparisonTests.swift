// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import SnapshotTesting
import Foundation
import TesseraGraphics
import TesseraRaster
import Testing

@Suite struct PictureRuleTests {
  private func mismatch(_ old: UIImage, _ new: UIImage, _ precision: Float, _ perceptual: Float = 1) -> String? {
    ImageComparison(precision: precision, perceptualPrecision: perceptual).mismatch(old: old, new: new)
  }

  /// Without `perceptualPrecision`, the comparison counts bytes. In 4 pixels of 4 bytes, one different opaque gray
  /// pixel changes 3 of 16 bytes.
  @Test func precisionCountsBytes() {
    let (old, new) = (grays(0, 0, 0, 0), grays(0, 0, 0, 10))
    #expect(mismatch(old, new, 1)?.hasPrefix("Newly-taken snapshot does not match reference.") == true)
    // 10 % of 16 bytes is 1 byte, rounded down; 20 % is 3 bytes.
    #expect(
      mismatch(old, new, 0.9)?.hasPrefix("Actual image precision 0.8125 is less than required 0.9\n") == true)
    #expect(mismatch(old, new, 0.8) == nil)
    #expect(mismatch(old, new, 0) == nil)
    #expect(mismatch(old, old, 1) == nil)
  }

  /// Gray 119 is 0.1845 in linear light, so L* = 116 * 0.1845^(1/3) - 16 = 50.03, which is its distance from black.
  @Test func perceptualPrecisionIsTheLabDistance() {
    let (old, new) = (grays(0, 0, 0, 0), grays(0, 0, 0, 119))
    #expect(mismatch(old, new, 1, 0.49) == nil)
    let failure = mismatch(old, new, 1, 0.51)
    #expect(
      failure?.hasPrefix(
        """
        The percentage of pixels that match 0.75 is less than required 1.0
        The lowest perceptual color precision 0.499 is less than required 0.51
        """) == true, "\(failure ?? "passed")")
    // Three of four pixels match.
    #expect(mismatch(old, new, 0.75, 0.51) == nil)
    #expect(mismatch(old, new, 0.8, 0.51) != nil)
  }

  @Test func sizes() {
    let failure = mismatch(grays(0, 0), grays(0, 0, 0), 0, 0)
    #expect(failure?.hasPrefix("Newly-taken snapshot@(3.0, 1.0) does not match reference@(2.0, 1.0).\n") == true)
    #expect(mismatch(UIImage(), grays(0), 1) == "Reference image could not be loaded.")
    #expect(mismatch(grays(0), UIImage(), 1) == "Newly-taken snapshot is empty.")
  }

  /// Rotated and tinted images are compared as displayed.
  @Test func comparesDisplayedImages() {
    let stored = grays(0, 200)
    let turned = stored.cgImage.map { UIImage(cgImage: $0, scale: 1, orientation: .down) }
    #expect(mismatch(grays(200, 0), turned ?? UIImage(), 1) == nil)
    #expect(mismatch(stored, stored.withTintColor(.red), 1) != nil)
  }

  @Test func roundTripsThroughStorage() throws {
    let diffing = Diffing<UIImage>.image(scale: 2)
    let image = grays(1, 2, 3, 4)
    let back = diffing.fromData(diffing.toData(image))
    #expect(back.scale == 2 && back.size == CGSize(width: 2, height: 0.5))
    #expect(diffing.diff(back, image) == nil)
    let (_, attachments) = try #require(diffing.diff(back, grays(1, 2, 3, 5)))
    #expect(attachments.map(\.name) == ["reference", "failure", "difference"])
  }
}
