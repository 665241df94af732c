// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

extension ConfigurableProperties {
  static func makeDefault() -> ConfigurableProperties {
    let properties = ConfigurableProperties()
    properties.registViews()
    properties.registTexts()
    return properties
  }

  private func registViews() {
    regist(UIView.self, default: UIView()) {
      [
        .init("alpha", \.alpha), .init("backgroundColor", \.backgroundColor), .init("clipsToBounds", \.clipsToBounds),
        .init("isHidden", \.isHidden), .init("tag", \.tag),
        .init({ ValueWriter.text($0.layer.cornerRadius) }, line: { "$0.layer.cornerRadius = \($0)" }),
      ]
    }
    regist(UIStackView.self, default: UIStackView()) {
      [
        .init("axis", \.axis), .init("distribution", \.distribution), .init("alignment", \.alignment),
        .init("spacing", \.spacing),
      ]
    }
    regist(UIImageView.self, default: UIImageView()) { [.init("contentMode", \.contentMode)] + Self.priorities() }
    regist(UISwitch.self, default: UISwitch()) { [.init("isOn", \.isOn)] }
  }

  private func registTexts() {
    regist(UILabel.self, default: UILabel()) {
      [
        .init("text", \.text), .init("font", \.font), .init("textColor", \.textColor),
        .init("numberOfLines", \.numberOfLines), .init("textAlignment", \.textAlignment),
        .init("lineBreakMode", \.lineBreakMode),
      ] + Self.priorities()
    }
    regist(UIButton.self, default: UIButton()) {
      [
        .init({ ValueWriter.text($0.title(for: .normal) as Any) }, line: { "$0.setTitle(\($0), for: .normal)" })
      ] + Self.priorities()
    }
  }

  /// Returns the content hugging and compression resistance properties, whose defaults depend on the class.
  private static func priorities<V: UIView>() -> [ConfigurableProperty<V>] {
    [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      [
        ConfigurableProperty<V>(
          { AnchorsWriter.text($0.contentHuggingPriority(for: axis)) },
          line: { "$0.setContentHuggingPriority(\($0), for: .\(axis))" }),
        ConfigurableProperty<V>(
          { AnchorsWriter.text($0.contentCompressionResistancePriority(for: axis)) },
          line: { "$0.setContentCompressionResistancePriority(\($0), for: .\(axis))" }),
      ]
    }
  }
}

/// Functions that write values as Swift code.
@MainActor
enum ValueWriter {
  static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { text($0.value) } ?? "nil" }
    switch value {
    case let text as String: return CodeWriter.literal(text)
    case let number as CGFloat: return CodeWriter.number(number)
    case let number as Double: return CodeWriter.number(CGFloat(number))
    case let color as UIColor: return Self.color(color)
    case let font as UIFont:
      return "UIFont(name: \(CodeWriter.literal(font.fontName)), size: \(CodeWriter.number(font.pointSize)))"
    default: return mirror.displayStyle == .enum ? ".\(value)" : "\(value)"
    }
  }

  /// Returns code such as `.systemBlue` for named colors, and component values for other colors. A dynamic color
  /// without a name is resolved with the current traits.
  private static func color(_ color: UIColor) -> String {
    let description = color.description
    if let start = description.range(of: "SystemColor: "), let end = description.range(of: ">") {
      let name = description[start.upperBound..<end.lowerBound]
      return "." + (name.hasSuffix("Color") ? name.dropLast(5) : name)
    }
    for (name, named) in names where color == named { return "." + name }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "\(color)" }
    let number = CodeWriter.number
    return
      "UIColor(red: \(number(red)), green: \(number(green)), blue: \(number(blue)), alpha: \(number(alpha)))"
  }

  private static let names: [(String, UIColor)] = [
    ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white), ("gray", .gray),
    ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan), ("yellow", .yellow), ("magenta", .magenta),
    ("orange", .orange), ("purple", .purple), ("brown", .brown), ("clear", .clear),
  ]
}
