// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The animation of a navigation bar from one item to the next. The bar has its new content immediately, so snapshots
// show the old content. New content starts with an offset:
//
//     push   old title         moves to the new back title's position, fading out
//            new back title    moves from the old title's position, fading in
//            new title         moves in from the trailing edge
//            buttons           fade
//     pop    the same in reverse
//
// Distances and fading approximate iOS 17.

import Foundation

@MainActor
final class BarAnimation {
  /// A view of the bar that is animated, or a snapshot of a view.
  private struct Part {
    let view: UIView
    /// The horizontal offset in points, at the start for new content and at the end for old content.
    let offset: CGFloat
    let alpha: CGFloat
  }

  private weak var bar: UINavigationBar?
  private let isPush: Bool
  private var leaving: [Part] = []
  private var coming: [Part] = []
  /// The snapshots of the bar's old content.
  private var title: BarSnapshot?
  private var largeTitle: BarSnapshot?
  private var backTitle: BarSnapshot?
  private var chevron: BarSnapshot?
  private var buttons: [BarSnapshot] = []
  private var background: (picture: BarSnapshot?, frame: CGRect)
  private var hadBackground = false

  /// Creates an animation with snapshots of the bar's content. Call it before the bar's items change.
  init(_ bar: UINavigationBar, isPush: Bool) {
    self.bar = bar
    self.isPush = isPush
    let content = bar.content
    let picture = { (view: UIView?) in view.flatMap { BarSnapshot(of: $0, in: bar) } }
    title = picture(content.titleView ?? bar.titleLabel)
    largeTitle = picture(bar.largeTitleLabel)
    backTitle = picture(content.back?.label)
    chevron = picture(content.back?.chevron)
    buttons = (content.leading + content.trailing).compactMap { picture($0.view) }
    hadBackground = bar.background.isSeen
    background = (hadBackground ? picture(bar.background) : nil, bar.background.frame)
  }

  /// Moves all parts to their start positions. The bar must have its new content and its final frame.
  func moveToStart() {
    guard let bar else { return }
    let back = bar.content.back
    let titleView = bar.content.titleView ?? bar.titleLabel
    let edge = (bar.isRightToLeft ? -1 : 1) * bar.bounds.width / 2
    let middle = { (view: UIView) in view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: bar).x }
    let newBack = back.map { $0.label.isHidden ? middle($0.chevron) : middle($0.label) }
    let newTitle = titleView.isHidden ? bar.bounds.midX : middle(titleView)
    let oldTitle = title?.center.x ?? bar.bounds.midX
    let oldBack = backTitle?.center.x ?? chevron?.center.x

    // Titles move horizontally between the back button's position and the trailing edge.
    moveAway(title, offset: isPush ? (newBack.map { $0 - oldTitle } ?? -edge) : edge)
    moveAway(backTitle, offset: isPush ? -edge / 2 : newTitle - (backTitle?.center.x ?? newTitle))
    moveIn(titleView, offset: isPush ? edge : (oldBack.map { $0 - newTitle } ?? -edge / 2))
    if let back { moveIn(back.label, offset: isPush ? oldTitle - middle(back.label) : -edge / 2) }
    // Large titles move along with the content.
    moveAway(largeTitle, offset: isPush ? -edge * 2 / 3 : edge * 2)
    if bar.hasLargeTitle { moveIn(bar.largeTitleLabel, offset: isPush ? edge * 2 : -edge * 2 / 3) }
    // A chevron that is visible before and after the change stays in place.
    if let back, chevron == nil { moveIn(back.chevron, offset: 0) }
    if back == nil { moveAway(chevron, offset: 0) }
    for button in buttons { moveAway(button, offset: 0) }
    for entry in bar.content.leading + bar.content.trailing { entry.view.map { moveIn($0, offset: 0) } }
    beginBackground(bar)
    for part in coming {
      part.view.center.x += part.offset
      part.view.alpha = 0
    }
  }

  private func beginBackground(_ bar: UINavigationBar) {
    if !bar.background.isSeen, let picture = background.picture {
      bar.insertSubview(picture, aboveSubview: bar.background)
      leaving.append(Part(view: picture, offset: 0, alpha: 1))
    } else if bar.background.isSeen, !hadBackground {
      coming.append(Part(view: bar.background, offset: 0, alpha: bar.background.alpha))
    } else if bar.background.frame.height != background.frame.height {
      bar.background.frame.size.height = background.frame.height
      bar.background.layoutIfNeeded()
    }
  }

  private func moveAway(_ picture: BarSnapshot?, offset: CGFloat) {
    guard let bar, let picture else { return }
    bar.addSubview(picture)
    leaving.append(Part(view: picture, offset: offset, alpha: 1))
  }

  private func moveIn(_ view: UIView, offset: CGFloat) {
    guard !view.isHidden, !coming.contains(where: { $0.view === view }) else { return }
    coming.append(Part(view: view, offset: offset, alpha: view.alpha))
  }

  /// Moves all parts to their end positions. Call it in the transition's animation block.
  func move() {
    for part in leaving {
      part.view.center.x += part.offset
      part.view.alpha = 0
    }
    for part in coming {
      part.view.center.x -= part.offset
      part.view.alpha = part.alpha
    }
    guard let bar else { return }
    let height = bar.bounds.height + bar.topExtension
    if bar.background.frame.height != height {
      bar.background.frame.size.height = height
      bar.background.layoutIfNeeded()
    }
  }

  /// Restores the bar's normal state, whether or not the transition was completed.
  func restoreBar() {
    UIView.performWithoutAnimation {
      for part in leaving {
        part.view.layer.endAnimationsInside()
        part.view.removeFromSuperview()
      }
      for part in coming {
        part.view.layer.endMotion()
        part.view.alpha = part.alpha
      }
      (leaving, coming) = ([], [])
      guard let bar else { return }
      bar.background.layer.endMotion()
      bar.setNeedsLayout()
      bar.placeParts()
    }
  }
}

extension CALayer {
  /// Removes the animations that a system transition added to the layer, but not other animations.
  func endMotion() {
    for key in namedAnimations ?? [] {
      let property = key.prefix { $0 != "-" }
      if ["position", "opacity", "bounds", "transform"].contains(property) {
        removeAnimation(forKey: key, finished: false)
      }
    }
  }
}
