// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraGraphics

extension NibBuilder {
  /// Returns the image that an element names: a system symbol if the element or the file's resources specify one, or
  /// else an image in the bundle. If there is none, the image lookup reports this, and the result is nil.
  package func image(named name: String, of element: NibElement) -> UIImage? {
    let catalog = element["catalog"] ?? document.resource(kind: "image", name: name)?["catalog"]
    return catalog == "system"
      ? UIImage(systemName: name) : UIImage(named: name, in: document.bundle, compatibleWith: nil)
  }

  /// Returns the image that an `<imageReference>` names.
  package func image(_ reference: NibElement) -> UIImage? {
    guard let name = reference["image"], let image = image(named: name, of: reference) else { return nil }
    var result = image
    if let configuration = symbolConfiguration(reference) { result = result.withConfiguration(configuration) }
    switch reference["renderingMode"] {
    case "original": result = result.withRenderingMode(.alwaysOriginal)
    case "template": result = result.withRenderingMode(.alwaysTemplate)
    default: break
    }
    return result
  }

  /// Returns the configuration that a `<preferredSymbolConfiguration>` or similar element describes.
  package func symbolConfiguration(_ element: NibElement) -> UIImage.SymbolConfiguration? {
    var parts: [UIImage.SymbolConfiguration] = []
    switch element["configurationType"] {
    case "pointSize": parts += element.number("pointSize").map { [.init(pointSize: CGFloat($0))] } ?? []
    case "font":
      let font = element.child("fontDescription").flatMap { self.font($0) }
      if let style = element.child("fontDescription")?["style"].flatMap({ NibFonts.styles[$0] }) {
        parts.append(.init(textStyle: style))
      } else if let font {
        parts.append(.init(font: font))
      }
    default: break
    }
    switch element["scale"] ?? element["symbolScale"] {
    case "small": parts.append(.init(scale: .small))
    case "medium", "default": parts.append(.init(scale: .medium))
    case "large": parts.append(.init(scale: .large))
    default: break
    }
    if let weight = element["weight"].flatMap({ NibImages.weights[$0] }) { parts.append(.init(weight: weight)) }
    guard var result = parts.first else { return nil }
    for part in parts.dropFirst() { result = result.applying(part) }
    return result
  }
}

/// Interface Builder's terms for symbol configurations.
@MainActor
enum NibImages {
  static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
