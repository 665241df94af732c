// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension NibKinds {
  static let containers: [NibKind] = [
    NibKind(
      "scrollView", UIScrollView.self, base: "view",
      prepare: {
        // In the file format, clipping is off by default, so files enable it explicitly.
        ($0 as? UIScrollView)?.clipsToBounds = false
      }, attributes: scrollAttributes,
      children: [
        "contentSize": NibKind.child { (view: UIScrollView, element, _) in
          if let size = NibGeometry.size(element) { view.contentSize = size }
        },
        "contentInset": NibKind.child { (view: UIScrollView, element, _) in
          if let insets = NibGeometry.insets(element) { view.contentInset = insets }
        },
        "scrollIndicatorInsets": NibKind.child { (view: UIScrollView, element, _) in
          if let insets = NibGeometry.insets(element) { view.scrollIndicatorInsets = insets }
        },
      ],
      outlets: [
        "delegate": NibKind.outlet { (view: UIScrollView, delegate: any UIScrollViewDelegate) in
          view.scrollDelegateStorage = delegate
        },
        "refreshControl": NibKind.outlet { (view: UIScrollView, control: UIRefreshControl) in
          view.refreshControl = control
        },
      ]),
    NibKind("refreshControl", UIRefreshControl.self, base: "control"),
  ]

  private static let scrollAttributes: [NibAttribute] =
    [
      .flag("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
      .flag("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
      .flag("bounces", \UIScrollView.bounces), .flag("bouncesZoom", \UIScrollView.bouncesZoom),
      .flag("scrollEnabled", \UIScrollView.isScrollEnabled), .flag("pagingEnabled", \UIScrollView.isPagingEnabled),
      .flag("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
      .flag("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      .flag("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      .flag("delaysContentTouches", \UIScrollView.delaysContentTouches),
      .flag("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
      .flag("scrollsToTop", \UIScrollView.scrollsToTop),
      .number("minimumZoomScale", \UIScrollView.minimumZoomScale),
      .number("maximumZoomScale", \UIScrollView.maximumZoomScale),
      .choice(
        "keyboardDismissMode", \UIScrollView.keyboardDismissMode,
        ["none": .none, "onDrag": .onDrag, "interactive": .interactive]),
      .choice(
        "indicatorStyle", \UIScrollView.indicatorStyle, ["default": .default, "black": .black, "white": .white]),
      .choice(
        "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior,
        ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]),
      NibAttribute("decelerationRate") { (view: UIScrollView, value, _) in
        view.decelerationRate = value == "fast" ? .fast : .normal
        return true
      },
    ]
    + NibAttribute.ignored("keyboardDismissModeSet", "indexDisplayMode", "automaticallyAdjustsScrollIndicatorInsets")
}
