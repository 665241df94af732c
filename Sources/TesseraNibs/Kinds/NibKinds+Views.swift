// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The element kinds for the classes of TesseraViews.
@MainActor
enum NibKinds {
  static let views: [NibKind] = [
    NibKind("view", UIView.self, attributes: viewAttributes, children: viewChildren, outlets: viewOutlets),
    NibKind("containerView", UIView.self, base: "view"),
    NibKind("tableViewCellContentView", UIView.self, base: "view", attributes: NibAttribute.ignored("tableViewCell")),
    NibKind("collectionViewCellContentView", UIView.self, base: "view"),
    NibKind(
      "window", UIWindow.self, base: "view", attributes: NibAttribute.ignored("visibleAtLaunch", "resizesToFullScreen")),
    NibKind("control", UIControl.self, base: "view", attributes: controlAttributes),
    NibKind("customObject", NSObject.self),
    NibKind(
      "stackView", UIStackView.self, base: "view", attributes: stackAttributes,
      children: [
        "subviews": NibKind.child { (stack: UIStackView, element, builder) in
          for view in builder.make(all: element.children) {
            if let view = view as? UIView { stack.addArrangedSubview(view) }
          }
        }
      ]),
  ]

  private static let viewAttributes: [NibAttribute] =
    [
      .choice("contentMode", \UIView.contentMode, NibValues.contentModes),
      .flag("opaque", \UIView.isOpaque), .flag("clipsSubviews", \UIView.clipsToBounds),
      .flag("clipsToBounds", \UIView.clipsToBounds), .flag("hidden", \UIView.isHidden),
      .number("alpha", \UIView.alpha), .integer("tag", \UIView.tag),
      .flag("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      .flag("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      .flag("exclusiveTouch", \UIView.isExclusiveTouch),
      .flag("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing),
      .flag("autoresizesSubviews", \UIView.autoresizesSubviews),
      .flag("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
      .flag("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
      .name("restorationIdentifier", \UIView.restorationIdentifier),
      .choice("semanticContentAttribute", \UIView.semanticContentAttribute, NibValues.semanticContentAttributes),
      NibAttribute("translatesAutoresizingMaskIntoConstraints") { (view: UIView, value, place) in
        guard let flag = NibNumber.flag(value) else { return false }
        // Interface Builder's compiler uses the autoresizing mask for views with a fixed frame.
        view.translatesAutoresizingMaskIntoConstraints = flag || place.element.flag("fixedFrame") == true
        return true
      },
      priority("horizontalHuggingPriority") { $0.setContentHuggingPriority($1, for: .horizontal) },
      priority("verticalHuggingPriority") { $0.setContentHuggingPriority($1, for: .vertical) },
      priority("horizontalCompressionResistancePriority") {
        $0.setContentCompressionResistancePriority($1, for: .horizontal)
      },
      priority("verticalCompressionResistancePriority") {
        $0.setContentCompressionResistancePriority($1, for: .vertical)
      },
      NibAttribute("userInterfaceStyle") { (view: UIView, value, _) in
        guard let style = ["light": UIUserInterfaceStyle.light, "dark": .dark, "unspecified": .unspecified][value]
        else { return false }
        view.overrideUserInterfaceStyle = style
        return true
      },
    ]
    + NibAttribute.ignored(
      "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity", "placeholderIntrinsicWidth",
      "placeholderIntrinsicHeight", "horizontalHuggingPrioritySet", "layoutMarginsFollowReadableWidth",
      "viewLayoutGuide", "springLoaded", "largeContentTitle", "showsLargeContentViewer", "customClassName",
      "lockedFrame", "simulatedAppContext", "focusGroupIdentifier", "appearanceType", "toolTip")

  private static func priority(
    _ name: String, _ set: @escaping @MainActor (UIView, UILayoutPriority) -> Void
  ) -> NibAttribute {
    NibAttribute(name) { (view: UIView, value, _) in
      guard let number = NibNumber.read(value), (0...1000).contains(number) else { return false }
      set(view, UILayoutPriority(Float(number)))
      return true
    }
  }

  private static let controlAttributes: [NibAttribute] =
    [
      .flag("enabled", \UIControl.isEnabled), .flag("selected", \UIControl.isSelected),
      .flag("highlighted", \UIControl.isHighlighted),
      .choice(
        "contentHorizontalAlignment", \UIControl.contentHorizontalAlignment,
        ["center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing]),
      .choice(
        "contentVerticalAlignment", \UIControl.contentVerticalAlignment,
        ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
    ] + NibAttribute.ignored("showsMenuFromSource")

  private static let stackAttributes: [NibAttribute] = [
    .choice("axis", \UIStackView.axis, ["horizontal": .horizontal, "vertical": .vertical]),
    .choice(
      "distribution", \UIStackView.distribution,
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ]),
    .choice(
      "alignment", \UIStackView.alignment,
      [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
      ]),
    NibAttribute("spacingType") { (stack: UIStackView, value, _) in
      if value == "standard" { stack.spacing = UIStackView.spacingUseSystem }
      return value == "standard" || value == "constant"
    },
    .number("spacing", \UIStackView.spacing),
    .flag("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
    .flag("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
  ]

  private static let viewChildren: [String: NibKind.Child] = [
    "frame": NibKind.child { (view: UIView, element, builder) in
      guard let rect = NibGeometry.rect(element) else {
        return builder.report(element, reason: "it is not a rectangle")
      }
      view.frame = rect
    },
    // Gesture recognizers are siblings of the view and are connected by outlets.
    "bounds": { _, _, _ in }, "gestureRecognizers": { _, _, _ in },
    "autoresizingMask": NibKind.child { (view: UIView, element, _) in view.autoresizingMask = mask(element) },
    "backgroundColor": NibKind.color(\UIView.backgroundColor),
    "tintColor": NibKind.child { (view: UIView, element, builder) in
      if let color = builder.color(element) { view.tintColor = color }
    },
    "subviews": NibKind.child { (view: UIView, element, builder) in
      for child in builder.make(all: element.children) {
        if let child = child as? UIView, child !== view { view.addSubview(child) }
      }
    },
    "layoutMargins": NibKind.child { (view: UIView, element, _) in
      if let insets = NibGeometry.insets(element) { view.layoutMargins = insets }
    },
    "directionalLayoutMargins": NibKind.child { (view: UIView, element, _) in
      if let insets = NibGeometry.directionalInsets(element) { view.directionalLayoutMargins = insets }
    },
    "accessibility": NibKind.child { (view: UIView, element, builder) in readAccessibility(element, of: view, builder)
    },
    "accessibilityConfiguration": NibKind.child { (view: UIView, element, builder) in
      readAccessibility(element, of: view, builder)
    },
    "viewLayoutGuide": NibKind.child { (view: UIView, element, builder) in
      let guide: UILayoutGuide
      switch element.key {
      case "safeArea": guide = view.safeAreaLayoutGuide
      case "layoutMargins": guide = view.layoutMarginsGuide
      case "readableContent": guide = view.readableContentGuide
      case "keyboard": guide = view.keyboardLayoutGuide
      case "contentLayoutGuide", "frameLayoutGuide":
        guard let view = view as? UIScrollView else {
          return builder.report(element, reason: "its view does not scroll")
        }
        guide = element.key == "frameLayoutGuide" ? view.frameLayoutGuide : view.contentLayoutGuide
      default: return builder.report(element, reason: "the guide \(element.key ?? "") is unknown")
      }
      builder.register(guide, for: element.id)
    },
    "layoutGuides": NibKind.child { (view: UIView, element, builder) in
      for child in element.children {
        let guide = UILayoutGuide()
        guide.identifier = child["identifier"] ?? ""
        view.addLayoutGuide(guide)
        builder.register(guide, for: child.id)
      }
    },
  ]

  static func mask(_ element: NibElement) -> UIView.AutoresizingMask {
    let flags: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return flags.reduce(into: []) { mask, flag in
      if element.flag(flag.0) == true { mask.insert(flag.1) }
    }
  }

  private static let viewOutlets: [String: NibKind.Outlet] = [
    "gestureRecognizers": NibKind.outlet { (view: UIView, recognizer: UIGestureRecognizer) in
      view.addGestureRecognizer(recognizer)
    },
    "mask": NibKind.outlet { (view: UIView, mask: UIView) in view.mask = mask },
  ]
}
