// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraImaging
import TesseraRaster

extension UIImage {
  /// A PNG picture at one pixel per point. Nil for data that is damaged or not PNG.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// A PNG picture with `scale` pixels per point; a scale that is not positive counts as 1. Nil for data that is
  /// damaged or not PNG.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? PNG.decode([UInt8](data)) else { return nil }
    self.init(bitmap: bitmap, scale: scale)
  }

  /// A PNG file. Of `Logo.png`, `Logo@2x.png` and `Logo@3x.png` the one of the screen's scale is read, else the next
  /// sharper, else the next coarser; a path that ends in `@2x` or `@3x` names exactly that file. The extension may be
  /// left out. Nil where there is no file, or it is damaged or not PNG.
  public convenience init?(contentsOfFile path: String) {
    guard let found = UIImageFiles(UITraitCollection.current).find(path) else { return nil }
    self.init(file: found)
  }

  /// A picture among the program's resources, as `init(named:in:compatibleWith:)` finds it.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A picture among a bundle's resources, the program's by default. Nil where there is no file, or it is damaged or
  /// not PNG.
  ///
  /// Looks for the file `name` with the extension png, in the scale that suits the screen, in the bundle's resource
  /// folder and then in the bundle itself. The name may hold folders (`Icons/Logo`). Up to 64 MB of decoded files are
  /// kept in memory.
  ///
  /// - Note: Differs from UIKit: asset catalogues are not read.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    let files = UIImageFiles(traitCollection ?? .current)
    for folder in [bundle.resourceURL, bundle.bundleURL] {
      guard let folder, let found = files.find(folder.appendingPathComponent(name).path) else { continue }
      guard let bitmap = UIImageFiles.decoded(found.path) else { return nil }
      self.init(bitmap: bitmap, scale: found.scale)
      return
    }
    return nil
  }

  /// A picture among a bundle's resources, for the environment of a configuration. Nothing else of the configuration is
  /// used.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  private convenience init?(file: UIImageFiles.Found) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    self.init(data: data, scale: file.scale)
  }

  /// The image as a PNG file, upright; nil for an image without pixels. A symbol is drawn at its own size and scale, a
  /// tinted picture in its tint.
  public func pngData() -> Data? {
    let bitmap: Bitmap?
    switch content {
    case .bitmap(let pixels): bitmap = attributes.tint == nil ? pixels : painted()
    case .symbol: bitmap = painted()
    }
    guard let bitmap, bitmap.width > 0, bitmap.height > 0, let bytes = try? PNG.encode(bitmap) else { return nil }
    return Data(bytes)
  }

  /// What the image looks like by itself.
  func painted() -> Bitmap? {
    let scale = Double(scale)
    let width = (Double(size.width) * scale).rounded()
    let height = (Double(size.height) * scale).rounded()
    guard width >= 1, height >= 1, width <= 16384, height <= 16384 else { return nil }
    let list = DisplayList(width: Int(width), height: Int(height))
    var canvas = Canvas(list: list, transform: .scale(x: scale, y: scale))
    let image = renderingMode == .automatic ? withRenderingMode(.alwaysOriginal) : self
    ImagePainter(image: image, tint: attributes.tint ?? .black, traits: .current)
      .paint(in: CGRect(origin: .zero, size: size), .scaleToFill, into: &canvas)
    return try? canvas.list.paint()
  }
}
