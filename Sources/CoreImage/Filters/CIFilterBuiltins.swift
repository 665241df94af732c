// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Typed access to the filters, such as `CIFilter.gaussianBlur()`. There is one class of filters; the protocols declare the
// values that each filter uses.

public import TesseraGraphics

/// A filter.
public protocol CIFilterProtocol: AnyObject {
  /// The output of the filter.
  var outputImage: CIImage? { get }
}

/// Blurs.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The standard deviation in pixels; 10 by default.
  var radius: Float { get set }
}

/// Changes saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// 0 for grays, 1 for what it is.
  var saturation: Float { get set }
  /// The value that is added. 0 by default.
  var brightness: Float { get set }
  /// 1 for what it is.
  var contrast: Float { get set }
}

/// Turns colors over.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// A sepia filter.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The strength of the effect, from 0 to 1.
  var intensity: Float { get set }
}

/// A filter that maps colors to shades of one color.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
  /// The strength of the effect, from 0 to 1.
  var intensity: Float { get set }
}

/// A filter of photos.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// A linear gradient between two colors at two points.
public protocol CILinearGradient: CIFilterProtocol {
  /// The first place.
  var point0: CGPoint { get set }
  /// The second place.
  var point1: CGPoint { get set }
  /// The color at the first place.
  var color0: CIColor { get set }
  /// The color at the second place.
  var color1: CIColor { get set }
}

/// A QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes of the code.
  var message: Data { get set }
  /// `L`, `M`, `Q` or `H`; `M` by default.
  var correctionLevel: String { get set }
}

/// A filter that extends the edge pixels infinitely.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The map.
  var transform: CGAffineTransform { get set }
}

/// Puts two images together.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The image under it.
  var backgroundImage: CIImage? { get set }
}

extension CIFilter: CIAffineClamp, CIColorControls, CIColorInvert, CIColorMonochrome, CICompositeOperation,
  CIGaussianBlur, CILinearGradient, CIPhotoEffect, CIQRCodeGenerator, CISepiaTone
{
  /// The image that is filtered.
  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  /// The image under it.
  public var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  /// The standard deviation in pixels; 10 by default.
  public var radius: Float {
    get { (value(forKey: kCIInputRadiusKey) as? NSNumber)?.floatValue ?? 0 }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  /// 0 for grays, 1 for what it is.
  public var saturation: Float {
    get { (value(forKey: kCIInputSaturationKey) as? NSNumber)?.floatValue ?? 0 }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  /// The value that is added. 0 by default.
  public var brightness: Float {
    get { (value(forKey: kCIInputBrightnessKey) as? NSNumber)?.floatValue ?? 0 }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  /// 1 for what it is.
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
  /// The color at the first place.
  public var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .clear }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  /// The color at the second place.
  public var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .clear }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  /// The first place.
  public var point0: CGPoint {
    get { value(forKey: "inputPoint0").flatMap(FilterValues.point) ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  /// The second place.
  public var point1: CGPoint {
    get { value(forKey: "inputPoint1").flatMap(FilterValues.point) ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  /// The bytes of the code.
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  /// `L`, `M`, `Q` or `H`; `M` by default.
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  /// The map.
  public var transform: CGAffineTransform {
    get { value(forKey: kCIInputTransformKey).flatMap(FilterValues.transform) ?? .identity }
    set { setValue(newValue, forKey: kCIInputTransformKey) }
  }

  private static func made(_ name: String) -> CIFilter {
    CIFilter(name, FilterRecipe.all[name] ?? FilterRecipe([]) { _ in nil })
  }

  /// Blurs.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { made("CIGaussianBlur") }
  /// Changes saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls { made("CIColorControls") }
  /// Turns colors over.
  public class func colorInvert() -> any CIFilter & CIColorInvert { made("CIColorInvert") }
  /// A sepia filter.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { made("CISepiaTone") }
  /// A filter that maps colors to shades of one color.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { made("CIColorMonochrome") }
  /// A grayscale filter.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { made("CIPhotoEffectMono") }
  /// A grayscale filter with high contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { made("CIPhotoEffectNoir") }
  /// One color everywhere.
  public class func constantColorGenerator() -> CIFilter { made("CIConstantColorGenerator") }
  /// A linear gradient between two colors at two points.
  public class func linearGradient() -> any CIFilter & CILinearGradient { made("CILinearGradient") }
  /// A QR code.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { made("CIQRCodeGenerator") }
  /// A filter that extends the edge pixels infinitely.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { made("CIAffineClamp") }
  /// One over the other.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { made("CISourceOverCompositing") }
  /// One as far as the other is opaque.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { made("CISourceInCompositing") }
  /// One as far as the other is clear.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { made("CISourceOutCompositing") }
  /// One over the other, no farther than it.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { made("CISourceAtopCompositing") }
  /// Products of colors.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { made("CIMultiplyBlendMode") }
  /// Products of what is missing.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation { made("CIScreenBlendMode") }
  /// The darker of both.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { made("CIDarkenBlendMode") }
  /// The lighter of both.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { made("CILightenBlendMode") }
}
