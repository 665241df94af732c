// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
import TesseraImaging
import TesseraRaster

extension UIImage {
  /// The picture in a file's bytes at one pixel per point: PNG, JPEG, WebP, GIF, HEIC, BMP or TIFF, as they tell themselves. Of an
  /// animation, the first frame. Nil for data that is damaged or of another format; why is said once on the standard error.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The picture in a file's bytes with `scale` pixels per point; a scale that is not positive counts as 1. Nil as for
  /// `init(data:)`.
  public convenience init?(data: Data, scale: CGFloat) {
    do {
      self.init(try LoadedPicture([UInt8](data), name: "of \(data.count) bytes"), scale: scale)
    } catch {
      MissingResources.report(MissingResource(.image, "of \(data.count) bytes", reason: error.description))
      return nil
    }
  }

  /// A picture file. Of `Logo.png`, `Logo@2x.png` and `Logo@3x.png` the one of the screen's scale is read, else the next
  /// sharper, else the next coarser; a path that ends in `@2x` or `@3x` names exactly that file. The extension png may be
  /// left out. Nil where there is no file, or it is damaged or of another format, which is said once on the standard error.
  public convenience init?(contentsOfFile path: String) {
    guard let found = UIImageFiles(UITraitCollection.current).find(path) else {
      let folder = (path as NSString).deletingLastPathComponent
      let name = (path as NSString).lastPathComponent
      MissingResources.report(MissingResource(.image, name, in: folder, among: UIImageFiles.names(in: folder)))
      return nil
    }
    do {
      let bytes = [UInt8](FileManager.default.contents(atPath: found.path) ?? Data())
      self.init(try LoadedPicture(bytes, name: found.path), scale: found.scale)
    } catch {
      MissingResources.report(MissingResource(.image, found.path, reason: error.description))
      return nil
    }
  }

  /// A picture among the program's resources, as `init(named:in:compatibleWith:)` finds it.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A picture among a bundle's resources: an image or symbol set of an asset catalogue (`*.xcassets`), else a file. Nil, and
  /// reported, where there is neither, or what is there cannot be read.
  ///
  /// Nil and the main bundle stand for the program's resources: those of the main bundle, then those of the bundles that
  /// SwiftPM puts beside the executable, one for each target with resources. A set's picture is chosen by scale, device,
  /// light and dark, contrast, direction, size classes, gamut and language; views show the one for their own traits. A
  /// file is `name` with the extension of a picture, in the scale that suits the screen; the name may hold folders
  /// (`Icons/Logo`). Up to 64 MB of decoded files are kept in memory.
  ///
  /// - Note: Differs from UIKit: the catalogue is read as it is, not compiled.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// A picture or symbol among a bundle's resources, for the environment of a configuration. A symbol of a symbol set has the
  /// configuration's size, weight, scale and colours; of others nothing else is used.
  ///
  ///     UIImage(named: "Anchor", in: .module, with: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard var image = UIImage.named(name, in: bundle, configuration?.traitCollection ?? .current) else { return nil }
    if case .symbol(let drawing) = image.content { image = image.configured(drawing, configuration) }
    self.init(image.content, image.attributes, tinted: image.tinted)
  }

  /// What the image looks like by itself.
  func painted() -> Bitmap? {
    painted(
      width: (Double(size.width) * Double(scale)).rounded(), height: (Double(size.height) * Double(scale)).rounded())
  }

  /// What the image looks like by itself, stretched to so many pixels.
  func painted(width: Double, height: Double) -> Bitmap? {
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
