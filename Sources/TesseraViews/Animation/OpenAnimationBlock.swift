// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

/// An animation begun with `UIView.beginAnimations` and not committed yet.
///
/// A setting applies only to subsequent changes, so each setting creates a new `AnimationContext`. All contexts of a
/// block end together.
@MainActor
final class OpenAnimationBlock {
  /// The open blocks, outermost first.
  private static var open: [OpenAnimationBlock] = []
  /// The innermost open block, or nil.
  static var current: OpenAnimationBlock? { open.last }

  let identifier: String?
  let context: UnsafeMutableRawPointer?
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  var duration = 0.2 { didSet { apply() } }
  var delay = 0.0 { didSet { apply() } }
  var curve = UIView.AnimationCurve.easeInOut { didSet { apply() } }
  var repeatCount: Float = 0 { didSet { apply() } }
  var autoreverses = false { didSet { apply() } }
  private let outer: AnimationContext?
  private let tracker: AnimationGroupTracker
  /// The object that performs the callback at the end. Separate from the block, because the animation tracker retains
  /// it.
  private let end: End

  /// The callback at the end of the block.
  private final class End {
    var body: (@MainActor (Bool) -> Void)?
  }

  private init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
    self.identifier = identifier
    self.context = context
    let end = End()
    self.end = end
    tracker = AnimationGroupTracker { end.body?($0) }
    outer = AnimationContext.current
  }

  static func beginBlock(identifier: String?, context: UnsafeMutableRawPointer?) {
    let block = OpenAnimationBlock(identifier, context)
    open.append(block)
    block.apply()
  }

  static func commit() {
    guard let block = open.popLast() else { return }
    AnimationContext.exchangeCurrent(block.outer)
    block.close()
  }

  /// Applies the settings to subsequent changes. A nested block inherits its duration and curve.
  private func apply() {
    guard AnimationClock.current != nil, AnimationSwitch.isEnabled, Self.current === self else { return }
    let context = AnimationContext(
      duration: outer?.duration ?? duration, delay: delay + (outer?.delay ?? 0),
      pace: outer?.pace ?? .curve(curve.curve),
      options: [], tracker: tracker)
    context.repeatCount = repeatCount.isNaN ? 0 : max(0, repeatCount)
    context.autoreverses = autoreverses
    AnimationContext.exchangeCurrent(context)
  }

  private func close() {
    let (delegate, willStart, didStop) = (delegate, willStart, didStop)
    let (identifier, context) = (identifier, context)
    if let delegate, let willStart { Messages.sendIfPossible(willStart, to: delegate, [identifier, context]) }
    let finish: @MainActor (Bool) -> Void = { finished in
      guard let delegate, let didStop else { return }
      Messages.sendIfPossible(didStop, to: delegate, [identifier, NSNumber(value: finished), context])
    }
    guard AnimationClock.current != nil, AnimationSwitch.isEnabled else {
      return AnimationSwitch.complete(after: delay + duration) { finish(true) }
    }
    end.body = finish
    tracker.close()
  }
}
