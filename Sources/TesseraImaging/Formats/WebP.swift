// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import CTesseraSystem.WebP
import TesseraRaster

/// A decoder for WebP files: lossy, lossless, with alpha, and animated.
enum WebP {
  /// Returns the header and color space of a file.
  static func layout(_ bytes: [UInt8]) throws(PictureError) -> (header: PictureHeader, colors: PictureColors) {
    try withDemuxer(bytes) { (demuxer, _) throws(PictureError) in
      let flags = WebPDemuxGetI(demuxer, WEBP_FF_FORMAT_FLAGS)
      var header = PictureHeader(
        format: .webP, width: Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH)),
        height: Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT)))
      header.frameCount = Int(WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT))
      guard header.width > 0, header.height > 0, header.frameCount > 0 else {
        throw .damaged(.webP, reason: "it has no pixels")
      }
      header.hasAlpha = flags & ALPHA_FLAG.rawValue != 0
      var features = WebPBitstreamFeatures()
      // Unknown encodings are treated as lossless, which has a lower size limit because it takes more memory to
      // decode.
      header.isLossless = WebPGetFeatures(bytes, bytes.count, &features) != VP8_STATUS_OK || features.format == 2
      if flags & ANIMATION_FLAG.rawValue != 0 {
        header.loopCount = Int(WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT))
        header.delays = delays(demuxer)
      }
      if let exif = chunk("EXIF", isThere: flags & EXIF_FLAG.rawValue, demuxer: demuxer) {
        let tags = ExifTags(exif.starts(with: "Exif\0\0".utf8) ? exif.dropFirst(6) : exif[...])
        header.orientation = tags.orientation ?? .topLeft
        header.resolution = tags.resolution
      }
      var colors = PictureColors()
      if let profile = chunk("ICCP", isThere: flags & ICCP_FLAG.rawValue, demuxer: demuxer) {
        colors.meaning = .profile(profile)
      }
      return (header, colors)
    }
  }

  /// Decodes a still image.
  static func decode(
    _ bytes: [UInt8], header: PictureHeader, colors: PictureColors
  ) throws(PictureError) -> Bitmap {
    let (width, height) = (header.width, header.height)
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      guard let pixels = buffer.baseAddress,
        WebPDecodeRGBAInto(bytes, bytes.count, pixels, width * height * 4, Int32(width * 4)) != nil
      else { return }
      finish(pixels, count: width * height, conversion: colors.conversion())
      count = width * height * 4
    }
    guard let bitmap = Bitmap(width: width, height: height, bytes: pixels) else {
      throw .damaged(.webP, reason: "its pixels cannot be decoded")
    }
    return bitmap
  }

  /// Calls `take` with each frame of an animation in order until it returns `false`.
  static func frames(
    _ bytes: [UInt8], header: PictureHeader, colors: PictureColors, take: (PictureFrame) -> Bool
  ) throws(PictureError) {
    let conversion = colors.conversion()
    try withDemuxer(bytes) { (_, data) throws(PictureError) in
      var data = data
      var options = WebPAnimDecoderOptions()
      guard WebPAnimDecoderOptionsInit(&options) != 0, let decoder = WebPAnimDecoderNew(&data, &options) else {
        throw .damaged(.webP, reason: "its frames cannot be decoded")
      }
      defer { WebPAnimDecoderDelete(decoder) }
      var before = 0
      for _ in 0..<header.frameCount {
        var canvas: UnsafeMutablePointer<UInt8>?
        var time: Int32 = 0
        guard WebPAnimDecoderGetNext(decoder, &canvas, &time) != 0, let canvas else {
          throw .damaged(.webP, reason: "a frame cannot be decoded")
        }
        // Copy the canvas, because the decoder owns it and draws the next frame on it.
        let pixels = [UInt8](unsafeUninitializedCapacity: header.width * header.height * 4) { buffer, count in
          guard let copy = buffer.baseAddress else { return }
          count = header.width * header.height * 4
          copy.initialize(from: canvas, count: count)
          finish(copy, count: header.width * header.height, conversion: conversion)
        }
        guard let bitmap = Bitmap(width: header.width, height: header.height, bytes: pixels) else {
          throw .outOfMemory
        }
        let frame = PictureFrame(bitmap: bitmap, delay: max(0, Int(time) - before))
        before = Int(time)
        guard take(frame) else { return }
      }
    }
  }

  private static func finish(
    _ pixels: UnsafeMutablePointer<UInt8>, count: Int, conversion: PictureColors.Conversion?
  ) {
    conversion?.convert(pixels, count: count)
    tessera_premultiply(pixels, count)
  }

  /// Calls a function with a demuxer for the file. Throws an error if the file is incomplete.
  private static func withDemuxer<R>(
    _ bytes: [UInt8], _ body: (OpaquePointer, WebPData) throws(PictureError) -> R
  ) throws(PictureError) -> R {
    try bytes.withUnsafeBufferPointer { (file) throws(PictureError) -> R in
      var data = WebPData(bytes: file.baseAddress, size: file.count)
      var state = WEBP_DEMUX_PARSE_ERROR
      guard let demuxer = WebPDemuxPartial(&data, &state) else {
        if state == WEBP_DEMUX_PARSING_HEADER { throw .truncated(.webP) }
        throw .damaged(.webP, reason: "its parts contradict each other")
      }
      defer { WebPDemuxDelete(demuxer) }
      guard state == WEBP_DEMUX_DONE else { throw .truncated(.webP) }
      return try body(demuxer, data)
    }
  }

  private static func delays(_ demuxer: OpaquePointer) -> [Int] {
    var iterator = WebPIterator()
    guard WebPDemuxGetFrame(demuxer, 1, &iterator) != 0 else { return [] }
    defer { WebPDemuxReleaseIterator(&iterator) }
    var delays = [Int(iterator.duration)]
    while WebPDemuxNextFrame(&iterator) != 0 { delays.append(Int(iterator.duration)) }
    return delays
  }

  private static func chunk(_ name: String, isThere: UInt32, demuxer: OpaquePointer) -> [UInt8]? {
    var iterator = WebPChunkIterator()
    guard isThere != 0, WebPDemuxGetChunk(demuxer, name, 1, &iterator) != 0 else { return nil }
    defer { WebPDemuxReleaseChunkIterator(&iterator) }
    return [UInt8](UnsafeBufferPointer(start: iterator.chunk.bytes, count: iterator.chunk.size))
  }
}
