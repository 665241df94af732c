// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Frame, bounds and center, and the effects of changing them. Coordinate conversion is in UIView+Conversion.swift.

import Foundation

extension UIView {
  func setFrame(_ newFrame: CGRect) {
    guard !newFrame.hasNaN else { raiseInvalidGeometry(property: "frame", value: "\(newFrame)") }
    let newFrame = newFrame.bounded
    guard KeyValues.areObserved else { return applyFrame(newFrame) }
    layerStorage.observedGeometry(view: "frame") { applyFrame(newFrame) }
  }

  private func applyFrame(_ newFrame: CGRect) {
    let oldSize = layerStorage.bounds.size
    let oldPosition = layerStorage.position
    layerStorage.frame = newFrame
    geometryDidChange(from: oldSize, oldPosition)
  }

  func setBounds(_ newBounds: CGRect) {
    guard !newBounds.hasNaN else { raiseInvalidGeometry(property: "bounds", value: "\(newBounds)") }
    let newBounds = newBounds.bounded
    guard KeyValues.areObserved else { return applyBounds(newBounds) }
    layerStorage.observedGeometry(view: "bounds") { applyBounds(newBounds) }
  }

  private func applyBounds(_ newBounds: CGRect) {
    let oldSize = layerStorage.bounds.size
    let moved = layerStorage.bounds.origin != newBounds.origin
    layerStorage.bounds = newBounds
    if moved { placesInBoundsDidChange() }
    geometryDidChange(from: oldSize, layerStorage.position)
  }

  func setCenter(_ newCenter: CGPoint) {
    guard !newCenter.x.isNaN, !newCenter.y.isNaN else {
      raiseInvalidGeometry(property: "position", value: "\(newCenter)")
    }
    let newCenter = CGPoint(x: newCenter.x.bounded, y: newCenter.y.bounded)
    guard KeyValues.areObserved else { return applyCenter(newCenter) }
    layerStorage.observedGeometry(view: "center") { applyCenter(newCenter) }
  }

  private func applyCenter(_ newCenter: CGPoint) {
    let old = layerStorage.position
    layerStorage.position = newCenter
    geometryDidChange(from: layerStorage.bounds.size, old)
  }

  func fitSize() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity { frame = CGRect(origin: frame.origin, size: size) } else { bounds.size = size }
  }

  private func raiseInvalidGeometry(property what: String, value: String) -> Never {
    raise("CALayerInvalidGeometry", "CALayer \(what) contains NaN: \(value). View: \(self)")
  }

  private func geometryDidChange(from oldSize: CGSize, _ oldPosition: CGPoint) {
    let size = layerStorage.bounds.size
    let resized = size != oldSize
    guard resized || layerStorage.position != oldPosition else { return }
    flags.needsSafeAreaUpdate = true
    KeyboardGuideViews.placeDidChange(of: self)
    if resized {
      setNeedsLayout()
      placesInBoundsDidChange()
      resizeSubviews(from: oldSize)
      sizeDidChange()
    } else {
      markSubtreeNeedsLayout()
    }
    if margins.preservesSuperview || viewController != nil { placementOfMarginsDidChange() }
    if !flags.movedByEngine { layoutEngineIfLoaded?.frameDidChange(of: self) }
  }

  /// Updates the view after its layer's geometry was restored to its values from before an animation.
  func frameDidRevert() {
    flags.needsSafeAreaUpdate = true
    margins.guides?.applyPlannedFrames(of: self)
    layoutEngineIfLoaded?.frameDidChange(of: self)
    setNeedsLayout()
    superviewStorage?.markNeedsLayout()
  }

  /// Updates safe areas after subviews have moved within the bounds.
  private func placesInBoundsDidChange() {
    guard !subviews.isEmpty, safeAreaForSubviews != .zero else { return }
    for view in subviews { view.flags.needsSafeAreaUpdate = true }
    markSubtreeNeedsLayout()
  }

  /// Applies the autoresizing masks of the subviews that the layout engine does not lay out.
  private func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where view.hasFrameRows && !view.autoresizingMask.isEmpty {
      if view.layoutNode?.engine != nil { continue }
      let frame = Autoresizing.frame(view.frame, view.autoresizingMask, from: oldSize, to: bounds.size)
      AutoresizingQueue.resize(view, to: frame)
    }
  }
}

extension CGFloat {
  /// The largest magnitude of a coordinate of `CGRect.infinite`. Sums of a few such coordinates are finite.
  private static let largest = greatestFiniteMagnitude / 2

  /// The number; if it is infinite, the largest coordinate with the same sign.
  fileprivate var bounded: CGFloat { isInfinite ? (self < 0 ? -Self.largest : Self.largest) : self }
}

extension CGRect {
  fileprivate var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }

  /// The rectangle with all coordinates made finite. For example, `CGRect.null` has an infinite origin.
  fileprivate var bounded: CGRect {
    isFiniteRect
      ? self : CGRect(x: origin.x.bounded, y: origin.y.bounded, width: size.width.bounded, height: size.height.bounded)
  }
}
