// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation
import TesseraImaging
import TesseraRaster

/// A PNG or JPEG file to which an image is written.
///
///     let data = NSMutableData()
///     guard let destination = CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil) else { return }
///     CGImageDestinationAddImage(destination, image, [kCGImageDestinationLossyCompressionQuality: 0.8])
///     CGImageDestinationFinalize(destination)
///
/// - Note: Differs from UIKit: a file contains a single image. The pixels are rotated according to the orientation,
///   and other properties are not written.
public final class CGImageDestination {
  fileprivate enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  fileprivate let target: Target
  fileprivate let format: PictureFormat
  fileprivate var image: CGImage?
  fileprivate var properties: CFDictionary = [:]

  fileprivate init?(_ target: Target, type: CFString, count: Int) {
    guard count == 1, let format = [PictureFormat.png, .jpeg].first(where: { $0.typeIdentifier == type }) else {
      return nil
    }
    (self.target, self.format) = (target, format)
  }

  /// The encoded file, or nil if there is no image or the format does not support the image.
  fileprivate var bytes: [UInt8]? {
    guard let image else { return nil }
    var bitmap = image.bitmap
    if let orientation = properties.integer(kCGImagePropertyOrientation).flatMap(PictureOrientation.init) {
      bitmap = orientation.upright(bitmap)
    }
    if let most = properties.integer(kCGImageDestinationImageMaxPixelSize), most > 0,
      max(bitmap.width, bitmap.height) > most
    {
      let factor = Double(most) / Double(max(bitmap.width, bitmap.height))
      let (width, height) = ((Double(bitmap.width) * factor).rounded(), (Double(bitmap.height) * factor).rounded())
      let whole = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
      guard let small = bitmap.scaled(whole, width: max(1, Int(width)), height: max(1, Int(height))) else { return nil }
      bitmap = small
    }
    if format == .png { return try? PNG.encode(bitmap) }
    return try? JPEG.encode(bitmap, quality: properties.number(kCGImageDestinationLossyCompressionQuality) ?? 0.8)
  }
}

/// Returns a destination that stores the file in `data` when it is finalized. Returns nil for more than one image,
/// and for types other than `public.png` and `public.jpeg`.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type: type, count: count)
}

/// Returns a destination that writes a file when it is finalized. Returns nil for more than one image, and for types
/// other than `public.png` and `public.jpeg`.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.file(url), type: type, count: count)
}

/// Adds the image with its properties, such as the quality and orientation.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.image = image
  idst.properties.merge(properties ?? [:]) { $1 }
}

/// Adds an image from a source. The source's orientation is used unless the properties contain an orientation.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  let own = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil)?[kCGImagePropertyOrientation]
  if let own { idst.properties[kCGImagePropertyOrientation] = own }
  CGImageDestinationAddImage(idst, image, properties)
}

/// Sets properties of the file. Properties that are set later for the image take precedence.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.properties.merge(properties ?? [:]) { $1 }
}

/// Writes the file. Returns false if there is no image or the file can't be written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let bytes = idst.bytes else { return false }
  switch idst.target {
  case .data(let data):
    data.append(Data(bytes))
    return true
  case .file(let url): return (try? Data(bytes).write(to: url, options: .atomic)) != nil
  }
}

/// Returns the type identifiers of the supported formats.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  [PictureFormat.png, .jpeg].map(\.typeIdentifier)
}
