// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraFoundation
import TesseraGraphics
import TesseraImaging
import TesseraRaster

/// The data that a strategy attaches to an image. `UIImage` can't store the view tree, which is used to describe
/// differences.
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

  /// A record whose address is the key for associated objects.
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
  /// Returns an image with its view tree.
  static func snapshot(
    _ bitmap: Bitmap, scale: CGFloat, tree: ViewNode?, _ inspection: TestProcessRecord.Inspection? = nil
  ) -> UIImage {
    let image = UIImage(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
    SnapshotRecord(bitmap: bitmap, tree: tree, inspection: inspection).attach(to: image)
    return image
  }

  /// The image's view tree, or nil if the image does not show views.
  var snapshotTree: ViewNode? { SnapshotRecord.of(self)?.tree }

  /// The inspection of the views, if a command requested one.
  var snapshotInspection: TestProcessRecord.Inspection? { SnapshotRecord.of(self)?.inspection }

  /// The pixels in display orientation, or nil for an image without pixels.
  var snapshotBitmap: Bitmap? {
    if let bitmap = SnapshotRecord.of(self)?.bitmap { return bitmap.width > 0 && bitmap.height > 0 ? bitmap : nil }
    return pngData().flatMap { try? PNG.decode([UInt8]($0)) }
  }

  /// The content of a reference file: a PNG with a metadata stamp and a view tree. Empty for an image without pixels.
  var referenceData: Data {
    guard let bitmap = snapshotBitmap, let bytes = try? Golden.bytes(bitmap, tree: snapshotTree) else { return Data() }
    return Data(bytes)
  }

  /// Returns the image in a reference file, or an empty image if the file can't be read.
  static func reference(_ data: Data, scale: CGFloat) -> UIImage {
    let bytes = [UInt8](data)
    guard let bitmap = try? PNG.decode(bytes) else { return UIImage() }
    return snapshot(bitmap, scale: scale, tree: Golden.viewTree(in: bytes))
  }
}
