// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViews

/// The images and offsets of a segmented control, stored by control state and bar metrics.
struct SegmentedControlAppearance {
  struct BackgroundKey: Hashable {
    var state: UIControl.State
    var metrics: UIBarMetrics
  }

  struct DividerKey: Hashable {
    var left: UIControl.State
    var right: UIControl.State
    var metrics: UIBarMetrics
  }

  struct OffsetKey: Hashable {
    var segment: UISegmentedControl.Segment
    var metrics: UIBarMetrics
  }

  var backgrounds: [BackgroundKey: UIImage] = [:]
  var dividers: [DividerKey: UIImage] = [:]
  var offsets: [OffsetKey: UIOffset] = [:]

  func background(for state: UIControl.State) -> UIImage? {
    backgrounds[BackgroundKey(state: state, metrics: .default)]
      ?? backgrounds[BackgroundKey(state: .normal, metrics: .default)]
  }

  func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    dividers[DividerKey(left: left, right: right, metrics: .default)]
      ?? dividers[DividerKey(left: .normal, right: .normal, metrics: .default)]
  }

  /// Returns the content offset of a segment in a control with `count` segments.
  func offset(ofSegment index: Int, count: Int) -> UIOffset {
    guard !offsets.isEmpty else { return .zero }
    let kind: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    return offsets[OffsetKey(segment: kind, metrics: .default)] ?? offsets[OffsetKey(segment: .any, metrics: .default)]
      ?? .zero
  }
}
