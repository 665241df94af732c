// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
import TesseraImaging
import TesseraRaster

extension Diffing where Value == UIImage {
  /// Compares images exactly.
  public static var image: Diffing { .image() }

  /// Compares images, which are stored as PNG files.
  ///
  /// - Parameters:
  ///   - precision: The fraction, in 0...1, that must be equal. It is a fraction of pixels if `perceptualPrecision`
  ///     is below 1, otherwise a fraction of bytes.
  ///   - perceptualPrecision: The required similarity, in 0...1, of colors that count as equal. Their distance in CIE
  ///     Lab (CIE 1976 Delta E) may be at most (1 - perceptualPrecision) x 100. A value of 0.98 allows a distance of 2,
  ///     which is just noticeable.
  ///   - scale: The number of pixels per point in references, or nil for 1. Does not affect the comparison.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let rule = ImageComparison(precision: precision, perceptualPrecision: perceptualPrecision)
    var diffing = Diffing(
      toData: { $0.referenceData }, fromData: { .reference($0, scale: scale ?? 1) },
      diff: { old, new in rule.mismatch(old: old, new: new).map { ($0, attachments(old, new)) } })
    diffing.checks.reference = problem
    diffing.checks.value = { image in
      if let problem = rule.problem { return problem }
      guard image.snapshotBitmap == nil else { return nil }
      return """
        Newly-taken snapshot is empty.

        No image could be generated for this view as its size was zero. Please set an explicit size in the test.
        """
    }
    diffing.checks.isSame = { data, image in
      guard let stamp = (try? PNG.stamp(in: [UInt8](data))) ?? nil, let bitmap = image.snapshotBitmap else {
        return false
      }
      return stamp.width == bitmap.width && stamp.height == bitmap.height && stamp.pixels == PixelHash(bitmap)
    }
    return diffing
  }

  private static func problem(_ data: Data) -> String? {
    let bytes = [UInt8](data)
    do {
      let stamp = try PNG.stamp(in: bytes)
      let bitmap = try PNG.decode(bytes)
      guard stamp == nil || stamp?.pixels == PixelHash(bitmap) else {
        return "its pixels do not match its fingerprint"
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func attachments(_ old: UIImage, _ new: UIImage) -> [XCTAttachment] {
    let reference = XCTAttachment(image: old)
    reference.name = "reference"
    let failure = XCTAttachment(image: new)
    failure.name = "failure"
    let difference = XCTAttachment(uniformTypeIdentifier: "public.png") {
      guard let expected = old.snapshotBitmap, let actual = new.snapshotBitmap else { return Data() }
      let picture = ImageDiff(expected: expected, actual: actual).picture(expected: expected, actual: actual)
      return Data((try? PNG.encode(picture)) ?? [])
    }
    difference.name = "difference"
    return [reference, failure, difference]
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A strategy that compares the image's pixels exactly.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that compares the image's pixels.
  ///
  /// - Parameters:
  ///   - precision: The fraction, in 0...1, that must be equal. It is a fraction of pixels if `perceptualPrecision`
  ///     is below 1, otherwise a fraction of bytes.
  ///   - perceptualPrecision: The required similarity, in 0...1, of colors that count as equal. A value of 0.98
  ///     ignores invisible differences.
  ///   - scale: The number of pixels per point in references, or nil for 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
