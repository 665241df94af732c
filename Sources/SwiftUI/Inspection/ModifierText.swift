// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A modifier in SwiftUI code, reconstructed from its layout element.
struct ModifierText {
  /// The method's name, such as `padding`.
  let call: String
  /// The arguments in parentheses, such as `(.horizontal, 16)`.
  let arguments: String

  /// The first arguments as in code, such as `.horizontal, 16`, or nil if they are not known.
  var argument: String? { arguments.count > 2 ? String(arguments.dropFirst().dropLast()) : nil }

  /// The code, such as `.padding(.horizontal, 16)`.
  var code: String { ".\(call)\(arguments)" }

  private init(_ call: String, _ arguments: String = "") { (self.call, self.arguments) = (call, arguments) }

  /// Returns nil for elements that are not a modifier's, or that have no influence on layout.
  init?(_ element: LayoutElement) {
    let number = InspectedText.number
    switch element {
    case let padding as PaddingElement: self.init("padding", "(\(InspectedText.insets(padding.insets)))")
    case let padding as SafeAreaPaddingElement:
      self.init("safeAreaPadding", "(\(InspectedText.insets(padding.insets)))")
    case let frame as FixedFrameElement:
      self.init(
        "frame",
        InspectedText.arguments(
          ("width", frame.width.map(number)), ("height", frame.height.map(number)),
          ("alignment", InspectedText.unusual(frame.alignment))))
    case let frame as FlexibleFrameElement: self.init("frame", Self.arguments(frame))
    case let fixed as FixedSizeElement:
      let isBoth = fixed.horizontal && fixed.vertical
      self.init("fixedSize", isBoth ? "()" : "(horizontal: \(fixed.horizontal), vertical: \(fixed.vertical))")
    case let aspect as AspectRatioElement:
      self.init(
        "aspectRatio",
        InspectedText.arguments(
          ("", aspect.ratio.map(number)), ("contentMode", aspect.contentMode == .fit ? ".fit" : ".fill")))
    case let offset as OffsetElement: self.init("offset", "(x: \(number(offset.x)), y: \(number(offset.y)))")
    case let position as PositionElement: self.init("position", "(x: \(number(position.x)), y: \(number(position.y)))")
    case is SafeAreaIgnoringElement: self.init("ignoresSafeArea", "()")
    case let inset as SafeAreaInsetElement: self.init("safeAreaInset", "(edge: \(InspectedText.edge(inset.edge)))")
    case is BackgroundElement: self.init("background")
    case is OverlayElement: self.init("overlay")
    case is HiddenElement: self.init("hidden", "()")
    case let priority as PriorityElement: self.init("layoutPriority", "(\(number(CGFloat(priority.priority))))")
    case is AlignmentGuideElement: self.init("alignmentGuide")
    default: return nil
    }
  }

  private static func arguments(_ frame: FlexibleFrameElement) -> String {
    let number = InspectedText.number
    return InspectedText.arguments(
      ("minWidth", frame.width.minimum.map(number)), ("idealWidth", frame.width.ideal.map(number)),
      ("maxWidth", frame.width.maximum.map(number)), ("minHeight", frame.height.minimum.map(number)),
      ("idealHeight", frame.height.ideal.map(number)), ("maxHeight", frame.height.maximum.map(number)),
      ("alignment", InspectedText.unusual(frame.alignment)))
  }

  /// The modifiers that display their content in a view, by the names of their implementations.
  private static let effects = [
    "TapEffect": "onTapGesture", "LongPressEffect": "onLongPressGesture", "ClipEffect": "clipShape",
    "TransformEffect": "transformEffect", "HitTestEffect": "allowsHitTesting", "ProjectionEffect": "projectionEffect",
    "BlendEffect": "blendMode", "CompositingEffect": "compositingGroup",
  ]

  /// Returns the name of a modifier that displays its content in a view, given the type that implements it.
  @MainActor
  static func effect(of type: Any.Type, _ view: UIView) -> String {
    let name = NodeDescription.name(of: type)
    if name == "TransformEffect", let known = transform(view.transform) { return known }
    if let known = effects[name] { return known }
    for suffix in ["Effect", "Modifier"] where name.hasSuffix(suffix) && name != suffix {
      let stem = name.dropLast(suffix.count)
      return stem.prefix(1).lowercased() + stem.dropFirst()
    }
    return name
  }

  /// Returns the modifier that creates a scale or a rotation, or nil for another transform.
  private static func transform(_ transform: CGAffineTransform) -> String? {
    if transform.b == 0, transform.c == 0 { return transform.isIdentity ? nil : "scaleEffect" }
    let isRotation = transform.a == transform.d && transform.b == -transform.c
    return isRotation && abs(transform.a * transform.a + transform.b * transform.b - 1) < 1e-9 ? "rotationEffect" : nil
  }
}
