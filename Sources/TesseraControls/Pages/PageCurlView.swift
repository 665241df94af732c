// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A turning page is folded along a line that moves across the page. For a page of length L with the fold at f, along
// the page axis:
//
//     0        2f-L        f          L
//     ├─────────┼██████████┤··········┤
//       front     back       the page below
//
// The back shows either the front page, as if seen through the paper, or the other page of the same leaf. Shadows are
// drawn on the front, next to the back, and on the uncovered part of the page below. A gradient on the back suggests
// the bend of the paper. All frames are linear functions of f, so that animations can interpolate them. Gradients and
// widths approximate iOS.

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A view that draws a turning page above the pages of a page view controller.
final class PageCurlView: UIView {
  /// A turning page and its geometry.
  struct Fold {
    var front: UIView
    /// A snapshot of the back of the leaf; nil if the front page is visible through the paper.
    var back: UIView?
    /// The position of the page's leading end along the page axis, in points. In an open book, half the length for
    /// the second page.
    var frontStart: CGFloat = 0
    /// The fold's position when the turn begins.
    var from: CGFloat
    var to: CGFloat
    /// Whether the binding is at the right edge of the page.
    var isFlipped: Bool
    var isVertical: Bool
  }

  private let fold: Fold
  private let frontClip = UIView()
  private let backClip = UIView()
  private let back: UIView
  private let bend: ShadeView
  private let shadowBefore: ShadeView
  private let shadowAfter: ShadeView
  private static let narrow: CGFloat = 14
  private static let wide: CGFloat = 28

  /// - Parameter seenThrough: A second snapshot of the page, which is visible through the paper if the leaf has no
  ///   separate back.
  init(_ fold: Fold, seenThrough: UIView?, frame: CGRect) {
    self.fold = fold
    back = fold.back ?? seenThrough ?? UIView()
    bend = ShadeView(stops: [(0, 0.1), (0.25, 0), (0.7, 0), (0.94, 0.2), (1, 0.06)], fold: fold)
    shadowBefore = ShadeView(stops: [(0, 0), (1, 0.22)], fold: fold)
    shadowAfter = ShadeView(stops: [(0, 0.35), (1, 0)], fold: fold)
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    for clip in [frontClip, backClip] { clip.clipsToBounds = true }
    frontClip.addSubview(fold.front)
    backClip.addSubview(back)
    if fold.back == nil {
      back.transform = fold.isVertical ? CGAffineTransform(scaleX: 1, y: -1) : CGAffineTransform(scaleX: -1, y: 1)
      let paper = UIView(frame: backClip.bounds)
      paper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      paper.backgroundColor = UIColor(white: 1, alpha: 0.8)
      backClip.addSubview(paper)
    }
    bend.frame = backClip.bounds
    bend.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backClip.addSubview(bend)
    for view in [shadowAfter, frontClip, shadowBefore, backClip] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private var length: CGFloat { fold.isVertical ? bounds.height : bounds.width }

  /// Returns the rectangle of a section of the page axis.
  private func rect(from low: CGFloat, to high: CGFloat) -> CGRect {
    let wide = max(0, high - low)
    let start = fold.isFlipped ? length - low - wide : low
    return fold.isVertical
      ? CGRect(x: 0, y: start, width: bounds.width, height: wide)
      : CGRect(x: start, y: 0, width: wide, height: bounds.height)
  }

  /// Shows the turn at a progress from 0 (begin) to 1 (end).
  func show(_ part: CGFloat) {
    let line = fold.from + (fold.to - fold.from) * part
    // Content beyond the fold is mirrored along the fold and clipped at the end of the paper.
    let end = fold.frontStart + (fold.isVertical ? fold.front.bounds.height : fold.front.bounds.width)
    let edge = 2 * line - end
    frontClip.frame = rect(from: fold.frontStart, to: max(fold.frontStart, line))
    placePicture(fold.front, at: rect(from: fold.frontStart, to: end), in: frontClip)
    backClip.frame = rect(from: edge, to: line)
    placePicture(back, at: rect(from: edge, to: edge + end - fold.frontStart), in: backClip)
    shadowBefore.frame = rect(from: edge - Self.narrow, to: edge)
    shadowAfter.frame = rect(from: line, to: line + Self.wide)
    let height = min(1, max(0, (end - line) / max(1, Self.wide)))
    for shadow in [shadowBefore, shadowAfter] { shadow.alpha = height }
  }

  private func placePicture(_ picture: UIView, at frame: CGRect, in clip: UIView) {
    picture.center = CGPoint(x: frame.midX - clip.frame.minX, y: frame.midY - clip.frame.minY)
  }
}

/// A view with a black gradient along the page axis.
private final class ShadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(stops: [(place: Double, alpha: CGFloat)], fold: PageCurlView.Fold) {
    super.init(frame: .zero)
    guard let layer = layer as? CAGradientLayer else { return }
    layer.colors = stops.map { UIColor(white: 0, alpha: $0.alpha).cgColor }
    layer.locations = stops.map { NSNumber(value: $0.place) }
    let (start, end) = (CGFloat(fold.isFlipped ? 1 : 0), CGFloat(fold.isFlipped ? 0 : 1))
    layer.startPoint = fold.isVertical ? CGPoint(x: 0.5, y: start) : CGPoint(x: start, y: 0.5)
    layer.endPoint = fold.isVertical ? CGPoint(x: 0.5, y: end) : CGPoint(x: end, y: 0.5)
  }

  required init?(coder: NSCoder) { nil }
}
