// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An attachment's view is a subview of the text view while the attachment's line is visible. The attachment's view
// provider retains the view. The layout manager retains the provider while the text contains the attachment.

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraTextKit
@_spi(Tessera) import TesseraViews

extension UITextView {
  /// Whether the text may contain attachments with views.
  var showsAttachmentViews: Bool {
    guard contents.mayHaveViews else { return false }
    return switch textSystemIfLoaded?.layoutSystem {
    case .textKit1: false
    case .textKit2: true
    case nil: usesTextKit2
    }
  }

  /// Invalidates the lines that contain a resized attachment view.
  func followTrackedViews() {
    let changed = shownAttachments.filter { $0.tracksTextAttachmentViewBounds && $0.trackedBounds != $0.view?.bounds }
    guard !changed.isEmpty, let live = textSystemIfLoaded, case .textKit2(let layout, _) = live.layoutSystem else {
      return
    }
    let isWriting = live.isWriting
    live.isWriting = true
    for provider in changed { layout.invalidateLayout(for: NSTextRange(location: provider.location)) }
    live.isWriting = isWriting
    isContentSizeStale = true
    invalidateIntrinsicContentSize()
  }

  /// Positions the attachment views, and removes views whose attachment is no longer visible or was deleted.
  func layoutAttachmentViews() {
    guard showsAttachmentViews || !shownAttachments.isEmpty else { return }
    var shown: [NSTextAttachmentViewProvider] = []
    for place in placedAttachments {
      guard let provider = place.source as? NSTextAttachmentViewProvider, let view = provider.view else { continue }
      let below = shown.last?.view
      if view.superview !== self {
        addSubview(view)
      } else if let below, let one = subviews.firstIndex(of: below), let other = subviews.firstIndex(of: view),
        other < one
      {
        // The subviews have the same order as the attachments in the text.
        insertSubview(view, aboveSubview: below)
      }
      if view.frame != place.frame { view.frame = place.frame }
      provider.storeBounds()
      shown.append(provider)
    }
    for old in shownAttachments where !shown.contains(where: { $0 === old }) {
      if let view = old.view, view.superview === self { view.removeFromSuperview() }
    }
    shownAttachments = shown
  }

  /// The visible attachments that have views, in the view's coordinate system. Views with an empty or excessive size
  /// are excluded.
  private var placedAttachments: [PlacedAttachment] {
    guard showsAttachmentViews, case .textKit2(let layout, _) = prepareLayoutSystem(forWidth: bounds.width) else {
      return []
    }
    let corner = CGPoint(x: textOrigin.x - textContainer.padding, y: textOrigin.y)
    let span = bounds.minY - corner.y...max(bounds.minY, bounds.maxY) - corner.y
    return layout.placedAttachments(in: span).compactMap { found in
      var place = found
      place.frame = found.frame.offsetBy(dx: corner.x, dy: corner.y)
      let numbers = [found.frame.minX, found.frame.minY, found.frame.width, found.frame.height]
      guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }), found.frame.width > 0, found.frame.height > 0,
        place.frame.maxY > bounds.minY, place.frame.minY < bounds.maxY
      else { return nil }
      return place
    }
  }
}
