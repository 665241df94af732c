// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension NibKinds {
  static let controllers: [NibKind] = [
    NibKind(
      "viewController", UIViewController.self, attributes: controllerAttributes, children: controllerChildren,
      outlets: [
        "view": NibKind.outlet { (controller: UIViewController, view: UIView) in controller.view = view },
        "transitioningDelegate": NibKind.outlet {
          (controller: UIViewController, delegate: any UIViewControllerTransitioningDelegate) in
          controller.transitioningDelegate = delegate
        },
      ]),
    NibKind(
      "navigationController", UINavigationController.self, base: "viewController",
      attributes: [
        .flag("navigationBarHidden", \UINavigationController.isNavigationBarHidden),
        NibAttribute("toolbarHidden") { (controller: UINavigationController, value, _) in
          controller.isToolbarHidden = value != "NO"
          return NibNumber.flag(value) != nil
        },
        .flag("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
        .flag("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap),
        .flag("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact),
        .flag("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears),
      ],
      children: [
        "navigationBar": NibKind.child { (controller: UINavigationController, element, builder) in
          builder.read(element, as: "navigationBar", into: controller.navigationBar)
        },
        "toolbar": NibKind.child { (controller: UINavigationController, element, builder) in
          builder.read(element, as: "toolbar", into: controller.toolbar)
        },
        "viewControllers": NibKind.child { (controller: UINavigationController, element, builder) in
          controller.viewControllers = builder.make(all: element.children).compactMap { $0 as? UIViewController }
        },
      ],
      outlets: [
        "delegate": NibKind.outlet {
          (controller: UINavigationController, delegate: any UINavigationControllerDelegate) in
          controller.delegate = delegate
        }
      ]),
    NibKind(
      "tabBarController", UITabBarController.self, base: "viewController",
      attributes: [
        NibAttribute("selectedIndex") { (controller: UITabBarController, value, _) in
          controller.nibSceneForWriting.selectedIndex = Int(value)
          return Int(value) != nil
        }
      ],
      children: [
        "tabBar": NibKind.child { (controller: UITabBarController, element, builder) in
          builder.read(element, as: "tabBar", into: controller.tabBar)
        },
        "viewControllers": NibKind.child { (controller: UITabBarController, element, builder) in
          controller.viewControllers = builder.make(all: element.children).compactMap { $0 as? UIViewController }
        },
      ],
      outlets: [
        "delegate": NibKind.outlet { (controller: UITabBarController, delegate: any UITabBarControllerDelegate) in
          controller.delegate = delegate
        }
      ]),
    NibKind(
      "splitViewController", UISplitViewController.self, base: "viewController",
      attributes: [
        NibAttribute("style") { (controller: UISplitViewController, value, _) in
          let styles: [String: UISplitViewController.Style] = [
            "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn, "unspecified": .unspecified,
          ]
          if let style = styles[value] { controller.setStyle(style) }
          return styles[value] != nil
        },
        NibAttribute("displayMode") { (controller: UISplitViewController, value, _) in
          let modes: [String: UISplitViewController.DisplayMode] = [
            "automatic": .automatic, "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary,
            "primaryOverlay": .oneOverSecondary, "secondaryOnly": .secondaryOnly,
            "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
            "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
            "twoDisplaceSecondary": .twoDisplaceSecondary,
          ]
          if let mode = modes[value] { controller.preferredDisplayMode = mode }
          return modes[value] != nil
        },
        NibAttribute("behavior") { (controller: UISplitViewController, value, _) in
          let behaviors: [String: UISplitViewController.SplitBehavior] = [
            "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
          ]
          if let behavior = behaviors[value] { controller.preferredSplitBehavior = behavior }
          return behaviors[value] != nil
        },
        .flag("presentsWithGesture", \UISplitViewController.presentsWithGesture),
      ],
      outlets: [
        "delegate": NibKind.outlet {
          (controller: UISplitViewController, delegate: any UISplitViewControllerDelegate) in
          controller.delegate = delegate
        }
      ]),
  ]

  private static let controllerAttributes: [NibAttribute] =
    [
      .text("title", \UIViewController.title),
      .choice("modalPresentationStyle", \UIViewController.modalPresentationStyle, NibValues.modalStyles),
      .choice("modalTransitionStyle", \UIViewController.modalTransitionStyle, NibValues.modalTransitions),
      .flag("definesPresentationContext", \UIViewController.definesPresentationContext),
      .flag(
        "providesPresentationContextTransitionStyle", \UIViewController.providesPresentationContextTransitionStyle),
      .flag("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
      .flag("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
      .flag("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets),
      .flag("modalInPresentation", \UIViewController.isModalInPresentation),
      .flag(
        "viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins),
      NibAttribute("nibName") { (controller: UIViewController, value, _) in
        controller.nibStateForWriting.name = value
        return true
      },
    ]
    + NibAttribute.ignored(
      "storyboardIdentifier", "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
      "automaticallyAdjustsScrollViewInsetsSet", "wantsFullScreenLayout", "autoresizesArchivedViewToFullSize",
      "interfaceStyle", "focusGroupIdentifier", "edgesForExtendedLayout")

  private static let controllerChildren: [String: NibKind.Child] = [
    "view": NibKind.child { (controller: UIViewController, element, builder) in
      controller.nibSceneForWriting.viewElement = element
    },
    "layoutGuides": NibKind.child { (controller: UIViewController, element, _) in
      controller.nibSceneForWriting.guides = element.children
    },
    "navigationItem": NibKind.child { (controller: UIViewController, element, builder) in
      builder.read(element, as: "navigationItem", into: controller.navigationItem)
    },
    "tabBarItem": NibKind.child { (controller: UIViewController, element, builder) in
      if let item = builder.make(element) as? UITabBarItem { controller.tabBarItem = item }
    },
    "toolbarItems": NibKind.child { (controller: UIViewController, element, builder) in
      controller.toolbarItems = builder.make(all: element.children).compactMap { $0 as? UIBarButtonItem }
    },
    "extendedEdge": NibKind.child { (controller: UIViewController, element, _) in
      let edges: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
      controller.edgesForExtendedLayout = edges.reduce(into: []) { result, edge in
        if element.flag(edge.0) == true { result.insert(edge.1) }
      }
    },
    "preferredContentSize": NibKind.child { (controller: UIViewController, element, _) in
      if let size = NibGeometry.size(element) { controller.preferredContentSize = size }
    },
    "contentSizeForViewInPopover": NibKind.child { (controller: UIViewController, element, _) in
      if let size = NibGeometry.size(element) { controller.preferredContentSize = size }
    },
    "freeformSize": { _, _, _ in },
  ]
}
