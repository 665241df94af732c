// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// A view's one-line description: `<UILabel: 0x7f9a; frame = (16 54; 358 22); text = 'Hi'; layer = <CALayer:
/// 0x6000>>`. Between the frame and the layer, it lists the text and all differences from a new plain view, in
/// UIKit's order.
@MainActor
package enum ViewDescription {
  static func describe(_ view: UIView) -> String {
    let address = ConstraintDescription.address(of:)
    let parts =
      ["\(className(of: view)): \(address(view))"] + geometry(view) + appearance(view) + behavior(view)
      + ["layer = <\(type(of: view.layer)): \(address(view.layer))>"]
    let text = "<" + parts.joined(separator: "; ")
    // UIKit's scroll views append their entries to the finished description, with colons instead of equals signs.
    return text + view.additionsToDescription.map { "; " + $0 }.joined() + ">"
  }

  /// Returns the class's name. For private container classes, returns the corresponding UIKit name, as shown in view
  /// trees on iOS.
  package static func className(of view: UIView) -> String {
    let type = type(of: view)
    let name = "\(type)"
    guard let counterpart = counterparts[name], String(reflecting: type).hasPrefix("Tessera") else { return name }
    return counterpart
  }

  private static let counterparts = [
    "BarBackground": "_UIBarBackground", "BarContainerView": "UILayoutContainerView",
    "BarContentView": "UINavigationTransitionView",
    "CellContentView": "UITableViewCellContentView", "PageContainerView": "_UIPageViewControllerContentView",
    "PageScrollView": "_UIQueuingScrollView", "PresentationContainer": "UITransitionView",
    "SplitContainerView": "UILayoutContainerView", "TabBarButton": "UITabBarButton",
  ]

  private static func geometry(_ view: UIView) -> [String] {
    let number = ConstraintDescription.number
    let (frame, transform) = (view.frame, view.transform)
    var parts = [
      "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"
    ]
    if transform != .identity {
      let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      parts.append("transform = [\(values.map(number).joined(separator: ", "))]")
    }
    return parts
  }

  private static func appearance(_ view: UIView) -> [String] {
    var parts: [String] = []
    if let text = view.textForDescription { parts.append("text = '\(text)'") }
    if let identifier = view.accessibilityIdentifier { parts.append("accessibilityIdentifier = '\(identifier)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(ConstraintDescription.number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    return parts
  }

  private static func behavior(_ view: UIView) -> [String] {
    var parts: [String] = []
    let sides: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let flexible = sides.filter { view.autoresizingMask.contains($0.0) }.map(\.1)
    if !flexible.isEmpty { parts.append("autoresize = " + flexible.joined(separator: "+")) }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    // As on iOS, the array's address differs in every run.
    if let list = view.gestureRecognizers, let first = list.first {
      parts.append("gestureRecognizers = <NSArray: \(ConstraintDescription.address(of: first))>")
    }
    if let color = view.backgroundColor { parts.append("backgroundColor = \(color)") }
    return parts
  }
}
