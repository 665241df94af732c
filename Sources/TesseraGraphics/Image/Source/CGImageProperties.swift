// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Keys of options and properties, with the values documented by Apple.

public import TesseraFoundation

/// A type hint. Ignored: the type is detected from the data.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether decoded pixels are cached. Has no effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded immediately, which they always are.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether samples may be floating-point numbers, which they never are.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// Whether a thumbnail is created from the image if the file contains none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is created from the image.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The maximum width and height of a thumbnail in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is rotated to be upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// The factor by which a JPEG is reduced when it is decoded: 2, 4 or 8.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

/// The size of a file in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The stored width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The stored height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Horizontal pixels per inch.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Vertical pixels per inch.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The number of bits per sample in the file.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The orientation of the stored image: 1 to 8 as in EXIF. Absent for 1.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether pixels may be translucent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// `kCGImagePropertyColorModelRGB`, `Gray` or `CMYK`.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Gray.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// Cyan, magenta, yellow and black.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// The TIFF tags of a file: the orientation.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The orientation of the stored image, in the TIFF dictionary.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The EXIF tags of a file. Never present.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The properties of a GIF file or of one of its frames.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The properties of a PNG file or of one of its frames.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The properties of a WebP file or of one of its frames.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The JFIF properties of a JPEG file. Never present.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The duration of a frame in seconds; a tenth if the file specifies less than a fiftieth.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The duration of a frame in seconds, as specified in the file.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of cycles of an animation as specified in the file; 0 is endless.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The width of all frames in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of all frames in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The duration of a frame in seconds; a tenth if the file specifies less than a fiftieth.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The duration of a frame in seconds, as specified in the file.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of cycles of an animation as specified in the file; 0 is endless.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The width of all frames in pixels.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of all frames in pixels.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The duration of a frame in seconds; a tenth if the file specifies less than a fiftieth.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The duration of a frame in seconds, as specified in the file.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of cycles of an animation as specified in the file; 0 is endless.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The width of all frames in pixels.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of all frames in pixels.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The quality of a JPEG file, from 0 for the smallest file to 1 for the best quality.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The background of translucent pixels in a JPEG file. Has no effect: the background is always white.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The maximum width and height of the written image in pixels.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// The orientation of stored pixels, numbered as in EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
