// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraImaging
import TesseraRaster

/// The status of a source's data.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data ends before the end of the image.
  case statusUnexpectedEOF = -5
  /// The data is damaged.
  case statusInvalidData
  /// The format is unknown or not supported.
  case statusUnknownType
  /// There is not enough data to detect the format.
  case statusReadingHeader
  /// More data is expected.
  case statusIncomplete
  /// All data is available.
  case statusComplete
}

/// The images in a file: a single image or the frames of an animation. Supports PNG, JPEG, WebP, GIF, HEIC, BMP and
/// TIFF.
///
///     let source = CGImageSourceCreateWithURL(url as CFURL, nil)
///     source.flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
///
/// Images are in sRGB. Their orientation, which `CGImageSourceCopyPropertiesAtIndex` returns, is not applied.
///
/// - Note: Differs from UIKit: embedded thumbnails are not read. An incremental source has no images until its data
///   is complete. The only image properties are the size, resolution, orientation, colors and frame duration.
public final class CGImageSource: @unchecked Sendable {
  private let lock = Lock()
  private var bytes: [UInt8]
  private var isFinal: Bool
  private var result: Result<PictureDecoder, PictureError>?
  private var frames: [Int: Bitmap] = [:]

  init(_ bytes: [UInt8], isFinal: Bool = true) {
    (self.bytes, self.isFinal) = (bytes, isFinal)
  }

  /// The maximum total number of pixels for which all frames are cached together. The pixels require 64 MB.
  private static let maximumCachedPixels = 1 << 24

  func update(_ bytes: [UInt8], isFinal: Bool) {
    lock.withLock {
      (self.bytes, self.isFinal) = (bytes, isFinal)
      result = nil
      frames = [:]
    }
  }

  var byteCount: Int { lock.withLock { bytes.count } }

  /// The file's decoder, or an error if the file's header can't be read.
  var decoder: Result<PictureDecoder, PictureError> {
    lock.withLock {
      if let result { return result }
      let result = Result { () throws(PictureError) in try PictureDecoder(bytes) }
      self.result = result
      return result
    }
  }

  var header: PictureHeader? { try? decoder.get().header }

  var format: PictureFormat? { lock.withLock { PictureFormat(bytes) } }

  var status: CGImageSourceStatus {
    guard lock.withLock({ isFinal }) else { return byteCount < 12 ? .statusReadingHeader : .statusIncomplete }
    switch decoder {
    case .success: return .statusComplete
    case .failure(.truncated), .failure(.png(.truncated)): return .statusUnexpectedEOF
    case .failure(.empty), .failure(.unknownFormat), .failure(.unsupported), .failure(.missingLibrary):
      return .statusUnknownType
    case .failure: return .statusInvalidData
    }
  }

  /// Returns the pixels of an image without applying its orientation.
  func bitmap(at index: Int, reduction: Int = 1) -> Bitmap? {
    guard let decoder = try? decoder.get(), (0..<decoder.header.frameCount).contains(index) else { return nil }
    let count = decoder.header.frameCount
    guard count > 1 else { return try? decoder.bitmap(reduction: reduction) }
    if let known = lock.withLock({ frames[index] }) { return known }
    guard decoder.header.width * decoder.header.height * count <= Self.maximumCachedPixels else {
      return try? decoder.frame(at: index).bitmap
    }
    guard let all = try? decoder.frames() else { return nil }
    lock.withLock {
      for (place, frame) in all.enumerated() { frames[place] = frame.bitmap }
    }
    return all.indices.contains(index) ? all[index].bitmap : nil
  }

  func evictFrames() { lock.withLock { frames = [:] } }
}
