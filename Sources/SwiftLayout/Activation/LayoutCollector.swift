// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraViews
import UIKit

/// An object's address, which is compared without retaining the object because retaining views that have weak
/// references is slow. The owner of a reference either retains the object or never accesses it.
struct ItemReference: Hashable {
  let id: ObjectIdentifier
  private unowned(unsafe) let pointer: AnyObject

  init(_ object: AnyObject) {
    id = ObjectIdentifier(object)
    pointer = object
  }

  /// The object, which must not have been deallocated.
  var object: AnyObject { pointer }

  static func == (a: ItemReference, b: ItemReference) -> Bool { a.id == b.id }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

/// A flat list of a layout's views, guides and anchors, in declaration order. Layouts add their elements to it.
///
/// Entries retain their views and guides. Superviews are not retained because each superview is the view of another
/// entry or is retained by one.
@preconcurrency @MainActor
public final class LayoutCollector {
  struct ViewEntry {
    let view: UIView
    let id: ObjectIdentifier
    let parent: ItemReference?
    let option: LayoutOption
    let place: CodeLocation?

    var superview: UIView? { parent?.object as? UIView }
  }

  struct GuideEntry {
    let guide: UILayoutGuide
    let owner: UIView?
  }

  /// An item's anchors, with the item's superview in the layout.
  struct ItemAnchors {
    let item: ItemReference
    var parent: ItemReference?
    let anchors: Anchors
  }

  private(set) var views: [ViewEntry] = []
  private(set) var guides: [GuideEntry] = []
  private(set) var itemAnchors: [ItemAnchors] = []
  /// The closures to call before the layout is applied.
  private(set) var before: [() -> Void] = []
  private(set) var after: [() -> Void] = []

  func addView(
    _ view: UIView, superview: UIView?, option: LayoutOption, anchors: Anchors, at place: CodeLocation?
  ) {
    let parent = superview.map(ItemReference.init)
    views.append(ViewEntry(view: view, id: ObjectIdentifier(view), parent: parent, option: option, place: place))
    if !anchors.rules.isEmpty {
      itemAnchors.append(ItemAnchors(item: ItemReference(view), parent: parent, anchors: anchors))
    }
  }

  func addGuide(_ guide: UILayoutGuide, owner: UIView?, anchors: Anchors) {
    guides.append(GuideEntry(guide: guide, owner: owner))
    if !anchors.rules.isEmpty {
      itemAnchors.append(
        ItemAnchors(item: ItemReference(guide), parent: owner.map(ItemReference.init), anchors: anchors))
    }
  }

  func onActivate(_ body: @escaping () -> Void, after: (() -> Void)? = nil) {
    before.append(body)
    if let after { self.after.append(after) }
  }

  private(set) var hasDuplicateViews = false
  var listsGuidesTwice: Bool {
    guides.count > 1 && Set(guides.map { ObjectIdentifier($0.guide) }).count < guides.count
  }

  /// Sets the superviews to which anchors refer. A view that occurs more than once uses its final superview.
  func resolveParents(_ parents: [ObjectIdentifier: ItemReference?]) {
    hasDuplicateViews = true
    for index in itemAnchors.indices {
      if let parent = parents[itemAnchors[index].item.id] { itemAnchors[index].parent = parent }
    }
  }

  /// The first view with each identifier, or the first guide if no view has the identifier. Computed at the first
  /// lookup, when all elements have been added.
  private lazy var identified: [String: ItemReference] = {
    let named =
      views.map { ($0.view.accessibilityIdentifier ?? "", ItemReference($0.view)) }
      + guides.map { ($0.guide.identifier, ItemReference($0.guide)) }
    return Dictionary(named) { first, _ in first }
  }()

  /// Returns the first view with an identifier, or the first guide if no view has it.
  func item(identifiedBy identifier: String) -> ItemReference? { identifier.isEmpty ? nil : identified[identifier] }
}
