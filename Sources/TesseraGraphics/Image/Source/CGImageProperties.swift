// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Keys for options and properties of image sources and destinations. The strings are the same as on Apple platforms.

public import TesseraFoundation

/// The key for a hint about the data's type. Ignored, because the type is detected.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The key for whether decoded pixels are cached. Ignored.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The key for whether pixels are decoded immediately. Ignored, because pixels are always decoded immediately.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The key for whether pixels may have floating-point components. Ignored, because components are always integers.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The key for whether a thumbnail is created from the image if the file contains no thumbnail.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key for whether a thumbnail is always created from the image.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key for the maximum width and height of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The key for whether a thumbnail is rotated to be upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// The key for the factor by which a JPEG image is reduced during decoding: 2, 4 or 8.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

/// The key for the size of the file, in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The key for the stored width, in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key for the stored height, in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key for the horizontal resolution, in pixels per inch.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The key for the vertical resolution, in pixels per inch.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The key for the number of bits per component in the file.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The key for the orientation of the stored image: 2 to 8 as in EXIF. Absent for an upright image.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key for whether pixels may be translucent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The key for the color model: `kCGImagePropertyColorModelRGB`, `…Gray` or `…CMYK`.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The RGB color model.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The grayscale color model.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The CMYK color model.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// The key for the dictionary of TIFF properties. The dictionary contains only the orientation.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The key for the orientation of the stored image, in the TIFF dictionary.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The key for the dictionary of EXIF properties. Never present.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key for the dictionary of a GIF file's or frame's properties.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key for the dictionary of a PNG file's or frame's properties.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The key for the dictionary of a WebP file's or frame's properties.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The key for the dictionary of JFIF properties. Never present.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The key for a frame's duration, in seconds. If the file specifies less than 0.02 seconds, the value is 0.1.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key for a frame's duration as specified in the file, in seconds.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key for the number of times an animation is played, as specified in the file. 0 means forever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The key for the width of the animation's canvas, in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The key for the height of the animation's canvas, in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The key for a frame's duration, in seconds. If the file specifies less than 0.02 seconds, the value is 0.1.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The key for a frame's duration as specified in the file, in seconds.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key for the number of times an animation is played, as specified in the file. 0 means forever.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The key for the width of the animation's canvas, in pixels.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The key for the height of the animation's canvas, in pixels.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The key for a frame's duration, in seconds. If the file specifies less than 0.02 seconds, the value is 0.1.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The key for a frame's duration as specified in the file, in seconds.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key for the number of times an animation is played, as specified in the file. 0 means forever.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The key for the width of the animation's canvas, in pixels.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The key for the height of the animation's canvas, in pixels.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The key for the quality of a JPEG file, from 0 for the smallest file to 1 for the best quality.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The key for the background color of translucent pixels in a JPEG file. Ignored, because the background is always
/// white.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The key for the maximum width and height of the written image, in pixels.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// The orientation of stored pixels, with the same numbers as in EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
