// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A content priority for each axis.
public struct MortarAxisPriorities: Hashable, Sendable {
  public var horizontal: MortarLayoutPriority
  public var vertical: MortarLayoutPriority

  public init(horizontal: MortarLayoutPriority, vertical: MortarLayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same priority for both axes.
  public init(_ both: MortarLayoutPriority) {
    self.init(horizontal: both, vertical: both)
  }
}

extension UIView {
  /// How strongly the view resists becoming smaller than its content.
  public var compressionResistance: MortarAxisPriorities {
    get { MortarAxisPriorities(horizontal: compressionResistanceHorizontal, vertical: compressionResistanceVertical) }
    set { (compressionResistanceHorizontal, compressionResistanceVertical) = (newValue.horizontal, newValue.vertical) }
  }

  public var compressionResistanceHorizontal: MortarLayoutPriority {
    get { MortarLayoutPriority(contentCompressionResistancePriority(for: .horizontal)) }
    set { setContentCompressionResistancePriority(newValue.layoutPriority, for: .horizontal) }
  }

  public var compressionResistanceVertical: MortarLayoutPriority {
    get { MortarLayoutPriority(contentCompressionResistancePriority(for: .vertical)) }
    set { setContentCompressionResistancePriority(newValue.layoutPriority, for: .vertical) }
  }

  /// How strongly the view resists becoming larger than its content.
  public var contentHugging: MortarAxisPriorities {
    get { MortarAxisPriorities(horizontal: contentHuggingHorizontal, vertical: contentHuggingVertical) }
    set { (contentHuggingHorizontal, contentHuggingVertical) = (newValue.horizontal, newValue.vertical) }
  }

  public var contentHuggingHorizontal: MortarLayoutPriority {
    get { MortarLayoutPriority(contentHuggingPriority(for: .horizontal)) }
    set { setContentHuggingPriority(newValue.layoutPriority, for: .horizontal) }
  }

  public var contentHuggingVertical: MortarLayoutPriority {
    get { MortarLayoutPriority(contentHuggingPriority(for: .vertical)) }
    set { setContentHuggingPriority(newValue.layoutPriority, for: .vertical) }
  }
}
