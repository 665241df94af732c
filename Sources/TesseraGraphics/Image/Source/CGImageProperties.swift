// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Keys of options and properties, with the values that Apple documents for them.

public import TesseraFoundation

/// A type to try first. Not needed: data tells itself what it is.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether decoded pixels are kept. Has no effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded at once. They are.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether samples may be floating-point numbers. They never are.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// Whether a thumbnail is made from the image where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is made from the image.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The most columns and rows of a thumbnail.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is turned to be seen upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// A JPEG is decoded at a half, a quarter or an eighth of its size: 2, 4 or 8.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

/// The size of a file in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// Columns as they are stored.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// Rows as they are stored.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Pixels per inch from left to right.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels per inch from top to bottom.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// Bits of a sample in the file.
public let kCGImagePropertyDepth: CFString = "Depth"
/// How an image is turned to be seen: 1 to 8 as in EXIF. Not there for 1.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether pixels may be translucent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// `kCGImagePropertyColorModelRGB`, `Gray` or `CMYK`.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Greys.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// Inks.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// What a file says in tags of TIFF: the orientation.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// How an image is turned to be seen, in the dictionary of TIFF.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// What a file says in tags of EXIF. Never there.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// What is true of a GIF file or of one of its frames.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// What is true of a PNG file or of one of its frames.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// What is true of a WebP file or of one of its frames.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// What a JPEG file says beside EXIF. Never there.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// Seconds that a frame is shown; a tenth where the file has less than a fiftieth.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds that a frame is shown, as the file has them.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Rounds of an animation, 0 for ever, as the file has them.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Columns of all frames.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// Rows of all frames.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// Seconds that a frame is shown; a tenth where the file has less than a fiftieth.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// Seconds that a frame is shown, as the file has them.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Rounds of an animation, 0 for ever, as the file has them.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// Columns of all frames.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// Rows of all frames.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// Seconds that a frame is shown; a tenth where the file has less than a fiftieth.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// Seconds that a frame is shown, as the file has them.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Rounds of an animation, 0 for ever, as the file has them.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// Columns of all frames.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// Rows of all frames.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// From 0, the smallest JPEG file, to 1, the best picture.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// What shows behind translucent pixels in a JPEG file. Has no effect: white.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The most columns and rows that are written.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// How stored pixels are turned to be seen, by the numbers of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
