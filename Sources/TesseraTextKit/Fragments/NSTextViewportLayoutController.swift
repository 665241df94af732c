// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Tells a view which fragments it shows.
open class NSTextViewportLayoutController: NSObject {
  /// Knows the viewport and shows fragments; nil, the default, for nobody. Not retained.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// Who lays out the text; nil when it is gone.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The part of the container that shows, as of the last layout, in points. Zero before.
  open private(set) var viewportBounds = CGRect.zero
  /// The characters that show, as of the last layout; nil for none.
  open private(set) var viewportRange: NSTextRange?

  /// A controller of a layout manager, which is not retained.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Asks the delegate for the viewport, and tells it of the fragments that are in it, from the top.
  open func layoutViewport() {
    guard let textLayoutManager, let delegate else { return }
    delegate.textViewportLayoutControllerWillLayout(self)
    let asked = delegate.viewportBounds(for: self)
    viewportBounds = asked.isNull ? .zero : asked
    var range: NSTextRange?
    let top = viewportBounds.minY.isFinite ? viewportBounds.minY : 0
    textLayoutManager.ensureLayout(for: viewportBounds)
    let first = textLayoutManager.textLayoutFragment(for: CGPoint(x: 0, y: max(0, top)))
    if let first {
      textLayoutManager.enumerateTextLayoutFragments(from: first.rangeInElement.location, options: .ensuresLayout) {
        fragment in
        guard fragment.layoutFragmentFrame.minY < viewportBounds.maxY else { return false }
        delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
        range = range?.union(fragment.rangeInElement) ?? fragment.rangeInElement
        return true
      }
    }
    viewportRange = range
    delegate.textViewportLayoutControllerDidLayout(self)
  }

  /// Where the fragment with a place begins, in points from the container's top: what to scroll to. 0 without one.
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    guard let textLayoutManager, let content = textLayoutManager.textContentManager else { return 0 }
    return textLayoutManager.fragment(holding: content.units(to: textLocation))?.layoutFragmentFrame.minY ?? 0
  }

  /// Moves the viewport by points, until it is asked for again.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    guard verticalOffset.isFinite else { return }
    viewportBounds.origin.y += verticalOffset
  }
}
