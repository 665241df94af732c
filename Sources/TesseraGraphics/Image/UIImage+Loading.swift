// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
import TesseraImaging
import TesseraRaster

extension UIImage {
  /// Creates an image from the bytes of a PNG, JPEG, WebP, GIF, HEIC, BMP or TIFF file, at one pixel per point. The format is
  /// detected from the data. An animation is read as its first frame. Returns nil if the data is damaged or in another format,
  /// and reports the reason once to standard error.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from a file's bytes with `scale` pixels per point. A scale that is not positive counts as 1. Returns nil
  /// under the same conditions as `init(data:)`.
  public convenience init?(data: Data, scale: CGFloat) {
    do {
      self.init(try LoadedImage([UInt8](data), name: "of \(data.count) bytes"), scale: scale)
    } catch {
      MissingResources.report(MissingResource(.image, "of \(data.count) bytes", reason: error.description))
      return nil
    }
  }

  /// Creates an image from a file. Of `Logo.png`, `Logo@2x.png` and `Logo@3x.png`, the file at the screen's scale is preferred,
  /// then the next higher scale, then the next lower one. A path that ends in `@2x` or `@3x` names exactly that file. The extension
  /// png may be omitted. Returns nil if the file is missing, damaged or in another format, and reports the reason once to the
  /// standard error.
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

  /// Creates an image from the program's resources, in the same way as `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from a bundle's resources: from an image or symbol set of an asset catalog (`*.xcassets`), otherwise
  /// from a file. Returns nil and reports the failure if the image is missing or cannot be read.
  ///
  /// If the bundle is nil or the main bundle, the program's resources are searched: first the main bundle, then the bundles
  /// that SwiftPM puts next to the executable, one for each target with resources. The image of a set is chosen by scale,
  /// device, light and dark appearance, contrast, direction, size classes, gamut and language; views show the one for their own
  /// traits. A file is found by `name` plus the extension of a supported format, in the best scale for the screen. The name may
  /// contain folders (`Icons/Logo`). Up to 64 MB of decoded files are cached in memory.
  ///
  /// - Note: Differs from UIKit: the source catalog is read, not a compiled one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// Creates an image or symbol from a bundle's resources for a configuration's environment. Symbols from a symbol set get the
  /// configuration's size, weight, scale and colors; other images use only its environment.
  ///
  ///     UIImage(named: "Anchor", in: .module, with: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard var image = UIImage.named(name, in: bundle, configuration?.traitCollection ?? .current) else { return nil }
    if case .symbol(let drawing) = image.content { image = image.configured(drawing, configuration) }
    self.init(image.content, image.attributes, tinted: image.tinted)
  }

  /// Returns the image drawn without a view.
  func rasterized() -> Bitmap? {
    rasterized(
      width: (Double(size.width) * Double(scale)).rounded(), height: (Double(size.height) * Double(scale)).rounded())
  }

  /// Returns the image drawn without a view, stretched to a size in pixels.
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
