// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

private struct FrameModifier: ElementModifier {
  typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func makeElement(_ child: LayoutElement) -> FixedFrameElement {
    FixedFrameElement(child: child, width: nil, height: nil)
  }
  func update(_ element: FixedFrameElement, _ environment: EnvironmentValues) {
    (element.width, element.height, element.alignment) = (width, height, alignment)
  }
}

private struct FlexibleFrameModifier: ElementModifier {
  typealias Body = Never
  let width: FlexibleFrameElement.Limits
  let height: FlexibleFrameElement.Limits
  let alignment: Alignment

  func makeElement(_ child: LayoutElement) -> FlexibleFrameElement { FlexibleFrameElement(child: child) }
  func update(_ element: FlexibleFrameElement, _ environment: EnvironmentValues) {
    (element.width, element.height, element.alignment) = (width, height, alignment)
  }
}

private struct FixedSizeModifier: ElementModifier {
  typealias Body = Never
  let horizontal: Bool
  let vertical: Bool

  func makeElement(_ child: LayoutElement) -> FixedSizeElement { FixedSizeElement(child: child) }
  func update(_ element: FixedSizeElement, _ environment: EnvironmentValues) {
    (element.horizontal, element.vertical) = (horizontal, vertical)
  }
}

private struct AspectRatioModifier: ElementModifier {
  typealias Body = Never
  let ratio: CGFloat?
  let contentMode: ContentMode

  func makeElement(_ child: LayoutElement) -> AspectRatioElement {
    AspectRatioElement(child: child, ratio: nil, contentMode: .fit)
  }
  func update(_ element: AspectRatioElement, _ environment: EnvironmentValues) {
    (element.ratio, element.contentMode) = (ratio, contentMode)
  }
}

extension View {
  /// Positions the view within a frame that has a fixed width, height or both, in points.
  ///
  /// Negative and nonfinite lengths are reported and ignored.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(FrameModifier(width: Length.checked(width), height: Length.checked(height), alignment: alignment))
  }

  /// Returns the view unchanged. A frame requires at least one length.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { self }

  /// Positions the view within a frame that has minimum, ideal and maximum lengths, in points. `maxWidth: .infinity`
  /// fills the proposed width.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        width: Length.limits(minWidth, idealWidth, maxWidth), height: Length.limits(minHeight, idealHeight, maxHeight),
        alignment: alignment))
  }

  /// Fixes the view at its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal length along the given axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Constrains the view to an aspect ratio, its width divided by its height. Nil uses the ratio of its ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Constrains the view to the aspect ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.height == 0 ? 0 : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit the proposed size.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Scales the view to fill the proposed size.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// A namespace for validating user-provided lengths.
enum Length {
  /// Returns a valid length. Reports a negative or nonfinite length and returns nil.
  static func checked(_ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    guard length.isFinite, length >= 0 else {
      Report.defect(of: "frame", "Invalid frame dimension (negative or non-finite): \(length). It is ignored.")
      return nil
    }
    return length
  }

  /// Returns a frame's limits. Reports limits that are not in ascending order.
  static func limits(_ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?) -> FlexibleFrameElement.Limits {
    let values = [least, ideal, greatest].compactMap(\.self)
    if values.contains(where: { $0.isNaN || $0 < 0 }) || values != values.sorted() {
      Report.defect(
        of: "frame",
        "Contradictory frame constraints specified: \(values). Minimum, ideal and maximum must be in order.")
    }
    func allowed(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : max(0, $0) } }
    return FlexibleFrameElement.Limits(minimum: allowed(least), ideal: allowed(ideal), maximum: allowed(greatest))
  }
}
