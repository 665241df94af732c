// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraGraphics

extension NibBuilder {
  /// Returns the color that an element describes. If the color is missing, reports this and returns nil.
  package func color(_ element: NibElement) -> UIColor? {
    guard element.name == "color" else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] { return systemColor(name, element) }
    if let name = element["name"] {
      if let color = UIColor(named: name, in: document.bundle, compatibleWith: nil) { return color }
      return document.resource(kind: "namedColor", name: name)?.child("color").flatMap { concreteColor($0) }
    }
    return concreteColor(element)
  }

  private func systemColor(_ name: String, _ element: NibElement) -> UIColor? {
    if let color = NibColors.system[name] { return color }
    if let color = document.resource(kind: "systemColor", name: name)?.child("color").flatMap({ concreteColor($0) }) {
      return color
    }
    report(element, reason: "the color \(name) is unknown")
    return nil
  }

  private func concreteColor(_ element: NibElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
      let space = element["customColorSpace"] ?? element["colorSpace"]
      if space == "displayP3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    {
      return UIColor(
        red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
        alpha: alpha)
    }
    report(element, reason: "it has neither components nor a name")
    return nil
  }
}
