// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// What a layout consists of, flat and in order of declaration. Layouts add themselves to it.
@preconcurrency @MainActor
public final class LayoutCollector {
  struct ViewEntry {
    let view: UIView
    let superview: UIView?
    let option: LayoutOption
  }

  struct GuideEntry {
    let guide: UILayoutGuide
    let owner: UIView?
  }

  /// The anchors of an item, with the superview that the layout gives it.
  struct Use {
    let item: AnyObject
    var superview: UIView?
    let anchors: Anchors
  }

  private(set) var views: [ViewEntry] = []
  private(set) var guides: [GuideEntry] = []
  private(set) var uses: [Use] = []
  private(set) var activations: [() -> Void] = []

  func add(_ view: UIView, _ superview: UIView?, _ option: LayoutOption, _ anchors: Anchors) {
    views.append(ViewEntry(view: view, superview: superview, option: option))
    if !anchors.rules.isEmpty { uses.append(Use(item: view, superview: superview, anchors: anchors)) }
  }

  func add(_ guide: UILayoutGuide, _ owner: UIView?, _ anchors: Anchors) {
    guides.append(GuideEntry(guide: guide, owner: owner))
    if !anchors.rules.isEmpty { uses.append(Use(item: guide, superview: owner, anchors: anchors)) }
  }

  func onActivate(_ body: @escaping () -> Void) {
    activations.append(body)
  }

  /// Lets anchors of a view that is listed more than once mean the superview it ends up in.
  func resolveSuperviews(_ superview: (UIView) -> UIView?) {
    for index in uses.indices {
      if let view = uses[index].item as? UIView { uses[index].superview = superview(view) }
    }
  }

  /// The first view or guide with an identifier.
  func item(identifiedBy identifier: String) -> AnyObject? {
    views.first { $0.view.accessibilityIdentifier == identifier }?.view
      ?? guides.first { $0.guide.identifier == identifier }?.guide
  }
}
