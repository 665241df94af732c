// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

extension MortarLayoutItem {
  // MARK: Sides, centers, sizes

  /// The left edge.
  public var m_left: MortarAttribute { MortarAttribute(self, MortarComponents(.left)) }
  /// The right edge.
  public var m_right: MortarAttribute { MortarAttribute(self, MortarComponents(.right)) }
  /// The top edge.
  public var m_top: MortarAttribute { MortarAttribute(self, MortarComponents(.top)) }
  /// The bottom edge.
  public var m_bottom: MortarAttribute { MortarAttribute(self, MortarComponents(.bottom)) }
  /// The leading edge: left, or right in right-to-left layouts.
  public var m_leading: MortarAttribute { MortarAttribute(self, MortarComponents(.leading)) }
  /// The trailing edge: right, or left in right-to-left layouts.
  public var m_trailing: MortarAttribute { MortarAttribute(self, MortarComponents(.trailing)) }
  /// The width, in points.
  public var m_width: MortarAttribute { MortarAttribute(self, MortarComponents(.width)) }
  /// The height, in points.
  public var m_height: MortarAttribute { MortarAttribute(self, MortarComponents(.height)) }
  /// The horizontal center.
  public var m_centerX: MortarAttribute { MortarAttribute(self, MortarComponents(.centerX)) }
  /// The vertical center.
  public var m_centerY: MortarAttribute { MortarAttribute(self, MortarComponents(.centerY)) }
  /// The baseline of the last line of text.
  public var m_baseline: MortarAttribute { MortarAttribute(self, MortarComponents(.lastBaseline)) }
  /// The baseline of the first line of text.
  public var m_firstBaseline: MortarAttribute { MortarAttribute(self, MortarComponents(.firstBaseline)) }

  // MARK: Margins

  /// The left edge inside the layout margins.
  public var m_leftMargin: MortarAttribute { MortarAttribute(self, MortarComponents(.leftMargin)) }
  /// The right edge inside the layout margins.
  public var m_rightMargin: MortarAttribute { MortarAttribute(self, MortarComponents(.rightMargin)) }
  /// The top edge inside the layout margins.
  public var m_topMargin: MortarAttribute { MortarAttribute(self, MortarComponents(.topMargin)) }
  /// The bottom edge inside the layout margins.
  public var m_bottomMargin: MortarAttribute { MortarAttribute(self, MortarComponents(.bottomMargin)) }
  /// The leading edge inside the layout margins.
  public var m_leadingMargin: MortarAttribute { MortarAttribute(self, MortarComponents(.leadingMargin)) }
  /// The trailing edge inside the layout margins.
  public var m_trailingMargin: MortarAttribute { MortarAttribute(self, MortarComponents(.trailingMargin)) }
  /// The horizontal center between the layout margins.
  public var m_centerXWithinMargin: MortarAttribute { MortarAttribute(self, MortarComponents(.centerXWithinMargins)) }
  /// The vertical center between the layout margins.
  public var m_centerYWithinMargin: MortarAttribute { MortarAttribute(self, MortarComponents(.centerYWithinMargins)) }

  // MARK: Composites

  /// The sides: (left, right).
  public var m_sides: MortarAttribute { MortarAttribute(self, .sides) }
  /// The top and bottom edges: (top, bottom).
  public var m_caps: MortarAttribute { MortarAttribute(self, .caps) }
  /// The size: (width, height).
  public var m_size: MortarAttribute { MortarAttribute(self, .size) }
  /// The center: (centerX, centerY).
  public var m_center: MortarAttribute { MortarAttribute(self, .center) }
  /// The origin: (left, top).
  public var m_origin: MortarAttribute { MortarAttribute(self, .origin) }
  /// The top left corner: (top, left).
  public var m_cornerTL: MortarAttribute { MortarAttribute(self, .cornerTL) }
  /// The top right corner: (top, right).
  public var m_cornerTR: MortarAttribute { MortarAttribute(self, .cornerTR) }
  /// The bottom left corner: (bottom, left).
  public var m_cornerBL: MortarAttribute { MortarAttribute(self, .cornerBL) }
  /// The bottom right corner: (bottom, right).
  public var m_cornerBR: MortarAttribute { MortarAttribute(self, .cornerBR) }
  /// The edges: (top, left, bottom, right).
  public var m_edges: MortarAttribute { MortarAttribute(self, .edges) }
  /// The frame: (top, left, width, height).
  public var m_frame: MortarAttribute { MortarAttribute(self, .frame) }
}
