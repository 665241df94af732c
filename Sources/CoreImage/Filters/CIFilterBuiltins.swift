// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Typed access to filters, such as `CIFilter.gaussianBlur()`. All filters are instances of one class; the protocols
// declare the values that each filter uses.

public import TesseraGraphics

/// A filter.
public protocol CIFilterProtocol: AnyObject {
  /// The filter's output image.
  var outputImage: CIImage? { get }
}

/// A Gaussian blur.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The standard deviation, in pixels. The default is 10.
  var radius: Float { get set }
}

/// A filter that adjusts saturation, brightness, and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The saturation. 0 is grayscale; 1 preserves the image.
  var saturation: Float { get set }
  /// The brightness, which is added to each component. The default is 0.
  var brightness: Float { get set }
  /// The contrast. 1 preserves the image.
  var contrast: Float { get set }
}

/// A filter that inverts colors.
public protocol CIColorInvert: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}

/// A sepia filter.
public protocol CISepiaTone: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The strength of the effect, from 0 to 1.
  var intensity: Float { get set }
}

/// A filter that maps colors to shades of one color.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
  /// The strength of the effect, from 0 to 1.
  var intensity: Float { get set }
}

/// A photo effect filter.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}

/// A linear gradient between two colors at two points.
public protocol CILinearGradient: CIFilterProtocol {
  /// The start point.
  var point0: CGPoint { get set }
  /// The end point.
  var point1: CGPoint { get set }
  /// The color at the start point.
  var color0: CIColor { get set }
  /// The color at the end point.
  var color1: CIColor { get set }
}

/// A QR code generator.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The data to encode.
  var message: Data { get set }
  /// The error correction level: `L`, `M`, `Q` or `H`. The default is `M`.
  var correctionLevel: String { get set }
}

/// A filter that extends the edge pixels infinitely.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

/// A filter that composites two images.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The background image.
  var backgroundImage: CIImage? { get set }
}

extension CIFilter: CIAffineClamp, CIColorControls, CIColorInvert, CIColorMonochrome, CICompositeOperation,
  CIGaussianBlur, CILinearGradient, CIPhotoEffect, CIQRCodeGenerator, CISepiaTone
{
  /// The input image.
  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  /// The background image.
  public var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  /// The standard deviation, in pixels. The default is 10.
  public var radius: Float {
    get { (value(forKey: kCIInputRadiusKey) as? NSNumber)?.floatValue ?? 0 }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  /// The saturation. 0 is grayscale; 1 preserves the image.
  public var saturation: Float {
    get { (value(forKey: kCIInputSaturationKey) as? NSNumber)?.floatValue ?? 0 }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  /// The brightness, which is added to each component. The default is 0.
  public var brightness: Float {
    get { (value(forKey: kCIInputBrightnessKey) as? NSNumber)?.floatValue ?? 0 }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  /// The contrast. 1 preserves the image.
  public var contrast: Float {
    get { (value(forKey: kCIInputContrastKey) as? NSNumber)?.floatValue ?? 0 }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  /// The strength of the effect, from 0 to 1.
  public var intensity: Float {
    get { (value(forKey: kCIInputIntensityKey) as? NSNumber)?.floatValue ?? 0 }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  /// The color.
  public var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? .clear }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  /// The color at the start point.
  public var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .clear }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  /// The color at the end point.
  public var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .clear }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  /// The start point.
  public var point0: CGPoint {
    get { value(forKey: "inputPoint0").flatMap(FilterValues.point) ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  /// The end point.
  public var point1: CGPoint {
    get { value(forKey: "inputPoint1").flatMap(FilterValues.point) ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  /// The data to encode.
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  /// The error correction level: `L`, `M`, `Q` or `H`. The default is `M`.
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  /// The transform.
  public var transform: CGAffineTransform {
    get { value(forKey: kCIInputTransformKey).flatMap(FilterValues.transform) ?? .identity }
    set { setValue(newValue, forKey: kCIInputTransformKey) }
  }

  private static func made(_ name: String) -> CIFilter {
    CIFilter(name, FilterRecipe.all[name] ?? FilterRecipe([]) { _ in nil })
  }

  /// Returns a Gaussian blur.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { made("CIGaussianBlur") }
  /// Returns a filter that adjusts saturation, brightness, and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls { made("CIColorControls") }
  /// Returns a filter that inverts colors.
  public class func colorInvert() -> any CIFilter & CIColorInvert { made("CIColorInvert") }
  /// Returns a sepia filter.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { made("CISepiaTone") }
  /// Returns a filter that maps colors to shades of one color.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { made("CIColorMonochrome") }
  /// Returns a grayscale filter.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { made("CIPhotoEffectMono") }
  /// Returns a grayscale filter with high contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { made("CIPhotoEffectNoir") }
  /// Returns a constant color generator.
  public class func constantColorGenerator() -> CIFilter { made("CIConstantColorGenerator") }
  /// Returns a linear gradient between two colors at two points.
  public class func linearGradient() -> any CIFilter & CILinearGradient { made("CILinearGradient") }
  /// Returns a QR code generator.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { made("CIQRCodeGenerator") }
  /// Returns a filter that extends the edge pixels infinitely.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { made("CIAffineClamp") }
  /// Returns a source-over filter.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { made("CISourceOverCompositing") }
  /// Returns a source-in filter: the image where the background is opaque.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { made("CISourceInCompositing") }
  /// Returns a source-out filter: the image where the background is transparent.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { made("CISourceOutCompositing") }
  /// Returns a source-atop filter: the image over the background, clipped to the background.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { made("CISourceAtopCompositing") }
  /// Returns a filter that multiplies colors.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { made("CIMultiplyBlendMode") }
  /// Returns a filter with the screen blend mode.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation { made("CIScreenBlendMode") }
  /// Returns a filter with the darken blend mode.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { made("CIDarkenBlendMode") }
  /// Returns a filter with the lighten blend mode.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { made("CILightenBlendMode") }
}
