// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element that sets an explicit position for an alignment guide.
@_spi(Tessera) public final class AlignmentGuideElement: StepElement {
  /// The key of the alignment guide.
  public var key: AlignmentKey {
    didSet { if key != oldValue { invalidate() } }
  }
  /// A closure that returns the guide's position, in points, for the child's dimensions.
  public var compute: (ViewDimensions) -> CGFloat {
    didSet { invalidate() }
  }

  /// Creates an element that sets an explicit position for an alignment guide.
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

/// An element that sets a layout priority.
@_spi(Tessera) public final class PriorityElement: StepElement {
  /// Creates an element with a priority.
  public init(child: LayoutElement, priority: Double) {
    super.init(child: child)
    self.priority = priority
  }
}

/// An element that passes a value to the enclosing layout.
@_spi(Tessera) public final class LayoutValueElement: StepElement {
  /// Creates an element with a value.
  public init<K: LayoutValueKey>(child: LayoutElement, key: K.Type, value: K.Value) {
    super.init(child: child)
    setLayoutValue(value, for: key)
  }
}

/// An element that participates in layout but isn't visible.
@_spi(Tessera) public final class HiddenElement: StepElement {}
