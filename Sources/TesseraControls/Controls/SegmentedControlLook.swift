// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViews

/// The images and offsets of a segmented control, by the states and metrics they were set for.
struct SegmentedControlLook {
  struct Place: Hashable {
    var state: UIControl.State
    var metrics: UIBarMetrics
  }

  struct Divider: Hashable {
    var left: UIControl.State
    var right: UIControl.State
    var metrics: UIBarMetrics
  }

  struct Offset: Hashable {
    var segment: UISegmentedControl.Segment
    var metrics: UIBarMetrics
  }

  var backgrounds: [Place: UIImage] = [:]
  var dividers: [Divider: UIImage] = [:]
  var offsets: [Offset: UIOffset] = [:]

  func background(_ state: UIControl.State) -> UIImage? {
    backgrounds[Place(state: state, metrics: .default)] ?? backgrounds[Place(state: .normal, metrics: .default)]
  }

  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers[Divider(left: left, right: right, metrics: .default)]
      ?? dividers[Divider(left: .normal, right: .normal, metrics: .default)]
  }

  /// Returns the offset of the content of one of several segments.
  func offset(_ index: Int, of count: Int) -> UIOffset {
    guard !offsets.isEmpty else { return .zero }
    let kind: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    return offsets[Offset(segment: kind, metrics: .default)] ?? offsets[Offset(segment: .any, metrics: .default)]
      ?? .zero
  }
}
