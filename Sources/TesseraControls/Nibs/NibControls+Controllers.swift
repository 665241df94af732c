// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Decoding of controllers in storyboards.

import Foundation
import TesseraNibs
@_spi(Tessera) import TesseraViews

extension NibControls {
  static let controllers: [NibKind] = [
    NibKind(
      "pageViewController", UIPageViewController.self, base: "viewController",
      attributes: [
        NibAttribute("transitionStyle") { (pages: UIPageViewController, value, _) in
          pages.setUp(value == "scroll" ? .scroll : .pageCurl, pages.navigationOrientation, spine: nil, spacing: 0)
          return value == "scroll" || value == "pageCurl"
        },
        NibAttribute("navigationOrientation") { (pages: UIPageViewController, value, _) in
          pages.setUp(
            pages.transitionStyle, value == "vertical" ? .vertical : .horizontal, spine: pages.spineLocation,
            spacing: pages.spacing)
          return value == "vertical" || value == "horizontal"
        },
        NibAttribute("spineLocation") { (pages: UIPageViewController, value, _) in
          let words: [String: UIPageViewController.SpineLocation] = [
            "none": .none, "min": .min, "mid": .mid, "max": .max,
          ]
          pages.setUp(pages.transitionStyle, pages.navigationOrientation, spine: words[value], spacing: pages.spacing)
          return words[value] != nil
        },
        NibAttribute("pageSpacing") { (pages: UIPageViewController, value, _) in
          guard let spacing = Double(value), spacing.isFinite else { return false }
          pages.setUp(
            pages.transitionStyle, pages.navigationOrientation, spine: pages.spineLocation,
            spacing: max(0, CGFloat(spacing)))
          return true
        },
        .flag("doubleSided", \UIPageViewController.isDoubleSided),
      ],
      outlets: [
        "dataSource": NibKind.outlet { (pages: UIPageViewController, source: any UIPageViewControllerDataSource) in
          pages.dataSource = source
        },
        "delegate": NibKind.outlet { (pages: UIPageViewController, delegate: any UIPageViewControllerDelegate) in
          pages.delegate = delegate
        },
      ])
  ]
}
