// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
import TesseraGraphics

extension NibBuilder {
  /// Returns the attributed string of an `<attributedString>` element, which consists of fragments with attributes.
  package func attributedText(_ element: NibElement) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for fragment in element.child("fragments")?.children ?? [] where fragment.name == "fragment" {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for child in fragment.child("attributes")?.children ?? [] { add(child, to: &attributes) }
      result.append(NSAttributedString(string: fragment["content"] ?? "", attributes: attributes))
    }
    return result
  }

  private func add(_ element: NibElement, to attributes: inout [NSAttributedString.Key: Any]) {
    switch (element.name, element.key) {
    case ("color", "NSColor"): attributes[.foregroundColor] = color(element)
    case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = color(element)
    case ("color", "NSStrikethroughColor"): attributes[.strikethroughColor] = color(element)
    case ("color", "NSUnderlineColor"): attributes[.underlineColor] = color(element)
    case ("font", _), ("fontDescription", _): attributes[.font] = font(element)
    case ("paragraphStyle", _): attributes[.paragraphStyle] = paragraphStyle(element)
    case ("integer", "NSUnderline"):
      attributes[.underlineStyle] = element.number("value").flatMap(NibNumber.wholeNumber)
    case ("integer", "NSStrikethrough"):
      attributes[.strikethroughStyle] = element.number("value").flatMap(NibNumber.wholeNumber)
    case ("real", "NSKern"), ("integer", "NSKern"): attributes[.kern] = element.length("value")
    case ("real", "NSBaselineOffset"): attributes[.baselineOffset] = element.length("value")
    case ("url", "NSLink"): attributes[.link] = element["string"].flatMap { URL(string: $0) }
    default: report(element, reason: "this text attribute is not supported")
    }
  }

  private func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = element["alignment"].flatMap { NibValues.textAlignments[$0] } ?? .natural
    style.lineBreakMode = element["lineBreakMode"].flatMap { NibValues.paragraphLineBreaks[$0] } ?? .byWordWrapping
    if let spacing = element.length("lineSpacing") { style.lineSpacing = spacing }
    if let spacing = element.length("paragraphSpacing") { style.paragraphSpacing = spacing }
    if let spacing = element.length("paragraphSpacingBefore") { style.paragraphSpacingBefore = spacing }
    if let indent = element.length("firstLineHeadIndent") { style.firstLineHeadIndent = indent }
    if let indent = element.length("headIndent") { style.headIndent = indent }
    if let indent = element.length("tailIndent") { style.tailIndent = indent }
    if let height = element.length("minimumLineHeight") { style.minimumLineHeight = height }
    if let height = element.length("maximumLineHeight") { style.maximumLineHeight = height }
    if let multiple = element.length("lineHeightMultiple") { style.lineHeightMultiple = multiple }
    if let factor = element.length("hyphenationFactor") { style.hyphenationFactor = Float(factor) }
    return style
  }
}
