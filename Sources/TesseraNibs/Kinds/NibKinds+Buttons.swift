// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension NibKinds {
  static let buttonAttributes: [NibAttribute] =
    [
      NibAttribute("buttonType") { (button: UIButton, value, _) in
        let types: [String: UIButton.ButtonType] = [
          "system": .system, "roundedRect": .system, "custom": .custom, "detailDisclosure": .detailDisclosure,
          "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
        ]
        guard let type = types[value] else { return false }
        button.apply(type)
        return true
      },
      .choice("lineBreakMode", \UIButton.nibTitleLineBreakMode, NibValues.lineBreaks),
      .flag("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
      .flag("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
      .flag("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted),
      .flag("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted),
      .flag("showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction),
      .flag("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction),
      .flag(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \UIButton.adjustsImageSizeForAccessibilityContentSizeCategory),
      .flag("pointerInteraction", \UIButton.isPointerInteractionEnabled),
    ]
    + NibAttribute.ignored(
      "role", "hoverStyle", "behavioralStyle",
      "maximumContentSizeCategory")

  static let buttonChildren: [String: NibKind.Child] = [
    "fontDescription": NibKind.child { (button: UIButton, element, builder) in
      if let font = builder.font(element) { button.titleLabel?.font = font }
    },
    "state": NibKind.child { (button: UIButton, element, builder) in readState(element, of: button, builder) },
    "contentEdgeInsets": NibKind.child { (button: UIButton, element, _) in
      if let insets = NibGeometry.insets(element) { button.contentEdgeInsets = insets }
    },
    "titleEdgeInsets": NibKind.child { (button: UIButton, element, _) in
      if let insets = NibGeometry.insets(element) { button.titleEdgeInsets = insets }
    },
    "imageEdgeInsets": NibKind.child { (button: UIButton, element, _) in
      if let insets = NibGeometry.insets(element) { button.imageEdgeInsets = insets }
    },
    "size": { _, _, _ in }, "titleShadowOffset": { _, _, _ in },
    "buttonConfiguration": NibKind.child { (button: UIButton, element, builder) in
      button.configuration = configuration(element, of: button, builder)
    },
  ]

  private static func readState(_ element: NibElement, of button: UIButton, _ builder: NibBuilder) {
    guard let state = NibValues.states[element.key ?? ""] else {
      return builder.report(element, reason: "the state \(element.key ?? "") is unknown")
    }
    if let title = element["title"] {
      let name = "\(element.key ?? "")Title"
      button.setTitle(builder.translated(title, attribute: name, of: element), for: state)
    }
    if let image = element["image"] { button.setImage(builder.image(named: image, of: element), for: state) }
    if let image = element["backgroundImage"] {
      button.setBackgroundImage(builder.image(named: image, of: element), for: state)
    }
    for child in element.children {
      switch (child.key, child.name) {
      case ("titleColor", _): button.setTitleColor(builder.color(child), for: state)
      case ("titleShadowColor", _): button.setTitleShadowColor(builder.color(child), for: state)
      case ("image", "imageReference"): button.setImage(builder.image(child), for: state)
      case ("backgroundImage", "imageReference"): button.setBackgroundImage(builder.image(child), for: state)
      case (_, "attributedString"): button.setAttributedTitle(builder.attributedText(child), for: state)
      case ("preferredSymbolConfiguration", _):
        button.setPreferredSymbolConfiguration(builder.symbolConfiguration(child), forImageIn: state)
      case (_, "string"), (_, "mutableString"), (_, "nil"): break
      default: builder.report(child, reason: "this part of a state is not supported")
      }
    }
  }

  private static func configuration(
    _ element: NibElement, of button: UIButton, _ builder: NibBuilder
  ) -> UIButton.Configuration? {
    let styles: [String: UIButton.Configuration] = [
      "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(), "borderless": .borderless(),
      "bordered": .bordered(), "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
    ]
    guard var result = styles[element["style"] ?? "plain"] else {
      builder.report(element, reason: "the style \(element["style"] ?? "") is unknown")
      return nil
    }
    if let title = element["title"] {
      result.title = builder.translated(title, attribute: "configuration.title", of: element)
    }
    if let text = element["subtitle"] {
      result.subtitle = builder.translated(text, attribute: "configuration.subtitle", of: element)
    }
    if let image = element["image"] { result.image = builder.image(named: image, of: element) }
    if let place = ["leading": NSDirectionalRectEdge.leading, "trailing": .trailing, "top": .top, "bottom": .bottom][
      element["imagePlacement"] ?? ""]
    {
      result.imagePlacement = place
    }
    if let padding = element.number("imagePadding") { result.imagePadding = padding }
    if let padding = element.number("titlePadding") { result.titlePadding = padding }
    if let corner = corners[element["cornerStyle"] ?? ""] { result.cornerStyle = corner }
    if let size = ["mini": UIButton.Configuration.Size.mini, "small": .small, "medium": .medium, "large": .large][
      element["buttonSize"] ?? ""]
    {
      result.buttonSize = size
    }
    if let alignment = alignments[element["titleAlignment"] ?? ""] { result.titleAlignment = alignment }
    if element.flag("showsActivityIndicator") == true { result.showsActivityIndicator = true }
    for child in element.children { read(child, into: &result, builder) }
    return result
  }

  private static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
  ]

  private static let alignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  private static func read(
    _ child: NibElement, into result: inout UIButton.Configuration, _ builder: NibBuilder
  ) {
    switch (child.key, child.name) {
    case ("baseForegroundColor", _): result.baseForegroundColor = builder.color(child)
    case ("baseBackgroundColor", _): result.baseBackgroundColor = builder.color(child)
    case ("image", "imageReference"): result.image = builder.image(child)
    case ("contentInsets", _):
      if let insets = NibGeometry.directionalInsets(child) { result.contentInsets = insets }
    case ("attributedTitle", _): result.attributedTitle = AttributedString(builder.attributedText(child))
    case ("attributedSubtitle", _): result.attributedSubtitle = AttributedString(builder.attributedText(child))
    case ("titleFontDescription", _), ("fontDescription", _):
      guard let font = builder.font(child) else { return }
      result.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = font
        return attributes
      }
    case ("preferredSymbolConfigurationForImage", _):
      result.preferredSymbolConfigurationForImage = builder.symbolConfiguration(child)
    case (_, "backgroundConfiguration"):
      if let radius = child.number("cornerRadius") { result.background.cornerRadius = radius }
      if let width = child.number("strokeWidth") { result.background.strokeWidth = width }
      if let image = child["image"] { result.background.image = builder.image(named: image, of: child) }
      for part in child.children {
        if part.key == "backgroundColor" { result.background.backgroundColor = builder.color(part) }
        if part.key == "strokeColor" { result.background.strokeColor = builder.color(part) }
      }
    case (_, "string"), (_, "mutableString"), (_, "nil"): break
    default: builder.report(child, reason: "this part of a configuration is not supported")
    }
  }
}

extension UIButton {
  /// The line break mode for titles that do not fit.
  fileprivate var nibTitleLineBreakMode: NSLineBreakMode {
    get { titleLabel?.lineBreakMode ?? .byTruncatingMiddle }
    set { titleLabel?.lineBreakMode = newValue }
  }
}
