// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

extension MortarLayoutItem {
  // MARK: Sides, centers, sizes

  /// The left edge.
  public var m_left: MortarAttribute { MortarAttribute(item: self, components: MortarComponents(.left)) }
  /// The right edge.
  public var m_right: MortarAttribute { MortarAttribute(item: self, components: MortarComponents(.right)) }
  /// The top edge.
  public var m_top: MortarAttribute { MortarAttribute(item: self, components: MortarComponents(.top)) }
  /// The bottom edge.
  public var m_bottom: MortarAttribute { MortarAttribute(item: self, components: MortarComponents(.bottom)) }
  /// The leading edge: left, or right in right-to-left layouts.
  public var m_leading: MortarAttribute { MortarAttribute(item: self, components: MortarComponents(.leading)) }
  /// The trailing edge: right, or left in right-to-left layouts.
  public var m_trailing: MortarAttribute { MortarAttribute(item: self, components: MortarComponents(.trailing)) }
  /// The width, in points.
  public var m_width: MortarAttribute { MortarAttribute(item: self, components: MortarComponents(.width)) }
  /// The height, in points.
  public var m_height: MortarAttribute { MortarAttribute(item: self, components: MortarComponents(.height)) }
  /// The horizontal center.
  public var m_centerX: MortarAttribute { MortarAttribute(item: self, components: MortarComponents(.centerX)) }
  /// The vertical center.
  public var m_centerY: MortarAttribute { MortarAttribute(item: self, components: MortarComponents(.centerY)) }
  /// The last baseline.
  public var m_baseline: MortarAttribute { MortarAttribute(item: self, components: MortarComponents(.lastBaseline)) }
  /// The first baseline.
  public var m_firstBaseline: MortarAttribute {
    MortarAttribute(item: self, components: MortarComponents(.firstBaseline))
  }

  // MARK: Margins

  /// The left edge inside the layout margins.
  public var m_leftMargin: MortarAttribute { MortarAttribute(item: self, components: MortarComponents(.leftMargin)) }
  /// The right edge inside the layout margins.
  public var m_rightMargin: MortarAttribute { MortarAttribute(item: self, components: MortarComponents(.rightMargin)) }
  /// The top edge inside the layout margins.
  public var m_topMargin: MortarAttribute { MortarAttribute(item: self, components: MortarComponents(.topMargin)) }
  /// The bottom edge inside the layout margins.
  public var m_bottomMargin: MortarAttribute {
    MortarAttribute(item: self, components: MortarComponents(.bottomMargin))
  }
  /// The leading edge inside the layout margins.
  public var m_leadingMargin: MortarAttribute {
    MortarAttribute(item: self, components: MortarComponents(.leadingMargin))
  }
  /// The trailing edge inside the layout margins.
  public var m_trailingMargin: MortarAttribute {
    MortarAttribute(item: self, components: MortarComponents(.trailingMargin))
  }
  /// The horizontal center between the layout margins.
  public var m_centerXWithinMargin: MortarAttribute {
    MortarAttribute(item: self, components: MortarComponents(.centerXWithinMargins))
  }
  /// The vertical center between the layout margins.
  public var m_centerYWithinMargin: MortarAttribute {
    MortarAttribute(item: self, components: MortarComponents(.centerYWithinMargins))
  }

  // MARK: Composites

  /// The left and right edges: (left, right).
  public var m_sides: MortarAttribute { MortarAttribute(item: self, components: .sides) }
  /// The top and bottom edges: (top, bottom).
  public var m_caps: MortarAttribute { MortarAttribute(item: self, components: .caps) }
  /// The size: (width, height).
  public var m_size: MortarAttribute { MortarAttribute(item: self, components: .size) }
  /// The center: (centerX, centerY).
  public var m_center: MortarAttribute { MortarAttribute(item: self, components: .center) }
  /// The origin: (left, top).
  public var m_origin: MortarAttribute { MortarAttribute(item: self, components: .origin) }
  /// The top-left corner: (top, left).
  public var m_cornerTL: MortarAttribute { MortarAttribute(item: self, components: .cornerTL) }
  /// The top-right corner: (top, right).
  public var m_cornerTR: MortarAttribute { MortarAttribute(item: self, components: .cornerTR) }
  /// The bottom-left corner: (bottom, left).
  public var m_cornerBL: MortarAttribute { MortarAttribute(item: self, components: .cornerBL) }
  /// The bottom-right corner: (bottom, right).
  public var m_cornerBR: MortarAttribute { MortarAttribute(item: self, components: .cornerBR) }
  /// The edges: (top, left, bottom, right).
  public var m_edges: MortarAttribute { MortarAttribute(item: self, components: .edges) }
  /// The frame: (top, left, width, height).
  public var m_frame: MortarAttribute { MortarAttribute(item: self, components: .frame) }
}
