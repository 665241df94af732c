// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraFoundation
import TesseraGraphics
import TesseraImaging
import TesseraRaster

/// Data attached to an image of a strategy. `UIImage` cannot store the view tree, which describes differences.
private final class SnapshotRecord: Sendable {
  let bitmap: Bitmap
  let tree: ViewNode?
  /// The inspection of the views, if a command requested one.
  let inspection: TestProcessRecord.Inspection?

  init(bitmap: Bitmap, tree: ViewNode?, inspection: TestProcessRecord.Inspection? = nil) {
    self.bitmap = bitmap
    self.tree = tree
    self.inspection = inspection
  }

  /// A record whose address is the key of associated records.
  private static let key = SnapshotRecord(bitmap: Bitmap(width: 0, height: 0), tree: nil)

  private static var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque()) }

  static func of(_ image: UIImage) -> SnapshotRecord? {
    objc_getAssociatedObject(image, address) as? SnapshotRecord
  }

  func attach(to image: UIImage) {
    objc_setAssociatedObject(image, Self.address, self, .OBJC_ASSOCIATION_RETAIN)
  }
}

extension UIImage {
  /// Returns a picture with its view tree.
  static func snapshot(
    _ bitmap: Bitmap, scale: CGFloat, tree: ViewNode?, _ inspection: TestProcessRecord.Inspection? = nil
  ) -> UIImage {
    let image = UIImage(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
    SnapshotRecord(bitmap: bitmap, tree: tree, inspection: inspection).attach(to: image)
    return image
  }

  /// The view tree of the picture, or nil if it was not taken of views.
  var snapshotTree: ViewNode? { SnapshotRecord.of(self)?.tree }

  /// The inspection of the views, if a command requested one.
  var snapshotInspection: TestProcessRecord.Inspection? { SnapshotRecord.of(self)?.inspection }

  /// The pixels in display orientation, or nil for an image without pixels.
  var snapshotBitmap: Bitmap? {
    if let bitmap = SnapshotRecord.of(self)?.bitmap { return bitmap.width > 0 && bitmap.height > 0 ? bitmap : nil }
    return pngData().flatMap { try? PNG.decode([UInt8]($0)) }
  }

  /// The file of a reference: a PNG with a stamp and a view tree. Empty for an image without pixels.
  var referenceData: Data {
    guard let bitmap = snapshotBitmap, let bytes = try? Golden.bytes(bitmap, tree: snapshotTree) else { return Data() }
    return Data(bytes)
  }

  /// Returns the picture of a reference's file, or an empty one if it cannot be read.
  static func reference(_ data: Data, scale: CGFloat) -> UIImage {
    let bytes = [UInt8](data)
    guard let bitmap = try? PNG.decode(bytes) else { return UIImage() }
    return snapshot(bitmap, scale: scale, tree: Golden.viewTree(in: bytes))
  }
}
