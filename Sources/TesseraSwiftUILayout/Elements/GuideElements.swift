// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element with an explicit position of an alignment guide.
@_spi(Tessera) public final class AlignmentGuideElement: StepElement {
  /// The guide.
  public var key: AlignmentKey {
    didSet { if key != oldValue { invalidate() } }
  }
  /// A closure that returns the position in points for the dimensions of the child.
  public var compute: (ViewDimensions) -> CGFloat {
    didSet { invalidate() }
  }

  /// Creates an element with an explicit position of a guide.
  public init(child: LayoutElement, key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
    super.init(child: child)
  }

  public override func explicitAlignment(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    compute(child.dimensions(dimensions.proposal))
  }

  override func childDimensions(for key: AlignmentKey, in dimensions: ViewDimensions) -> ViewDimensions? {
    key == self.key ? nil : super.childDimensions(for: key, in: dimensions)
  }
}

/// An element with a layout priority.
@_spi(Tessera) public final class PriorityElement: StepElement {
  /// Creates an element with a priority.
  public init(child: LayoutElement, priority: Double) {
    super.init(child: child)
    self.priority = priority
  }
}

/// An element with a value for the enclosing layout.
@_spi(Tessera) public final class LayoutValueElement: StepElement {
  /// Creates an element with a value.
  public init<K: LayoutValueKey>(child: LayoutElement, key: K.Type, value: K.Value) {
    super.init(child: child)
    setLayoutValue(value, for: key)
  }
}

/// An element that participates in layout but is not visible.
@_spi(Tessera) public final class HiddenElement: StepElement {}
