// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
import TesseraImaging
import TesseraRaster

extension UIImage {
  /// Creates an image from the data of a PNG, JPEG, WebP, GIF, HEIC, BMP or TIFF file, at a scale of 1. The format is
  /// detected from the data. For an animation, the image is the first frame. If the data is damaged or has a
  /// different format, returns nil and writes the reason to standard error once.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the data of a file, with `scale` pixels per point. If the scale is not positive, 1 is
  /// used. Returns nil under the same conditions as `init(data:)`.
  public convenience init?(data: Data, scale: CGFloat) {
    do {
      self.init(try LoadedImage([UInt8](data), name: "of \(data.count) bytes"), scale: scale)
    } catch {
      MissingResources.report(MissingResource(.image, "of \(data.count) bytes", reason: error.description))
      return nil
    }
  }

  /// Creates an image from a file. If there are several files, such as `Logo.png`, `Logo@2x.png` and `Logo@3x.png`,
  /// the file with the screen's scale, the next higher scale or the next lower scale is used, in this order of
  /// preference. If the path contains `@2x` or `@3x`, that file is used. The extension `png` can be omitted. If the
  /// file is missing, damaged or in a different format, returns nil and writes the reason to standard error once.
  public convenience init?(contentsOfFile path: String) {
    guard let found = UIImageFiles(UITraitCollection.current).find(path) else {
      let folder = (path as NSString).deletingLastPathComponent
      let name = (path as NSString).lastPathComponent
      MissingResources.report(MissingResource(.image, name, in: folder, among: UIImageFiles.names(in: folder)))
      return nil
    }
    do {
      let bytes = [UInt8](FileManager.default.contents(atPath: found.path) ?? Data())
      self.init(try LoadedImage(bytes, name: found.path), scale: found.scale)
    } catch {
      MissingResources.report(MissingResource(.image, found.path, reason: error.description))
      return nil
    }
  }

  /// Creates an image from the app's resources, like `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from a bundle's resources. The image is from an image set or symbol set of an asset catalog
  /// (`*.xcassets`) or, if there is none, from an image file. If the image is missing or can't be read, reports the
  /// failure and returns nil.
  ///
  /// If the bundle is nil or the main bundle, the app's resources are searched. These are in the main bundle and in
  /// the bundles that SwiftPM creates next to the executable, one for each target with resources. The image in a set
  /// is selected by scale, device, appearance, contrast, layout direction, size classes, gamut and language; views
  /// display the image for their traits. Image files are found by `name` and the extension of a supported format, in
  /// the best scale for the screen. The name may contain folders (`Icons/Logo`). Up to 64 MB of decoded files are
  /// cached in memory.
  ///
  /// - Note: Differs from UIKit: the source catalog is read instead of a compiled catalog.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// Creates an image or symbol from a bundle's resources for a configuration's environment. Symbols from a symbol
  /// set have the configuration's size, weight, scale and colors. Other images use only the configuration's
  /// environment.
  ///
  ///     UIImage(named: "Anchor", in: .module, with: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard var image = UIImage.named(name, in: bundle, configuration?.traitCollection ?? .current) else { return nil }
    if case .symbol(let drawing) = image.content { image = image.configured(drawing, configuration) }
    self.init(image.content, image.attributes, tinted: image.tinted)
  }

  /// Returns the image as it is drawn without a view.
  func rasterized() -> Bitmap? {
    rasterized(
      width: (Double(size.width) * Double(scale)).rounded(), height: (Double(size.height) * Double(scale)).rounded())
  }

  /// Returns the image as it is drawn without a view, stretched to a size in pixels.
  func rasterized(width: Double, height: Double) -> Bitmap? {
    guard width >= 1, height >= 1, width <= 16384, height <= 16384, size.width > 0, size.height > 0 else { return nil }
    let list = DisplayList(width: Int(width), height: Int(height))
    let transform = Affine.scale(x: width / Double(size.width), y: height / Double(size.height))
    var canvas = Canvas(list: list, transform: transform)
    let image = renderingMode == .automatic ? withRenderingMode(.alwaysOriginal) : self
    ImagePainter(image: image, tint: attributes.tint ?? .black, traits: .current)
      .paint(in: CGRect(origin: .zero, size: size), .scaleToFill, into: &canvas)
    return try? canvas.list.paint()
  }
}
