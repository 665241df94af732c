// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The C functions for image sources.

public import Foundation
public import TesseraFoundation
import TesseraImaging
import TesseraRaster

/// Returns a source for data in memory. Never returns nil. If the data is damaged, the source contains no images.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource([UInt8](data))
}

/// Returns a source for a file, which is read immediately, or nil if the file can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource([UInt8]($0)) }
}

/// Returns a source for a provider's data.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.map { CGImageSource([UInt8]($0)) }
}

/// Returns a source that receives its data from `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource([], isFinal: false)
}

/// Passes all data received so far, and not only the new data, to an incremental source.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update([UInt8](data), isFinal: final)
}

/// Passes a provider of all data received so far to an incremental source.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  isrc.update([UInt8](provider.data ?? Data()), isFinal: final)
}

/// Returns the number of images: more than 1 for an animation, and 0 if the data can't be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.header?.frameCount ?? 0 }

/// Returns the type identifier detected from the data, such as `public.jpeg`, or nil for unknown formats.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format?.typeIdentifier }

/// Returns the index of the primary image. Always returns 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns whether the data can be read and is complete.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns whether an image can be read. A file's images become available at the same time.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index < 0 || (isrc.header.map { index >= $0.frameCount } ?? false) ? .statusInvalidData : isrc.status
}

/// Returns the type identifiers of the supported formats.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  PictureFormat.allCases.filter(\.isRead).map(\.typeIdentifier)
}

/// Removes the cached pixels of all frames.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) { isrc.evictFrames() }

/// Returns an image without applying its orientation, or nil if it is missing or damaged. The
/// `kCGImageSourceSubsampleFactor` option is supported for JPEG images.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.bitmap(at: index, reduction: options?.integer(kCGImageSourceSubsampleFactor) ?? 1).map(CGImage.init)
}

/// Returns a thumbnail whose width and height are at most `kCGImageSourceThumbnailMaxPixelSize` pixels. The thumbnail
/// is upright if `kCGImageSourceCreateThumbnailWithTransform` is true. Returns nil unless
/// `kCGImageSourceCreateThumbnailFromImageAlways` or `kCGImageSourceCreateThumbnailFromImageIfAbsent` is true.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let options, let decoder = try? isrc.decoder.get(),
    options.isTrue(kCGImageSourceCreateThumbnailFromImageAlways)
      || options.isTrue(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  let header = decoder.header
  let most = max(1, options.integer(kCGImageSourceThumbnailMaxPixelSize) ?? Int.max)
  let factor = min(1, Double(most) / Double(max(header.width, header.height)))
  let width = max(1, (Double(header.width) * factor).rounded())
  let height = max(1, (Double(header.height) * factor).rounded())
  let reduction = decoder.reduction(width: width, height: height)
  guard let bitmap = isrc.bitmap(at: index, reduction: reduction) else { return nil }
  let part = header.frameCount > 1 ? 1 : Double(reduction)
  let source = Rect(x: 0, y: 0, width: Double(header.width) / part, height: Double(header.height) / part)
  guard let small = bitmap.scaled(source, width: Int(width), height: Int(height)) else { return nil }
  let turns = options.isTrue(kCGImageSourceCreateThumbnailWithTransform)
  return CGImage(turns ? header.orientation.upright(small) : small)
}

/// Returns the file's properties: its size in bytes, and the number of times an animation is played. Returns nil if
/// the data can't be read.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  guard let header = isrc.header else { return nil }
  var properties: CFDictionary = [kCGImagePropertyFileSize: NSNumber(value: isrc.byteCount)]
  guard let keys = header.animationKeys, header.frameCount > 1 || header.loopCount != nil else { return properties }
  var animation: CFDictionary = [
    keys.width: NSNumber(value: header.width), keys.height: NSNumber(value: header.height),
  ]
  if let rounds = header.loopCount { animation[keys.loopCount] = NSNumber(value: rounds) }
  properties[keys.dictionary] = animation
  return properties
}

