// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIView.AnimationOptions {
  /// The transition specified by the options, or nil. Page curls are replaced with dissolves.
  var transitionStyle: TransitionStyle? {
    switch rawValue >> 20 & 0xF {
    case 1: .flip(isVertical: false, isReversed: false)
    case 2: .flip(isVertical: false, isReversed: true)
    case 3, 4, 5: .dissolve
    case 6: .flip(isVertical: true, isReversed: false)
    case 7: .flip(isVertical: true, isReversed: true)
    default: nil
    }
  }
}
