// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The functions of image sources, as view code calls them.

public import Foundation
public import TesseraFoundation
import TesseraImaging
import TesseraRaster

/// Returns a source of bytes in memory. Never nil; damaged data has no images.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource([UInt8](data))
}

/// Returns a source of a file, read at once. Nil where it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource([UInt8]($0)) }
}

/// Returns a source of a provider's bytes.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.map { CGImageSource([UInt8]($0)) }
}

/// Returns a source whose data comes by `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource([], isFinal: false)
}

/// Gives an incremental source all data that came so far, not only what is new.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update([UInt8](data), isFinal: final)
}

/// Gives an incremental source a provider of all data that came so far.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  isrc.update([UInt8](provider.data ?? Data()), isFinal: final)
}

/// How many images there are: more than one are an animation; 0 where the data cannot be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.header?.frameCount ?? 0 }

/// Returns the type as the data tells it, `public.jpeg`; nil for formats that nobody knows.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format?.typeIdentifier }

/// Always 0: the first image stands for the file.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns whether the data can be read.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns whether an image can be read. All images of a file are there or none.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index < 0 || (isrc.header.map { index >= $0.frameCount } ?? false) ? .statusInvalidData : isrc.status
}

/// Returns the types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  PictureFormat.allCases.filter(\.isRead).map(\.typeIdentifier)
}

/// Forgets the pixels of frames that were decoded.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) { isrc.forgetFrames() }

/// Returns an image as it is stored; nil where there is none, or it is damaged. Of the options, `kCGImageSourceSubsampleFactor`
/// counts for JPEG.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.bitmap(at: index, reduction: options?.integer(kCGImageSourceSubsampleFactor) ?? 1).map(CGImage.init)
}

/// Returns an image made smaller, where the options ask for one made from the image: at most
/// `kCGImageSourceThumbnailMaxPixelSize` columns and rows, and upright where `kCGImageSourceCreateThumbnailWithTransform` is
/// true. Nil without
/// `kCGImageSourceCreateThumbnailFromImageAlways` or `kCGImageSourceCreateThumbnailFromImageIfAbsent`.
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

/// What is true of the whole file: its size in bytes, and the rounds of an animation. Nil where the data cannot be read.
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

/// What is true of an image: size, resolution, orientation, colours, and how long a frame is shown. Nil where there is none.
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
    // As browsers do, so that files without times do not flicker: 0.02 s is the least that is taken at its word.
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
  /// Returns a number that a caller may have written as any type of numbers.
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
  /// Returns a part of the picture, in pixels, painted at another size.
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
