// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension NibKinds {
  static let parts: [NibKind] = [
    NibKind(
      "label", UILabel.self, base: "view", prepare: enableTouches, attributes: labelAttributes, children: labelChildren),
    NibKind(
      "imageView", UIImageView.self, base: "view", prepare: enableTouches, attributes: imageAttributes,
      children: [
        "imageReference": NibKind.child { (view: UIImageView, element, builder) in
          if element.key == "highlightedImage" {
            view.highlightedImage = builder.image(element)
          } else {
            view.image = builder.image(element)
          }
        },
        "preferredSymbolConfiguration": NibKind.child { (view: UIImageView, element, builder) in
          view.preferredSymbolConfiguration = builder.symbolConfiguration(element)
        },
      ]),
    NibKind(
      "activityIndicatorView", UIActivityIndicatorView.self, base: "view",
      prepare: {
        ($0 as? UIActivityIndicatorView)?.hidesWhenStopped = false
      },
      attributes: [
        .choice(
          "style", \UIActivityIndicatorView.style,
          ["medium": .medium, "large": .large, "gray": .gray, "white": .white, "whiteLarge": .whiteLarge]),
        .flag("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
        NibAttribute("animating") { (view: UIActivityIndicatorView, value, _) in
          if value == "YES" { view.startAnimating() }
          return NibNumber.flag(value) != nil
        },
      ],
      children: [
        "color": NibKind.child { (view: UIActivityIndicatorView, element, builder) in
          if let color = builder.color(element) { view.color = color }
        }
      ]),
    NibKind(
      "visualEffectView", UIVisualEffectView.self, base: "view",
      children: [
        "subviews": NibKind.child { (_: UIVisualEffectView, element, builder) in
          builder.report(element, reason: "subviews of a visual effect view belong in its contentView")
        },
        "contentView": NibKind.child { (view: UIVisualEffectView, element, builder) in
          builder.read(element, as: "view", into: view.contentView)
        },
        "blurEffect": NibKind.child { (view: UIVisualEffectView, element, builder) in
          view.effect = blur(element, builder)
        },
        "vibrancyEffect": NibKind.child { (view: UIVisualEffectView, element, builder) in
          view.effect = element.child("blurEffect").flatMap { blur($0, builder) }.map(
            UIVibrancyEffect.init(blurEffect:))
        },
      ]),
    NibKind("button", UIButton.self, base: "control", attributes: buttonAttributes, children: buttonChildren),
  ]

  /// Enables user interaction, which is the file format's default. Files disable it explicitly.
  private static func enableTouches(_ object: AnyObject) { (object as? UIView)?.isUserInteractionEnabled = true }

  private static let labelAttributes: [NibAttribute] =
    [
      .flag("enabled", \UILabel.isEnabled), .flag("highlighted", \UILabel.isHighlighted),
      .integer("numberOfLines", \UILabel.numberOfLines),
      .choice("textAlignment", \UILabel.textAlignment, NibValues.textAlignments),
      .choice("lineBreakMode", \UILabel.lineBreakMode, NibValues.lineBreaks),
      .choice(
        "baselineAdjustment", \UILabel.baselineAdjustment,
        ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
      .flag("adjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth),
      .flag("adjustsLetterSpacingToFitWidth", \UILabel.allowsDefaultTighteningForTruncation),
      .flag("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
      .number("minimumScaleFactor", \UILabel.minimumScaleFactor),
      NibAttribute("minimumFontSize") { (label: UILabel, value, place) in
        guard let size = NibNumber.read(value) else { return false }
        let whole = place.element.child(key: "fontDescription")?.number("pointSize") ?? 17
        if place.element["minimumScaleFactor"] == nil, whole > 0 { label.minimumScaleFactor = size / whole }
        return true
      },
      NibAttribute("preferredMaxLayoutWidth") { (label: UILabel, value, _) in
        guard let width = NibNumber.read(value) else { return false }
        label.preferredMaxLayoutWidth = width
        return true
      },
      .text("text", \UILabel.text),
    ]
    + NibAttribute.ignored("usesAttributedText", "automaticPreferredMaxLayoutWidth", "showsExpansionTextWhenTruncated")

  private static let labelChildren: [String: NibKind.Child] = [
    "fontDescription": NibKind.child { (label: UILabel, element, builder) in
      if let font = builder.font(element) { label.font = font }
    },
    "textColor": NibKind.child { (label: UILabel, element, builder) in
      if let color = builder.color(element) { label.textColor = color }
    },
    "highlightedColor": NibKind.color(\UILabel.highlightedTextColor),
    "shadowColor": NibKind.color(\UILabel.shadowColor),
    "shadowOffset": NibKind.child { (label: UILabel, element, _) in
      if let size = NibGeometry.size(element) { label.shadowOffset = size }
    },
    "attributedText": NibKind.child { (label: UILabel, element, builder) in
      label.attributedText = builder.attributedText(element)
    },
  ]

  private static let imageAttributes: [NibAttribute] =
    [
      .image("image", \UIImageView.image), .image("highlightedImage", \UIImageView.highlightedImage),
      .flag("highlighted", \UIImageView.isHighlighted),
      .flag("adjustsImageWhenAncestorFocused", \UIImageView.adjustsImageWhenAncestorFocused),
      .flag(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory),
    ] + NibAttribute.ignored("preferredImageDynamicRange")

  private static func blur(_ element: NibElement, _ builder: NibBuilder) -> UIBlurEffect? {
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
      "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
      "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
      "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
      "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
      "systemThickMaterialLight": .systemThickMaterialLight,
      "systemChromeMaterialLight": .systemChromeMaterialLight,
      "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
      "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
      "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
    if let style = styles[element["style"] ?? ""] { return UIBlurEffect(style: style) }
    builder.report(element, reason: "the style \(element["style"] ?? "") is unknown")
    return nil
  }
}
