// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraImaging

/// Files of pictures in a bundle, by the names that code has for them. Nil stands for the program's own.
struct NamedPictureFiles {
  private let bundle: Bundle?
  private let files: UIImageFiles

  init(_ bundle: Bundle?, _ traits: UITraitCollection) {
    self.bundle = bundle
    files = UIImageFiles(traits)
  }

  /// Returns the picture and its pixels per point. Nil where there is no such file; throws where its file cannot be read.
  func find(_ name: String) throws(PictureError) -> (picture: LoadedPicture, scale: CGFloat)? {
    for folder in ResourceFolders.of(bundle) {
      guard let found = files.find(folder.appendingPathComponent(name).path) else { continue }
      return (try UIImageFiles.loaded(found.path), found.scale)
    }
    return nil
  }

  /// The names of all pictures, as code would write them.
  var names: [String] { ResourceFolders.of(bundle).flatMap { UIImageFiles.names(in: $0.path) } }

  /// Says that a picture that is there cannot be read.
  func report(_ name: String, _ error: PictureError) {
    MissingResources.report(
      MissingResource(.image, name, in: ResourceFolders.name(of: bundle), reason: error.description))
  }
}
