// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The attributes of several items at once: `[name, street, town].m_left |=| form`.

import UIKit

@MainActor
extension Array where Element: MortarLayoutItem {
  public var m_left: [MortarAttribute] { map(\.m_left) }
  public var m_right: [MortarAttribute] { map(\.m_right) }
  public var m_top: [MortarAttribute] { map(\.m_top) }
  public var m_bottom: [MortarAttribute] { map(\.m_bottom) }
  public var m_leading: [MortarAttribute] { map(\.m_leading) }
  public var m_trailing: [MortarAttribute] { map(\.m_trailing) }
  public var m_width: [MortarAttribute] { map(\.m_width) }
  public var m_height: [MortarAttribute] { map(\.m_height) }
  public var m_centerX: [MortarAttribute] { map(\.m_centerX) }
  public var m_centerY: [MortarAttribute] { map(\.m_centerY) }
  public var m_baseline: [MortarAttribute] { map(\.m_baseline) }
  public var m_firstBaseline: [MortarAttribute] { map(\.m_firstBaseline) }
  public var m_leftMargin: [MortarAttribute] { map(\.m_leftMargin) }
  public var m_rightMargin: [MortarAttribute] { map(\.m_rightMargin) }
  public var m_topMargin: [MortarAttribute] { map(\.m_topMargin) }
  public var m_bottomMargin: [MortarAttribute] { map(\.m_bottomMargin) }
  public var m_leadingMargin: [MortarAttribute] { map(\.m_leadingMargin) }
  public var m_trailingMargin: [MortarAttribute] { map(\.m_trailingMargin) }
  public var m_centerXWithinMargin: [MortarAttribute] { map(\.m_centerXWithinMargin) }
  public var m_centerYWithinMargin: [MortarAttribute] { map(\.m_centerYWithinMargin) }
  public var m_sides: [MortarAttribute] { map(\.m_sides) }
  public var m_caps: [MortarAttribute] { map(\.m_caps) }
  public var m_size: [MortarAttribute] { map(\.m_size) }
  public var m_center: [MortarAttribute] { map(\.m_center) }
  public var m_origin: [MortarAttribute] { map(\.m_origin) }
  public var m_cornerTL: [MortarAttribute] { map(\.m_cornerTL) }
  public var m_cornerTR: [MortarAttribute] { map(\.m_cornerTR) }
  public var m_cornerBL: [MortarAttribute] { map(\.m_cornerBL) }
  public var m_cornerBR: [MortarAttribute] { map(\.m_cornerBR) }
  public var m_edges: [MortarAttribute] { map(\.m_edges) }
  public var m_frame: [MortarAttribute] { map(\.m_frame) }
}
