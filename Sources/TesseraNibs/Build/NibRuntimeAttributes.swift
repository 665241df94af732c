// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics

/// User-defined runtime attributes: `@IBInspectable` properties, and key paths such as `layer.cornerRadius`.
@MainActor
enum NibRuntimeAttributes {
  static func setAttribute(_ element: NibElement, of object: AnyObject, builder: NibBuilder) {
    guard element.name == "userDefinedRuntimeAttribute", let path = element["keyPath"],
      let forms = forms(of: element, builder: builder)
    else { return builder.report(element, reason: "it has no key path, or a value of an unknown type") }
    switch NamedValues.set(forms, path: path, of: object) {
    case .set: break
    case .unknown:
      builder.document.report(
        .outlet, name: "\(type(of: object)).\(path)", at: element,
        reason: "setValue:forUndefinedKey: this class is not key value coding-compliant for the key \(path). "
          + NibConnections.remedy)
    case .otherType:
      builder.document.report(
        .outlet, name: "\(type(of: object)).\(path)", at: element,
        reason: "the type of the property does not match \(element["type"] ?? "the value")")
    }
  }

  /// Returns the value converted to each type that the property may have, or nil if the type is unknown.
  private static func forms(of element: NibElement, builder: NibBuilder) -> [Any?]? {
    let value = element.child(key: "value")
    switch element["type"] ?? "" {
    case "nil": return [nil]
    case "boolean": return element.flag("value").map { [NSNumber(value: $0), $0] }
    case "number": return (value?.number("value") ?? element.number("value")).flatMap(numberForms)
    case "string", "localizedString": return [element["value"] ?? ""]
    case "color": return value.flatMap { builder.color($0) }.map { [$0, $0.cgColor] }
    case "image": return element["value"].map { [builder.image(named: $0, of: element)] }
    case "point":
      guard let point = value.flatMap(NibGeometry.point) else { return nil }
      return [point, NSValue(cgPoint: point)]
    case "size":
      guard let size = value.flatMap(NibGeometry.size) else { return nil }
      return [size, NSValue(cgSize: size)]
    case "rect":
      guard let rect = value.flatMap(NibGeometry.rect) else { return nil }
      return [rect, NSValue(cgRect: rect)]
    case "range":
      guard let location = value?.number("location").flatMap(NibNumber.wholeNumber), location >= 0,
        let length = value?.number("length").flatMap(NibNumber.wholeNumber), length >= 0
      else { return nil }
      return [NSRange(location: location, length: length)]
    default: return nil
    }
  }

  private static func numberForms(of number: Double) -> [Any?]? {
    var forms: [Any?] = [NSNumber(value: number), CGFloat(number), number, Float(number)]
    if let whole = Int(exactly: number) { forms += [whole, Int32(truncatingIfNeeded: whole), UInt(clamping: whole)] }
    return forms
  }
}
