// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A view that covers the searched view. Dims the content below the bars, or shows the results.
package final class SearchOverlay: UIView {
  private let dimming = UIView()
  /// A closure called when the user taps outside of the results.
  package var onTap: (() -> Void)?
  /// A closure that returns whether content is dimmed while there are no results. Called during each layout.
  package var isDimmed: (() -> Bool)?
  /// The results view, which covers the whole searched view, or nil.
  package var results: UIView? {
    didSet {
      guard results !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let results { addSubview(results) }
      setNeedsLayout()
    }
  }
  /// The insets covered by bars and the keyboard, in the searched view's coordinate space.
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

  /// Keeps the overlay in front of all other subviews of the searched view, even while the searched view scrolls.
  package func cover(_ view: UIView) {
    if view.subviews.last !== self { view.bringSubviewToFront(self) }
    if frame != view.bounds { frame = view.bounds }
    covered = barInsets(over: view) ?? view.safeAreaInsets
  }

  /// Returns the parts of the view covered by the container's bars, as insets. The view's own insets are updated
  /// later.
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

  /// A scroll view that adjusts its insets leaves no safe area for its subviews. The overlay restores the safe area
  /// for its own subviews.
  override var safeAreaForSubviews: UIEdgeInsets { covered }

  package override func layoutSubviews() {
    super.layoutSubviews()
    dimming.isHidden = results != nil || isDimmed?() != true
    dimming.frame = bounds.inset(by: UIEdgeInsets(top: covered.top, left: 0, bottom: 0, right: 0))
    if let results, results.frame != bounds { results.frame = bounds }
  }

  /// Touches pass through if the overlay isn't dimmed.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (results != nil || !dimming.isHidden) && super.point(inside: point, with: event)
  }

  package override var viewInspector: AnyViewInspector { AnyViewInspector(EffectInspector(view: self)) }
}
