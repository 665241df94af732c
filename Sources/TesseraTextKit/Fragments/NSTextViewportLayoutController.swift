// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A controller that reports the fragments in a viewport to its delegate.
open class NSTextViewportLayoutController: NSObject {
  /// The delegate, which provides the viewport and shows fragments, or nil (the default). Not retained.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// The layout manager, or nil after its deallocation.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The visible part of the container at the last layout, in points. Zero before the first layout.
  open private(set) var viewportBounds = CGRect.zero
  /// The range of visible characters at the last layout, or nil if there are none.
  open private(set) var viewportRange: NSTextRange?

  /// Creates a controller for a layout manager, which isn't retained.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Requests the viewport from the delegate, and passes the fragments in the viewport to the delegate, from top to
  /// bottom.
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

  /// Returns the vertical position to scroll to in order to show the fragment at a location: the distance from the
  /// container's top in points, or 0 if there is no fragment.
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    guard let textLayoutManager, let content = textLayoutManager.textContentManager else { return 0 }
    return textLayoutManager.fragment(holding: content.units(to: textLocation))?.layoutFragmentFrame.minY ?? 0
  }

  /// Offsets the viewport by a number of points until the viewport is next requested from the delegate.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    guard verticalOffset.isFinite else { return }
    viewportBounds.origin.y += verticalOffset
  }
}
