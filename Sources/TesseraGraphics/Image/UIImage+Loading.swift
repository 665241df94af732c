// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraImaging
import TesseraRaster

extension UIImage {
  /// A PNG picture at one pixel per point; nil for data that is damaged or not PNG.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// A PNG picture with `scale` pixels per point; nil for data that is damaged or not PNG.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? PNG.decode([UInt8](data)) else { return nil }
    self.init(bitmap: bitmap, scale: scale)
  }

  /// A PNG file. Next to `Logo.png`, the file `Logo@3x.png` or `Logo@2x.png` is preferred when it suits the screen better;
  /// a path that names one of them is taken at its word. The extension may be left out.
  public convenience init?(contentsOfFile path: String) {
    guard let found = UIImageFiles(UITraitCollection.current).find(path) else { return nil }
    self.init(file: found)
  }

  /// A picture among the program's resources: see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A picture among a bundle's resources, the program's by default.
  ///
  /// Looks for the file `name` with the extension png, in the scale that suits the screen, in the bundle's resource folder
  /// and then next to the program. The name may hold folders (`Icons/Logo`). A file is decoded once.
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

  /// A picture among a bundle's resources, with a configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  private convenience init?(file: UIImageFiles.Found) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    self.init(data: data, scale: file.scale)
  }

  /// The image as a PNG file; nil for an image without pixels. A symbol is drawn at its own size and scale.
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
