// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension NibKinds {
  static let bars: [NibKind] = [
    NibKind(
      "barItem", UIBarItem.self,
      attributes: [
        .flag("enabled", \UIBarItem.isEnabled), .integer("tag", \UIBarItem.tag), .text("title", \UIBarItem.title),
        .image("image", \UIBarItem.image), .image("landscapeImage", \UIBarItem.landscapeImagePhone),
        .image("landscapeImagePhone", \UIBarItem.landscapeImagePhone),
        .image("largeContentSizeImage", \UIBarItem.largeContentSizeImage),
      ],
      children: [
        "imageReference": NibKind.child { (item: UIBarItem, element, builder) in item.image = builder.image(element) },
        "imageInsets": NibKind.child { (item: UIBarItem, element, _) in
          if let insets = NibGeometry.insets(element) { item.imageInsets = insets }
        },
        "inset": NibKind.child { (item: UIBarItem, element, _) in
          if let insets = NibGeometry.insets(element) { item.imageInsets = insets }
        },
        "accessibility": NibKind.child { (item: UIBarItem, element, builder) in
          if let text = element["label"] {
            item.accessibilityLabel = builder.translated(text, attribute: "accessibilityLabel", of: element)
          }
          if let name = element["identifier"] { item.accessibilityIdentifier = name }
        },
        "textAttributes": NibKind.child { (item: UIBarItem, element, builder) in
          var attributes: [NSAttributedString.Key: Any] = [:]
          for child in element.children {
            if let color = builder.color(child) { attributes[.foregroundColor] = color }
            if child.name == "fontDescription" { attributes[.font] = builder.font(child) }
          }
          item.setTitleTextAttributes(attributes, for: NibValues.states[element.key ?? ""] ?? .normal)
        },
      ]),
    NibKind(
      "barButtonItem", UIBarButtonItem.self, base: "barItem",
      make: { element, builder in
        guard let word = element["systemItem"] else { return UIBarButtonItem() }
        guard let item = systemItems[word] else {
          builder.report(element, reason: "the system item \(word) is unknown")
          return UIBarButtonItem()
        }
        return UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
      },
      attributes: [
        .choice("style", \UIBarButtonItem.style, ["plain": .plain, "done": .done, "bordered": .plain]),
        .number("width", \UIBarButtonItem.width),
        .flag("changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction),
        .flag("selected", \UIBarButtonItem.isSelected), .flag("hidden", \UIBarButtonItem.isHidden),
      ] + NibAttribute.ignored("systemItem", "springLoaded"),
      children: [
        "tintColor": NibKind.color(\UIBarButtonItem.tintColor),
        "customView": NibKind.child { (item: UIBarButtonItem, element, builder) in
          item.customView = builder.make(element) as? UIView
        },
      ]),
    NibKind(
      "tabBarItem", UITabBarItem.self, base: "barItem",
      make: { element, builder in
        guard let word = element["systemItem"] else { return UITabBarItem() }
        guard let item = tabItems[word] else {
          builder.report(element, reason: "the system item \(word) is unknown")
          return UITabBarItem()
        }
        return UITabBarItem(tabBarSystemItem: item, tag: 0)
      },
      attributes: [
        .text("badgeValue", \UITabBarItem.badgeValue), .image("selectedImage", \UITabBarItem.selectedImage),
      ] + NibAttribute.ignored("systemItem", "springLoaded"),
      children: [
        "badgeColor": NibKind.color(\UITabBarItem.badgeColor),
        "offsetWrapper": { _, _, _ in },
      ]),
    navigationItem, navigationBar, toolbar, tabBar,
  ]

  private static let navigationItem = NibKind(
    "navigationItem", UINavigationItem.self,
    attributes: [
      .text("title", \UINavigationItem.title), .text("prompt", \UINavigationItem.prompt),
      .text("backButtonTitle", \UINavigationItem.backButtonTitle),
      .flag("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
      .flag("hidesBackButton", \UINavigationItem.hidesBackButton),
      .flag("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling),
      .choice(
        "largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode,
        ["automatic": .automatic, "always": .always, "never": .never]),
    ] + NibAttribute.ignored("style", "backButtonDisplayMode"),
    children: [
      "leftBarButtonItem": NibKind.child { (item: UINavigationItem, element, builder) in
        item.leftBarButtonItem = builder.make(element) as? UIBarButtonItem
      },
      "rightBarButtonItem": NibKind.child { (item: UINavigationItem, element, builder) in
        item.rightBarButtonItem = builder.make(element) as? UIBarButtonItem
      },
      "backBarButtonItem": NibKind.child { (item: UINavigationItem, element, builder) in
        item.backBarButtonItem = builder.make(element) as? UIBarButtonItem
      },
      "leftBarButtonItems": NibKind.child { (item: UINavigationItem, element, builder) in
        item.leftBarButtonItems = builder.make(all: element.children).compactMap { $0 as? UIBarButtonItem }
      },
      "rightBarButtonItems": NibKind.child { (item: UINavigationItem, element, builder) in
        item.rightBarButtonItems = builder.make(all: element.children).compactMap { $0 as? UIBarButtonItem }
      },
      "titleView": NibKind.child { (item: UINavigationItem, element, builder) in
        item.titleView = builder.make(element) as? UIView
      },
    ])

  private static let barAttributes = NibAttribute.ignored("largeContentTitle")

  private static let navigationBar = NibKind(
    "navigationBar", UINavigationBar.self, base: "view",
    attributes: [
      .choice("barStyle", \UINavigationBar.barStyle, NibValues.barStyles),
      .flag("translucent", \UINavigationBar.isTranslucent), .flag("largeTitles", \UINavigationBar.prefersLargeTitles),
      .image("backIndicatorImage", \UINavigationBar.backIndicatorImage),
      .image("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
      .image("shadowImage", \UINavigationBar.shadowImage),
    ],
    children: [
      "items": NibKind.child { (bar: UINavigationBar, element, builder) in
        // A navigation controller sets its navigation bar's items.
        guard bar.navigationController == nil else { return }
        bar.items = builder.make(all: element.children).compactMap { $0 as? UINavigationItem }
      },
      "barTintColor": NibKind.color(\UINavigationBar.barTintColor),
      "textAttributes": NibKind.child { (bar: UINavigationBar, element, builder) in
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in element.children {
          if child.key == "textColor", let color = builder.color(child) { attributes[.foregroundColor] = color }
          if child.name == "fontDescription" { attributes[.font] = builder.font(child) }
        }
        if element.key == "largeTitleTextAttributes" {
          bar.largeTitleTextAttributes = attributes
        } else {
          bar.titleTextAttributes = attributes
        }
      },
      "navigationBarAppearance": NibKind.child { (bar: UINavigationBar, element, builder) in
        let appearance = UINavigationBarAppearance()
        readAppearance(element, of: appearance, builder)
        switch element.key {
        case "standardAppearance": bar.standardAppearance = appearance
        case "scrollEdgeAppearance": bar.scrollEdgeAppearance = appearance
        case "compactAppearance": bar.compactAppearance = appearance
        default: builder.report(element, reason: "this appearance is not supported")
        }
      },
    ],
    outlets: [
      "delegate": NibKind.outlet { (bar: UINavigationBar, delegate: any UINavigationBarDelegate) in
        bar.delegate = delegate
      }
    ])

  private static let toolbar = NibKind(
    "toolbar", UIToolbar.self, base: "view",
    attributes: [
      .choice("barStyle", \UIToolbar.barStyle, NibValues.barStyles), .flag("translucent", \UIToolbar.isTranslucent),
    ],
    children: [
      "items": NibKind.child { (bar: UIToolbar, element, builder) in
        bar.items = builder.make(all: element.children).compactMap { $0 as? UIBarButtonItem }
      },
      "barTintColor": NibKind.color(\UIToolbar.barTintColor),
    ],
    outlets: [
      "delegate": NibKind.outlet { (bar: UIToolbar, delegate: any UIToolbarDelegate) in bar.delegate = delegate }
    ])

  private static let tabBar = NibKind(
    "tabBar", UITabBar.self, base: "view",
    attributes: [
      .choice("barStyle", \UITabBar.barStyle, NibValues.barStyles), .flag("translucent", \UITabBar.isTranslucent),
      .image("backgroundImage", \UITabBar.backgroundImage), .image("shadowImage", \UITabBar.shadowImage),
      .image("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
      .choice(
        "itemPositioning", \UITabBar.itemPositioning,
        ["automatic": .automatic, "fill": .fill, "centered": .centered]),
      .number("itemWidth", \UITabBar.itemWidth), .number("itemSpacing", \UITabBar.itemSpacing),
    ],
    children: [
      "items": NibKind.child { (bar: UITabBar, element, builder) in
        bar.items = builder.make(all: element.children).compactMap { $0 as? UITabBarItem }
      },
      "barTintColor": NibKind.color(\UITabBar.barTintColor),
      "selectedImageTintColor": NibKind.child { (bar: UITabBar, element, builder) in
        if let color = builder.color(element) { bar.tintColor = color }
      },
      "unselectedItemTintColor": NibKind.color(\UITabBar.unselectedItemTintColor),
      "tabBarAppearance": NibKind.child { (bar: UITabBar, element, builder) in
        let appearance = UITabBarAppearance()
        readAppearance(element, of: appearance, builder)
        if element.key == "scrollEdgeAppearance" {
          bar.scrollEdgeAppearance = appearance
        } else {
          bar.standardAppearance = appearance
        }
      },
    ],
    outlets: ["delegate": NibKind.outlet { (bar: UITabBar, delegate: any UITabBarDelegate) in bar.delegate = delegate }]
  )

  private static func readAppearance(_ element: NibElement, of appearance: UIBarAppearance, _ builder: NibBuilder) {
    for child in element.children {
      switch child.key {
      case "backgroundColor": appearance.backgroundColor = builder.color(child)
      case "shadowColor": appearance.shadowColor = builder.color(child)
      default:
        guard let appearance = appearance as? UINavigationBarAppearance, child.name == "textAttributes" else {
          builder.report(child, reason: "this part of an appearance is not supported")
          continue
        }
        var attributes: [NSAttributedString.Key: Any] = [:]
        for part in child.children {
          if let color = builder.color(part) { attributes[.foregroundColor] = color }
          if part.name == "fontDescription" { attributes[.font] = builder.font(part) }
        }
        if child.key == "largeTitleTextAttributes" {
          appearance.largeTitleTextAttributes = attributes
        } else {
          appearance.titleTextAttributes = attributes
        }
      }
    }
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
    "pageCurl": .pageCurl, "close": .close,
  ]

  private static let tabItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]
}
