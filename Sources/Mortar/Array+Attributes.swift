// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The attributes of several items, for use in one statement: `[name, street, town].m_left |=| form`.

import UIKit

extension Array where Element: MortarLayoutItem {
  /// Each item's left edge.
  @preconcurrency @MainActor public var m_left: [MortarAttribute] { map(\.m_left) }
  /// Each item's right edge.
  @preconcurrency @MainActor public var m_right: [MortarAttribute] { map(\.m_right) }
  /// Each item's top edge.
  @preconcurrency @MainActor public var m_top: [MortarAttribute] { map(\.m_top) }
  /// Each item's bottom edge.
  @preconcurrency @MainActor public var m_bottom: [MortarAttribute] { map(\.m_bottom) }
  /// Each item's leading edge.
  @preconcurrency @MainActor public var m_leading: [MortarAttribute] { map(\.m_leading) }
  /// Each item's trailing edge.
  @preconcurrency @MainActor public var m_trailing: [MortarAttribute] { map(\.m_trailing) }
  /// Each item's width.
  @preconcurrency @MainActor public var m_width: [MortarAttribute] { map(\.m_width) }
  /// Each item's height.
  @preconcurrency @MainActor public var m_height: [MortarAttribute] { map(\.m_height) }
  /// Each item's horizontal center.
  @preconcurrency @MainActor public var m_centerX: [MortarAttribute] { map(\.m_centerX) }
  /// Each item's vertical center.
  @preconcurrency @MainActor public var m_centerY: [MortarAttribute] { map(\.m_centerY) }
  /// Each item's last baseline.
  @preconcurrency @MainActor public var m_baseline: [MortarAttribute] { map(\.m_baseline) }
  /// Each item's first baseline.
  @preconcurrency @MainActor public var m_firstBaseline: [MortarAttribute] { map(\.m_firstBaseline) }
  /// Each item's left edge inside the layout margins.
  @preconcurrency @MainActor public var m_leftMargin: [MortarAttribute] { map(\.m_leftMargin) }
  /// Each item's right edge inside the layout margins.
  @preconcurrency @MainActor public var m_rightMargin: [MortarAttribute] { map(\.m_rightMargin) }
  /// Each item's top edge inside the layout margins.
  @preconcurrency @MainActor public var m_topMargin: [MortarAttribute] { map(\.m_topMargin) }
  /// Each item's bottom edge inside the layout margins.
  @preconcurrency @MainActor public var m_bottomMargin: [MortarAttribute] { map(\.m_bottomMargin) }
  /// Each item's leading edge inside the layout margins.
  @preconcurrency @MainActor public var m_leadingMargin: [MortarAttribute] { map(\.m_leadingMargin) }
  /// Each item's trailing edge inside the layout margins.
  @preconcurrency @MainActor public var m_trailingMargin: [MortarAttribute] { map(\.m_trailingMargin) }
  /// Each item's horizontal center between the layout margins.
  @preconcurrency @MainActor public var m_centerXWithinMargin: [MortarAttribute] { map(\.m_centerXWithinMargin) }
  /// Each item's vertical center between the layout margins.
  @preconcurrency @MainActor public var m_centerYWithinMargin: [MortarAttribute] { map(\.m_centerYWithinMargin) }
  /// Each item's left and right edges.
  @preconcurrency @MainActor public var m_sides: [MortarAttribute] { map(\.m_sides) }
  /// Each item's top and bottom edges.
  @preconcurrency @MainActor public var m_caps: [MortarAttribute] { map(\.m_caps) }
  /// Each item's width and height.
  @preconcurrency @MainActor public var m_size: [MortarAttribute] { map(\.m_size) }
  /// Each item's center, horizontal then vertical.
  @preconcurrency @MainActor public var m_center: [MortarAttribute] { map(\.m_center) }
  /// Each item's left and top edges.
  @preconcurrency @MainActor public var m_origin: [MortarAttribute] { map(\.m_origin) }
  /// Each item's top and left edges.
  @preconcurrency @MainActor public var m_cornerTL: [MortarAttribute] { map(\.m_cornerTL) }
  /// Each item's top and right edges.
  @preconcurrency @MainActor public var m_cornerTR: [MortarAttribute] { map(\.m_cornerTR) }
  /// Each item's bottom and left edges.
  @preconcurrency @MainActor public var m_cornerBL: [MortarAttribute] { map(\.m_cornerBL) }
  /// Each item's bottom and right edges.
  @preconcurrency @MainActor public var m_cornerBR: [MortarAttribute] { map(\.m_cornerBR) }
  /// Each item's top, left, bottom and right edges.
  @preconcurrency @MainActor public var m_edges: [MortarAttribute] { map(\.m_edges) }
  /// Each item's top edge, left edge, width and height.
  @preconcurrency @MainActor public var m_frame: [MortarAttribute] { map(\.m_frame) }
}