/// Returns an image's properties, such as its size, resolution, orientation, colors and frame duration. Returns nil
/// if there is no image with the index.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let header = isrc.header, (0..<header.frameCount).contains(index) else { return nil }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: NSNumber(value: header.width),
    kCGImagePropertyPixelHeight: NSNumber(value: header.height),
    kCGImagePropertyDepth: NSNumber(value: header.depth), kCGImagePropertyHasAlpha: NSNumber(value: header.hasAlpha),
    kCGImagePropertyColorModel: header.isGray
      ? kCGImagePropertyColorModelGray : header.isCMYK ? kCGImagePropertyColorModelCMYK : kCGImagePropertyColorModelRGB,
  ]
  if header.orientation != .topLeft {
    let number = NSNumber(value: header.orientation.rawValue)
    properties[kCGImagePropertyOrientation] = number
    properties[kCGImagePropertyTIFFDictionary] = [kCGImagePropertyTIFFOrientation: number] as CFDictionary
  }
  if let resolution = header.resolution {
    properties[kCGImagePropertyDPIWidth] = NSNumber(value: resolution.x)
    properties[kCGImagePropertyDPIHeight] = NSNumber(value: resolution.y)
  }
  if let keys = header.animationKeys, header.delays.indices.contains(index) {
    let seconds = Double(header.delays[index]) / 1000
    // As in browsers, durations of less than 0.02 seconds are replaced, so that files without durations do not
    // flicker.
    let shown = seconds < 0.02 ? 0.1 : seconds
    properties[keys.dictionary] =
      [keys.delay: NSNumber(value: shown), keys.unclampedDelay: NSNumber(value: seconds)] as CFDictionary
  }
  return properties
}

extension PictureHeader {
  fileprivate var animationKeys:
    (
      dictionary: CFString, delay: CFString, unclampedDelay: CFString, loopCount: CFString, width: CFString,
      height: CFString
    )?
  {
    switch format {
    case .gif:
      (
        kCGImagePropertyGIFDictionary, kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime,
        kCGImagePropertyGIFLoopCount, kCGImagePropertyGIFCanvasPixelWidth, kCGImagePropertyGIFCanvasPixelHeight
      )
    case .png:
      (
        kCGImagePropertyPNGDictionary, kCGImagePropertyAPNGDelayTime, kCGImagePropertyAPNGUnclampedDelayTime,
        kCGImagePropertyAPNGLoopCount, kCGImagePropertyAPNGCanvasPixelWidth, kCGImagePropertyAPNGCanvasPixelHeight
      )
    case .webP:
      (
        kCGImagePropertyWebPDictionary, kCGImagePropertyWebPDelayTime, kCGImagePropertyWebPUnclampedDelayTime,
        kCGImagePropertyWebPLoopCount, kCGImagePropertyWebPCanvasPixelWidth, kCGImagePropertyWebPCanvasPixelHeight
      )
    default: nil
    }
  }
}

extension [AnyHashable: Any] {
  /// Returns the value for a key if it has any numeric type.
  func number(_ key: CFString) -> Double? {
    switch self[key] {
    case let value as CGFloat: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  func integer(_ key: CFString) -> Int? {
    number(key).flatMap { $0.isFinite && abs($0) < 1e15 ? Int($0) : nil }
  }

  func isTrue(_ key: CFString) -> Bool { number(key).map { $0 != 0 } ?? false }
}

extension Bitmap {
  /// Returns a part of the image, in pixels, scaled to a different size.
  func scaled(_ source: Rect, width: Int, height: Int) -> Bitmap? {
    if source == Rect(x: 0, y: 0, width: Double(width), height: Double(height)), self.width == width,
      self.height == height
    {
      return self
    }
    var canvas = Canvas(list: DisplayList(width: width, height: height), transform: .identity)
    canvas.image(self, source: source, in: CGRect(x: 0, y: 0, width: width, height: height))
    return try? canvas.list.paint()
  }
}
