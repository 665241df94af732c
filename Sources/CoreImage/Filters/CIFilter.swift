// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics
import TesseraPlaceholders

/// Makes a picture of others, as its name says.
///
///     let filter = CIFilter(name: "CISepiaTone")
///     filter?.setValue(photo, forKey: kCIInputImageKey)
///     filter?.outputImage
///
/// - Note: Differs from UIKit: there is a first set of filters: blur, crop, affine transform, colour controls, invert, sepia,
///   monochrome, the photo effects Mono and Noir, constant colour, linear gradient, QR codes, and the usual ways of
///   compositing. Other names give nil, which is said once on the standard error.
public final class CIFilter: NSObject {
  /// The filter's name: `CIGaussianBlur`.
  public let name: String
  private let recipe: FilterRecipe
  private var values: [String: Any]

  /// The filter of a name with its defaults; nil for a name that is not there.
  public init?(name: String) {
    guard let recipe = FilterRecipe.all[name] else {
      if !name.isEmpty { Placeholder.sayOnce("Tessera: there is no Core Image filter \(name) here.") }
      return nil
    }
    (self.name, self.recipe, values) = (name, recipe, recipe.defaults)
    super.init()
  }

  /// The filter of a name with values; nil for a name that is not there.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  init(_ name: String, _ recipe: FilterRecipe) {
    (self.name, self.recipe, values) = (name, recipe, recipe.defaults)
    super.init()
  }

  /// The names of all filters, sorted, whatever category is asked for.
  public class func filterNames(inCategory category: String?) -> [String] { FilterRecipe.all.keys.sorted() }

  /// What the filter makes; nil where a picture is missing or a value is of no use.
  public var outputImage: CIImage? { recipe.make(FilterValues(values)) }
  /// The keys of the filter's values.
  public var inputKeys: [String] { recipe.keys }

  /// A value. `outputImage` is what the filter makes.
  public func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  /// Sets a value; nil sets it to its default. Keys that the filter has not are kept.
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value ?? recipe.defaults[key] }
  /// Sets all values to their defaults.
  public func setDefaults() { values = recipe.defaults }
}

/// The values of a filter by their kind.
struct FilterValues {
  private let values: [String: Any]

  init(_ values: [String: Any]) {
    self.values = values
  }

  func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }
  func number(_ key: String) -> Double { (values[key] as? NSNumber)?.doubleValue ?? 0 }
  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .clear }
  func point(_ key: String) -> CGPoint { (values[key] as? CIVector)?.cgPointValue ?? values[key] as? CGPoint ?? .zero }
  func rect(_ key: String) -> CGRect? { (values[key] as? CIVector)?.cgRectValue ?? values[key] as? CGRect }
  func transform(_ key: String) -> CGAffineTransform {
    values[key] as? CGAffineTransform ?? .identity
  }
  func data(_ key: String) -> Data? { values[key] as? Data }
  func text(_ key: String) -> String? { values[key] as? String }
}
