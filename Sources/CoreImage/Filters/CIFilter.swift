// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics
import TesseraPlaceholders

/// A filter that creates an image from other images.
///
///     let filter = CIFilter(name: "CISepiaTone")
///     filter?.setValue(photo, forKey: kCIInputImageKey)
///     filter?.outputImage
///
/// - Note: Differs from UIKit: the supported filters are blur, crop, affine transform, affine clamp, color controls,
///   invert, sepia, monochrome, the photo effects Mono and Noir, area average, constant color, linear gradient, QR
///   codes, and the common compositing filters. Creating a filter with another name returns `nil` and logs a warning
///   once on standard error.
public final class CIFilter: NSObject {
  /// The filter's name, such as `CIGaussianBlur`.
  public let name: String
  private let recipe: FilterRecipe
  private var values: [String: Any]

  /// Creates a filter with default values. Returns `nil` if the name is unknown.
  public init?(name: String) {
    guard let recipe = FilterRecipe.all[name] else {
      if !name.isEmpty { Placeholder.reportOnce("Tessera: the Core Image filter \(name) is not supported.") }
      return nil
    }
    (self.name, self.recipe, values) = (name, recipe, recipe.defaults)
    super.init()
  }

  /// Creates a filter with custom values. Returns `nil` if the name is unknown.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  init(_ name: String, _ recipe: FilterRecipe) {
    (self.name, self.recipe, values) = (name, recipe, recipe.defaults)
    super.init()
  }

  /// Returns the sorted names of all filters, regardless of the category.
  public class func filterNames(inCategory category: String?) -> [String] { FilterRecipe.all.keys.sorted() }

  /// The output image, or `nil` if an input image is missing or a value is invalid.
  public var outputImage: CIImage? { recipe.make(FilterValues(name, values)) }
  /// The keys of the filter's input values.
  public var inputKeys: [String] { recipe.keys }

  /// Returns the value for a key. For the key `outputImage`, returns the filter's output.
  public func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  /// Sets a value. Setting `nil` restores the default. Values for unknown keys are stored.
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value ?? recipe.defaults[key] }
  /// Sets all values to their defaults.
  public func setDefaults() { values = recipe.defaults }
}

/// Typed access to a filter's input values.
struct FilterValues {
  private let filter: String
  private let values: [String: Any]

  init(_ filter: String, _ values: [String: Any]) {
    (self.filter, self.values) = (filter, values)
  }

  /// Returns the converted value for a key, or `nil` if its type is wrong. Logs a wrong type once per key, whereas
  /// Core Image raises an exception.
  private func value<Value>(_ key: String, kind: String, read: (Any) -> Value?) -> Value? {
    guard let value = values[key] else { return nil }
    if let result = read(value) { return result }
    Placeholder.reportOnce(
      "Tessera: \(filter) requires \(kind) for \(key). A value of type \(type(of: value)) is ignored.")
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

  /// Returns the value if it contains a structure with the given type encoding.
  private static func held(_ value: Any, _ kind: String) -> NSValue? {
    guard let value = value as? NSValue, String(cString: value.objCType).contains(kind) else { return nil }
    return value
  }
}
