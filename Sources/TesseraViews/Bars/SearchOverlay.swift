// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A view that covers the searched view. It dims the content below the bars, or shows the results.
package final class SearchOverlay: UIView {
  private let dimming = UIView()
  /// Called for a tap outside the results.
  package var onTap: (() -> Void)?
  /// A closure that returns whether the content is dimmed while there are no results. Called in each layout.
  package var isDimmed: (() -> Bool)?
  /// The results view, which covers everything; nil for none.
  package var results: UIView? {
    didSet {
      guard results !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let results { addSubview(results) }
      setNeedsLayout()
    }
  }
  /// The insets covered by bars and keyboard, in the coordinates of the searched view.
  private var covered: UIEdgeInsets = .zero {
    didSet {
      guard covered != oldValue else { return }
      for view in subviews { view.flags.needsSafeAreaUpdate = true }
      markSubtreeNeedsLayout()
      setNeedsLayout()
    }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    dimming.backgroundColor = UIPresentationController.dimmingColor
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self) { view, _ in view.onTap?() })
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  /// Covers all other subviews of the searched view, even while it scrolls.
  package func cover(_ view: UIView) {
    if view.subviews.last !== self { view.bringSubviewToFront(self) }
    if frame != view.bounds { frame = view.bounds }
    covered = barInsets(over: view) ?? view.safeAreaInsets
  }

  /// Returns the insets of the view that the container's bars cover. The view's own insets are updated later.
  private func barInsets(over view: UIView) -> UIEdgeInsets? {
    var ancestor = view.superview
    while let one = ancestor {
      if let host = one as? BarContentView {
        let (bars, place) = (host.barInsets, view.convert(view.bounds, to: host))
        return UIEdgeInsets(
          top: max(0, bars.top - place.minY), left: max(0, bars.left - place.minX),
          bottom: max(0, bars.bottom - host.bounds.height + place.maxY),
          right: max(0, bars.right - host.bounds.width + place.maxX))
      }
      ancestor = one.superview
    }
    return nil
  }

  /// A scroll view that adjusts its insets leaves no safe area for its subviews. This view restores it for its own subviews.
  override var safeAreaForSubviews: UIEdgeInsets { covered }

  package override func layoutSubviews() {
    super.layoutSubviews()
    dimming.isHidden = results != nil || isDimmed?() != true
    dimming.frame = bounds.inset(by: UIEdgeInsets(top: covered.top, left: 0, bottom: 0, right: 0))
    if let results, results.frame != bounds { results.frame = bounds }
  }

  /// Touches pass through where the overlay is not dimmed.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (results != nil || !dimming.isHidden) && super.point(inside: point, with: event)
  }

  package override var viewInspector: AnyViewInspector { AnyViewInspector(EffectInspector(view: self)) }
}
