// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraFoundation
import TesseraGraphics
import TesseraImaging
import TesseraRaster

/// What an image that a strategy made carries. `UIImage` has no room for the views that it shows, by which a difference is
/// told in words.
private final class SnapshotRecord: Sendable {
  let bitmap: Bitmap
  let tree: ViewNode?
  /// What was found on the views, if a command asked.
  let inspection: TestProcessRecord.Inspection?

  init(_ bitmap: Bitmap, _ tree: ViewNode?, _ inspection: TestProcessRecord.Inspection? = nil) {
    self.bitmap = bitmap
    self.tree = tree
    self.inspection = inspection
  }

  /// Its address is the key under which records are kept beside images.
  private static let key = SnapshotRecord(Bitmap(width: 0, height: 0), nil)

  private static var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque()) }

  static func of(_ image: UIImage) -> SnapshotRecord? {
    objc_getAssociatedObject(image, address) as? SnapshotRecord
  }

  func keep(beside image: UIImage) {
    objc_setAssociatedObject(image, Self.address, self, .OBJC_ASSOCIATION_RETAIN)
  }
}

extension UIImage {
  /// A picture with the views that it shows.
  static func snapshot(
    _ bitmap: Bitmap, scale: CGFloat, tree: ViewNode?, _ inspection: TestProcessRecord.Inspection? = nil
  ) -> UIImage {
    let image = UIImage(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
    SnapshotRecord(bitmap, tree, inspection).keep(beside: image)
    return image
  }

  /// The views that the picture shows; nil for a picture that was not taken of views.
  var snapshotTree: ViewNode? { SnapshotRecord.of(self)?.tree }

  /// What was found on the views, if a command asked.
  var snapshotInspection: TestProcessRecord.Inspection? { SnapshotRecord.of(self)?.inspection }

  /// The pixels as they are seen; nil for an image without any.
  var snapshotBitmap: Bitmap? {
    if let bitmap = SnapshotRecord.of(self)?.bitmap { return bitmap.width > 0 && bitmap.height > 0 ? bitmap : nil }
    return pngData().flatMap { try? PNG.decode([UInt8]($0)) }
  }

  /// The file of a reference: a PNG that knows its pixels and its views. Empty for an image without pixels.
  var referenceData: Data {
    guard let bitmap = snapshotBitmap, let bytes = try? Golden.bytes(bitmap, tree: snapshotTree) else { return Data() }
    return Data(bytes)
  }

  /// The picture of a reference's file; an empty one if it cannot be read.
  static func reference(_ data: Data, scale: CGFloat) -> UIImage {
    let bytes = [UInt8](data)
    guard let bitmap = try? PNG.decode(bytes) else { return UIImage() }
    return snapshot(bitmap, scale: scale, tree: Golden.viewTree(in: bytes))
  }
}
