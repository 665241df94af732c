// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The attributes of several items at once: `[name, street, town].m_left |=| form`.

import UIKit

extension Array where Element: MortarLayoutItem {
  @preconcurrency @MainActor public var m_left: [MortarAttribute] { map(\.m_left) }
  @preconcurrency @MainActor public var m_right: [MortarAttribute] { map(\.m_right) }
  @preconcurrency @MainActor public var m_top: [MortarAttribute] { map(\.m_top) }
  @preconcurrency @MainActor public var m_bottom: [MortarAttribute] { map(\.m_bottom) }
  @preconcurrency @MainActor public var m_leading: [MortarAttribute] { map(\.m_leading) }
  @preconcurrency @MainActor public var m_trailing: [MortarAttribute] { map(\.m_trailing) }
  @preconcurrency @MainActor public var m_width: [MortarAttribute] { map(\.m_width) }
  @preconcurrency @MainActor public var m_height: [MortarAttribute] { map(\.m_height) }
  @preconcurrency @MainActor public var m_centerX: [MortarAttribute] { map(\.m_centerX) }
  @preconcurrency @MainActor public var m_centerY: [MortarAttribute] { map(\.m_centerY) }
  @preconcurrency @MainActor public var m_baseline: [MortarAttribute] { map(\.m_baseline) }
  @preconcurrency @MainActor public var m_firstBaseline: [MortarAttribute] { map(\.m_firstBaseline) }
  @preconcurrency @MainActor public var m_leftMargin: [MortarAttribute] { map(\.m_leftMargin) }
  @preconcurrency @MainActor public var m_rightMargin: [MortarAttribute] { map(\.m_rightMargin) }
  @preconcurrency @MainActor public var m_topMargin: [MortarAttribute] { map(\.m_topMargin) }
  @preconcurrency @MainActor public var m_bottomMargin: [MortarAttribute] { map(\.m_bottomMargin) }
  @preconcurrency @MainActor public var m_leadingMargin: [MortarAttribute] { map(\.m_leadingMargin) }
  @preconcurrency @MainActor public var m_trailingMargin: [MortarAttribute] { map(\.m_trailingMargin) }
  @preconcurrency @MainActor public var m_centerXWithinMargin: [MortarAttribute] { map(\.m_centerXWithinMargin) }
  @preconcurrency @MainActor public var m_centerYWithinMargin: [MortarAttribute] { map(\.m_centerYWithinMargin) }
  @preconcurrency @MainActor public var m_sides: [MortarAttribute] { map(\.m_sides) }
  @preconcurrency @MainActor public var m_caps: [MortarAttribute] { map(\.m_caps) }
  @preconcurrency @MainActor public var m_size: [MortarAttribute] { map(\.m_size) }
  @preconcurrency @MainActor public var m_center: [MortarAttribute] { map(\.m_center) }
  @preconcurrency @MainActor public var m_origin: [MortarAttribute] { map(\.m_origin) }
  @preconcurrency @MainActor public var m_cornerTL: [MortarAttribute] { map(\.m_cornerTL) }
  @preconcurrency @MainActor public var m_cornerTR: [MortarAttribute] { map(\.m_cornerTR) }
  @preconcurrency @MainActor public var m_cornerBL: [MortarAttribute] { map(\.m_cornerBL) }
  @preconcurrency @MainActor public var m_cornerBR: [MortarAttribute] { map(\.m_cornerBR) }
  @preconcurrency @MainActor public var m_edges: [MortarAttribute] { map(\.m_edges) }
  @preconcurrency @MainActor public var m_frame: [MortarAttribute] { map(\.m_frame) }
}
