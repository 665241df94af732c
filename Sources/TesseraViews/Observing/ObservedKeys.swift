// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The table of properties that can be read and observed by key. Properties that only serve as components of key paths
// can be read but not observed: as on iOS, changes do not notify observers. The table is built at the first lookup by
// key.

import Foundation
import TesseraFoundation

@section("tessera_objc") @used
private let viewKeys: @convention(c) (UnsafeMutableRawPointer) -> Void = {
  $0.assumingMemoryBound(to: ObjCMethods.self).pointee.addOnAnyThread(ObservedKeys.add)
}

@MainActor
private enum ObservedKeys {
  static func add(_ methods: inout ObjCMethods) {
    addViews(to: &methods)
    addLayers(to: &methods)
    addParts(to: &methods)
    addControllers(to: &methods)
    addBars(to: &methods)
    addPathParts(to: &methods)
  }

  private static func addViews(to methods: inout ObjCMethods) {
    methods.add(UIView.self, key: "frame", \.frame)
    methods.add(UIView.self, key: "bounds", \.bounds)
    methods.add(UIView.self, key: "center", \.center)
    methods.add(UIView.self, key: "transform", \.transform)
    methods.add(UIView.self, key: "alpha", \.alpha)
    methods.add(UIView.self, key: "isHidden", \.isHidden)
    methods.add(UIView.self, key: "backgroundColor", \.backgroundColor)
    methods.add(UIView.self, key: "tintColor", \.tintColor)
    methods.add(UIView.self, key: "tag", \.tag)
    methods.add(UIView.self, key: "accessibilityIdentifier", \.accessibilityIdentifier)
    methods.add(UIScrollView.self, key: "contentOffset", \.contentOffset)
    methods.add(UIScrollView.self, key: "contentSize", \.contentSize)
    methods.add(UIScrollView.self, key: "contentInset", \.contentInset)
    methods.add(UIScrollView.self, key: "zoomScale", \.zoomScale)
    methods.add(UIGestureRecognizer.self, key: "state", \.state)
  }

  private static func addLayers(to methods: inout ObjCMethods) {
    methods.add(CALayer.self, key: "frame", \.frame)
    methods.add(CALayer.self, key: "bounds", \.bounds)
    methods.add(CALayer.self, key: "position", \.position)
    methods.add(CALayer.self, key: "anchorPoint", \.anchorPoint)
    methods.add(CALayer.self, key: "zPosition", \.zPosition)
    methods.add(CALayer.self, key: "transform", \.transform)
    methods.add(CALayer.self, key: "isHidden", \.isHidden)
    methods.add(CALayer.self, key: "opacity", \.opacity)
    methods.add(CALayer.self, key: "backgroundColor", \.backgroundColor)
    methods.add(CALayer.self, key: "cornerRadius", \.cornerRadius)
    methods.add(CALayer.self, key: "borderWidth", \.borderWidth)
    methods.add(CALayer.self, key: "borderColor", \.borderColor)
    methods.add(CALayer.self, key: "shadowColor", \.shadowColor)
    methods.add(CALayer.self, key: "shadowOpacity", \.shadowOpacity)
    methods.add(CALayer.self, key: "shadowOffset", \.shadowOffset)
    methods.add(CALayer.self, key: "shadowRadius", \.shadowRadius)
    methods.add(CALayer.self, key: "shadowPath", \.shadowPath)
  }

  private static func addParts(to methods: inout ObjCMethods) {
    methods.add(UILabel.self, key: "text", \.text)
    methods.add(UILabel.self, key: "attributedText", \.attributedText)
    methods.add(UILabel.self, key: "textColor", \.textColor)
    methods.add(UILabel.self, key: "font", \.font)
    methods.add(UILabel.self, key: "numberOfLines", \.numberOfLines)
    methods.add(UILabel.self, key: "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
    methods.add(UIImageView.self, key: "image", \.image)
    methods.add(UIControl.self, key: "isEnabled", \.isEnabled)
    methods.add(UIControl.self, key: "isSelected", \.isSelected)
    methods.add(UIControl.self, key: "isHighlighted", \.isHighlighted)
  }

  private static func addControllers(to methods: inout ObjCMethods) {
    methods.add(UIViewController.self, key: "title", \.title)
    // Reading one of these keys loads the view or creates the item.
    methods.add(UIViewController.self, key: "view", \.view) { $0.view = $1 }
    methods.add(UIViewController.self, key: "tabBarItem", \.tabBarItem) { $0.tabBarItem = $1 }
    methods.add(UIWindow.self, key: "rootViewController", \.rootViewController)
  }

  private static func addBars(to methods: inout ObjCMethods) {
    methods.add(UIBarItem.self, key: "title", \.title)
    methods.add(UIBarItem.self, key: "image", \.image)
    methods.add(UIBarItem.self, key: "isEnabled", \.isEnabled)
    methods.add(UINavigationItem.self, key: "title", \.title)
    methods.add(UINavigationItem.self, key: "titleView", \.titleView)
    methods.add(UINavigationItem.self, key: "prompt", \.prompt)
    methods.add(UINavigationItem.self, key: "leftBarButtonItems", \.leftBarButtonItems)
    methods.add(UINavigationItem.self, key: "rightBarButtonItems", \.rightBarButtonItems)
  }

  /// Adds the properties that serve as components of key paths. Changes do not notify observers.
  private static func addPathParts(to methods: inout ObjCMethods) {
    methods.add(UIView.self, key: "layer", \.layer)
    methods.add(UIView.self, key: "clipsToBounds", \.clipsToBounds)
    methods.add(UIView.self, key: "isUserInteractionEnabled", \.isUserInteractionEnabled)
    methods.add(UIView.self, key: "superview", \.superview)
    methods.add(UIView.self, key: "window", \.window)
    methods.add(UIView.self, key: "safeAreaInsets", \.safeAreaInsets)
    methods.add(UIScrollView.self, key: "panGestureRecognizer", \.panGestureRecognizer)
    methods.add(UIButton.self, key: "titleLabel", \.titleLabel)
    methods.add(UIButton.self, key: "imageView", \.imageView)
    methods.add(UIViewController.self, key: "navigationItem", \.navigationItem)
    methods.add(UIViewController.self, key: "navigationController", \.navigationController)
    methods.add(UIViewController.self, key: "parent", \.parent)
    methods.add(UINavigationController.self, key: "navigationBar", \.navigationBar)
    methods.add(UITabBarController.self, key: "tabBar", \.tabBar)
  }
}
