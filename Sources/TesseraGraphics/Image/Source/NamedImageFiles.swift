// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraImaging

/// The image files of a bundle, by name. A nil bundle is the main bundle.
struct NamedImageFiles {
  private let bundle: Bundle?
  private let files: UIImageFiles

  init(_ bundle: Bundle?, _ traits: UITraitCollection) {
    self.bundle = bundle
    files = UIImageFiles(traits)
  }

  /// Returns an image with its number of pixels per point, or nil if there is no such file.
  ///
  /// - Throws: An error if the file can't be read.
  func find(_ name: String) throws(PictureError) -> (picture: LoadedImage, scale: CGFloat)? {
    for folder in ResourceFolders.of(bundle) {
      guard let found = files.find(folder.appendingPathComponent(name).path) else { continue }
      return (try UIImageFiles.loaded(found.path), found.scale)
    }
    return nil
  }

  /// The names of all images, as used for `UIImage(named:)`.
  var names: [String] { ResourceFolders.of(bundle).flatMap { UIImageFiles.names(in: $0.path) } }

  /// Reports that an existing image can't be read.
  func report(_ name: String, _ error: PictureError) {
    MissingResources.report(
      MissingResource(.image, name, in: ResourceFolders.name(of: bundle), reason: error.description))
  }
}
