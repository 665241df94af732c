// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Decoding of collection views in nibs, with their flow layouts and prototype cells.

import Foundation
import TesseraFoundation
import TesseraNibs
@_spi(Tessera) import TesseraViews

@section("tessera_nib") @used
private let collectionKinds: @convention(c) (UnsafeMutableRawPointer) -> Void = { _ in
  MainActor.assumeIsolated {
    NibKindTable.register { table in
      table.add(NibCollections.kinds)
      table.addDecodableClasses([UICollectionView.self, UICollectionViewCell.self])
    }
  }
}

@MainActor
enum NibCollections {
  static let kinds: [NibKind] = [
    NibKind(
      "collectionView", UICollectionView.self, base: "scrollView",
      attributes: [
        .flag("allowsSelection", \UICollectionView.allowsSelection),
        .flag("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
        .flag("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled),
      ] + NibAttribute.ignored("dataMode", "selfSizingInvalidation"),
      children: [
        // The layout has been created before the view.
        "collectionViewLayout": NibKind.child { (view: UICollectionView, element, builder) in
          if let layout = builder.make(element) as? UICollectionViewLayout, view.collectionViewLayout !== layout {
            view.collectionViewLayout = layout
          }
        },
        "cells": NibKind.child { (view: UICollectionView, element, builder) in
          for child in element.children {
            addPrototype(child, kind: CollectionRegistry.cellKind, to: view, builder: builder)
          }
        },
        "sectionHeaderView": NibKind.child { (view: UICollectionView, element, builder) in
          addPrototype(element, kind: UICollectionView.elementKindSectionHeader, to: view, builder: builder)
        },
        "sectionFooterView": NibKind.child { (view: UICollectionView, element, builder) in
          addPrototype(element, kind: UICollectionView.elementKindSectionFooter, to: view, builder: builder)
        },
        "backgroundView": NibKind.child { (view: UICollectionView, element, builder) in
          view.backgroundView = builder.make(element) as? UIView
        },
      ],
      outlets: [
        "dataSource": NibKind.outlet { (view: UICollectionView, source: any UICollectionViewDataSource) in
          view.dataSource = source
        },
        "delegate": NibKind.outlet { (view: UICollectionView, delegate: any UICollectionViewDelegate) in
          view.delegate = delegate
        },
        "prefetchDataSource": { _, _ in true },
      ]),
    NibKind("collectionReusableView", UICollectionReusableView.self, base: "view", attributes: identifier),
    NibKind(
      "collectionViewCell", UICollectionViewCell.self, base: "view", attributes: identifier,
      children: [
        "contentView": NibKind.child { (cell: UICollectionViewCell, element, builder) in
          builder.read(element, as: "collectionViewCellContentView", into: cell.contentView)
        },
        "customSize": { _, _, _ in }, "size": { _, _, _ in },
      ],
      outlets: [
        "backgroundView": NibKind.outlet { (cell: UICollectionViewCell, view: UIView) in cell.backgroundView = view },
        "selectedBackgroundView": NibKind.outlet { (cell: UICollectionViewCell, view: UIView) in
          cell.selectedBackgroundView = view
        },
      ]),
    NibKind("collectionViewLayout", UICollectionViewLayout.self),
    NibKind(
      "collectionViewFlowLayout", UICollectionViewFlowLayout.self,
      attributes: [
        .number("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
        .number("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing),
        .choice(
          "scrollDirection", \UICollectionViewFlowLayout.scrollDirection,
          [
            "vertical": .vertical, "horizontal": .horizontal,
          ]),
        .flag("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
        .flag("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds),
        NibAttribute("automaticEstimatedItemSize") { (layout: UICollectionViewFlowLayout, value, _) in
          if value == "YES" { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
          return NibNumber.flag(value) != nil
        },
        .choice(
          "sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference,
          [
            "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
          ]),
      ],
      children: [
        "itemSize": size { $0.itemSize = $1 }, "estimatedItemSize": size { $0.estimatedItemSize = $1 },
        "headerReferenceSize": size { $0.headerReferenceSize = $1 },
        "footerReferenceSize": size { $0.footerReferenceSize = $1 },
        "sectionInset": NibKind.child { (layout: UICollectionViewFlowLayout, element, _) in
          if let insets = NibGeometry.insets(element) { layout.sectionInset = insets }
        },
      ]),
    NibKind(
      "collectionViewController", UICollectionViewController.self, base: "viewController",
      attributes: [
        .flag("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
      ],
      children: [
        "collectionView": NibKind.child { (controller: UICollectionViewController, element, builder) in
          builder.setViewElement(element, of: controller)
        }
      ]),
  ]

  private static let identifier: [NibAttribute] = [
    NibAttribute("reuseIdentifier") { (view: UICollectionReusableView, value, _) in
      view.reuseIdentifier = value
      return true
    }
  ]

  private static func size(_ set: @escaping @MainActor (UICollectionViewFlowLayout, CGSize) -> Void) -> NibKind.Child {
    NibKind.child { (layout: UICollectionViewFlowLayout, element, builder) in
      guard let size = NibGeometry.size(element), size.width >= 0, size.height >= 0 else {
        return builder.report(element, reason: "it is not a size")
      }
      set(layout, size)
    }
  }

  private static func addPrototype(_ element: NibElement, kind: String, to view: UICollectionView, builder: NibBuilder)
  {
    guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else {
      // Interface Builder stores an empty element for an unused header.
      if element.name == "collectionViewCell" {
        builder.report(element, reason: "a prototype without a reuseIdentifier cannot be dequeued")
      }
      return
    }
    let isCell = element.name == "collectionViewCell"
    guard isCell || kind != CollectionRegistry.cellKind && element.name == "collectionReusableView" else {
      return builder.report(
        element, reason: "prototypes of a collection view must be cells, headers and footers must be reusable views")
    }
    let prototype = NibPrototype(element, builder)
    view.registry.factories[CollectionRegistry.Name(kind: kind, identifier: identifier)] = {
      prototype.make() as? UICollectionReusableView
    }
  }
}
