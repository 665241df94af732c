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
  public var outputImage: CIImage? { recipe.make(FilterValues(name, values)) }
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
  private let filter: String
  private let values: [String: Any]

  init(_ filter: String, _ values: [String: Any]) {
    (self.filter, self.values) = (filter, values)
  }

  /// The value of a key as a reading takes it. Where there is one of a kind that the filter does not take, nil, which is said
  /// once for each key: Core Image raises an exception.
  private func value<Value>(_ key: String, kind: String, read: (Any) -> Value?) -> Value? {
    guard let value = values[key] else { return nil }
    if let result = read(value) { return result }
    Placeholder.sayOnce("Tessera: \(filter) takes \(kind) for \(key), and ignores the \(type(of: value)) that was set.")
    return nil
  }

  func image(_ key: String = kCIInputImageKey) -> CIImage? { value(key, kind: "a CIImage") { $0 as? CIImage } }
  func number(_ key: String) -> Double { value(key, kind: "a number", read: FilterValues.number) ?? 0 }
  func color(_ key: String) -> CIColor { value(key, kind: "a CIColor") { $0 as? CIColor } ?? .clear }
  func point(_ key: String) -> CGPoint {
    value(key, kind: "a CIVector of two numbers", read: FilterValues.point) ?? .zero
  }
  func rect(_ key: String) -> CGRect? { value(key, kind: "a CIVector of four numbers", read: FilterValues.rect) }
  func transform(_ key: String) -> CGAffineTransform {
    value(key, kind: "an NSValue with a CGAffineTransform", read: FilterValues.transform) ?? .identity
  }
  func data(_ key: String) -> Data? {
    value(key, kind: "Data") { $0 as? Data ?? ($0 as? NSData).map { Data(referencing: $0) } }
  }
  func text(_ key: String) -> String? {
    value(key, kind: "a String") { $0 as? String ?? ($0 as? NSString).map { "\($0)" } }
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as any BinaryInteger: Double(value)
    default: (value as? NSNumber)?.doubleValue
    }
  }

  static func point(_ value: Any) -> CGPoint? {
    switch value {
    case let value as CIVector: value.cgPointValue
    case let value as CGPoint: value
    default: held(value, "Point")?.cgPointValue
    }
  }

  static func rect(_ value: Any) -> CGRect? {
    switch value {
    case let value as CIVector: value.cgRectValue
    case let value as CGRect: value
    default: held(value, "Rect")?.cgRectValue
    }
  }

  static func transform(_ value: Any) -> CGAffineTransform? {
    switch value {
    case let value as CGAffineTransform: value
    default: held(value, "[6d]")?.cgAffineTransformValue
    }
  }

  /// The value where it holds a structure that is encoded so.
  private static func held(_ value: Any, _ kind: String) -> NSValue? {
    guard let value = value as? NSValue, String(cString: value.objCType).contains(kind) else { return nil }
    return value
  }
}
