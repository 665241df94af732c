// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraSwiftUILayout
public import UIKit

/// A view that shows an image.
public struct Image: Equatable, @unchecked Sendable {
  /// A symbol's size relative to the surrounding text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }
  /// The way a resizable image fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }
  /// The way an image is rendered: as a template, or in its original colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }
  /// The interpolation quality of a scaled image.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }
  /// The orientation of an image.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  private enum Source: Equatable {
    case symbol(String, value: Double?)
    case named(String, Bundle?)
    case uiImage(UIImage)
  }

  private let source: Source
  private(set) var label: Text?
  private(set) var isDecorative = false
  private(set) var resizing: (insets: EdgeInsets, mode: ResizingMode)?
  private(set) var renderingMode: TemplateRenderingMode?
  private(set) var interpolation = Interpolation.medium
  private(set) var symbolRenderingMode: SymbolRenderingMode?

  private init(_ source: Source) { self.source = source }

  /// Creates an image from an asset catalog entry.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
  /// Creates an image from an asset catalog entry, with an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle))
    self.label = label
  }
  /// Creates an image from an asset catalog entry. VoiceOver ignores the image.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
    isDecorative = true
  }
  /// Creates an image from an image resource.
  public init(_ resource: ImageResource) { self.init(.uiImage(UIImage(resource: resource))) }
  /// Creates a system symbol image.
  public init(systemName: String) { self.init(.symbol(systemName, value: nil)) }
  /// Creates a system symbol image whose layers depend on a value from 0 to 1.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName, value: variableValue)) }
  /// Creates an image from a `UIImage`.
  public init(uiImage: UIImage) { self.init(.uiImage(uiImage)) }
  /// Creates an image from a `CGImage`. VoiceOver ignores the image.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.uiImage(UIImage(cgImage: cgImage, scale: scale, orientation: .up)))
    isDecorative = true
  }
  /// Creates an image from a `CGImage`, with an accessibility label.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.uiImage(UIImage(cgImage: cgImage, scale: scale, orientation: .up)))
    self.label = label
  }

  /// Returns whether two images have the same source and settings.
  public static func == (a: Image, b: Image) -> Bool {
    a.source == b.source && a.renderingMode == b.renderingMode && a.interpolation == b.interpolation
      && a.resizing?.insets == b.resizing?.insets && a.resizing?.mode == b.resizing?.mode
      && a.symbolRenderingMode == b.symbolRenderingMode
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var result = self
    change(&result)
    return result
  }

  /// Returns an image that resizes to fill its frame.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = (capInsets, resizingMode) }
  }
  /// Returns an image drawn in its original colors or, as a template, in the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }
  /// Returns the image with the given interpolation quality.
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }
  /// Returns the image unchanged, because edges are always antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Returns the symbol image with the given rendering mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolRenderingMode = mode } }

  /// Whether the image is a symbol, whose size follows the font.
  var isSymbol: Bool { if case .symbol = source { true } else { false } }

  /// Returns the resolved UIKit image for an environment. If the image is missing, reports an issue and returns an
  /// empty image.
  func uiImage(in environment: EnvironmentValues) -> UIImage {
    switch source {
    case .uiImage(let image): return image
    case .named(let name, let bundle):
      if let image = UIImage(named: name, in: bundle, compatibleWith: environment.traits) { return image }
      Report.once("No image named '\(name)' found in asset catalog for \(bundle?.bundlePath ?? "main bundle").")
      return UIImage()
    case .symbol(let name, let value):
      let configuration = symbolConfiguration(in: environment)
      let name = environment.symbolVariants.apply(to: name)
      let image =
        value.map { UIImage(systemName: name, variableValue: $0, configuration: configuration) }
        ?? UIImage(systemName: name, withConfiguration: configuration)
      if let image { return image }
      Report.once("No symbol named '\(name)' found in system symbol set.")
      return UIImage()
    }
  }

  /// Whether the primary foreground style fills all layers of the image as a template.
  func usesOneStyle(in environment: EnvironmentValues) -> Bool {
    switch symbolRenderingMode ?? environment.symbolRenderingMode {
    case .multicolor, .palette: false
    default: environment.foregroundStyles.count <= 1
    }
  }

  private func symbolConfiguration(in environment: EnvironmentValues) -> UIImage.SymbolConfiguration {
    var font = environment.font ?? .body
    if let weight = environment.fontWeight { font = font.weight(weight) }
    if environment.isBold { font = font.bold() }
    let scale: UIImage.SymbolScale =
      switch environment.imageScale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    let base = UIImage.SymbolConfiguration(font: font.resolve(in: environment), scale: scale)
    let colors = environment[ForegroundStyleKey.self].map { $0._paint(in: environment).color }
    switch symbolRenderingMode ?? environment.symbolRenderingMode {
    case .hierarchical:
      return base.applying(UIImage.SymbolConfiguration(hierarchicalColor: environment.foregroundPaint().stencilColor))
    case .palette where !colors.isEmpty: return base.applying(UIImage.SymbolConfiguration(paletteColors: colors))
    case .multicolor: return base.applying(UIImage.SymbolConfiguration.preferringMulticolor())
    default:
      return colors.count > 1 ? base.applying(UIImage.SymbolConfiguration(paletteColors: colors)) : base
    }
  }
}

/// A mode that determines a symbol's colors.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let rawValue: Int
  /// Draws all layers in one color.
  public static let monochrome = SymbolRenderingMode(rawValue: 0)
  /// Draws each layer in the color defined by the symbol.
  public static let multicolor = SymbolRenderingMode(rawValue: 1)
  /// Draws the layers in one color, with a different opacity for each level.
  public static let hierarchical = SymbolRenderingMode(rawValue: 2)
  /// Draws the layers in the primary, secondary and tertiary levels of the foreground style.
  public static let palette = SymbolRenderingMode(rawValue: 3)
}

/// A symbol variant, such as filled or enclosed in a circle.
public struct SymbolVariants: Hashable, Sendable {
  private let suffixes: [String]
  /// No variant.
  public static let none = SymbolVariants(suffixes: [])
  /// The filled variant.
  public static let fill = SymbolVariants(suffixes: ["fill"])
  /// The variant enclosed in a circle.
  public static let circle = SymbolVariants(suffixes: ["circle"])
  /// The variant enclosed in a square.
  public static let square = SymbolVariants(suffixes: ["square"])
  /// The variant enclosed in a rectangle.
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  /// The variant with a slash.
  public static let slash = SymbolVariants(suffixes: ["slash"])
  /// This variant, filled.
  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
  /// This variant, enclosed in a circle.
  public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["circle"]) }
  /// This variant, enclosed in a square.
  public var square: SymbolVariants { SymbolVariants(suffixes: suffixes + ["square"]) }
  /// This variant, enclosed in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["rectangle"]) }
  /// This variant, with a slash.
  public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }
  /// Returns whether this variant includes another one.
  public func contains(_ other: SymbolVariants) -> Bool { other.suffixes.allSatisfy(suffixes.contains) }

  /// Returns the name of a symbol with this variant applied. If the symbol has no such variant, returns its name
  /// unchanged.
  func apply(to name: String) -> String {
    var result = name
    for suffix in ["circle", "square", "rectangle", "slash", "fill"] where suffixes.contains(suffix) {
      guard !name.components(separatedBy: ".").contains(suffix) else { continue }
      if UIImage(systemName: "\(result).\(suffix)") != nil { result += ".\(suffix)" }
    }
    return result
  }
}

extension Image: View {
  /// The view has no body.
  public typealias Body = Never

  /// Creates or updates the image's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: ImageNode.self) { ImageNode(context) }.update(view, context)
  }
}

/// The node of an image view.
private final class ImageNode: ElementNode<ImageElement> {
  private var image: Image?
  private var tint: UIColor?
  private var motion = AnimatableMotion()

  init(_ context: _ViewContext) { super.init(context, ImageElement()) }

  func update(_ new: Image, _ context: _ViewContext) -> _ViewNode {
    let (old, oldTint) = (image, tint)
    image = new
    tint = context.environment.foregroundPaint().stencilColor
    configure(context.environment)
    if let old, old != new { contentFade(of: element.view)?() }
    element.show(new, context.environment)
    if let oldTint, let tint, motion.isRunning || graph.motion.canAnimate {
      let traits = environment.traits
      motion.change(
        from: PaintColors(.color(oldTint), traits), to: PaintColors(.color(tint), traits), of: self, effect: .appearance
      ) { [weak self] in self?.showTint() }
      showTint()
    }
    return self
  }

  /// Shows the color that the animations have reached.
  private func showTint() {
    guard motion.isRunning, let tint else { return }
    element.view.tintColor = motion.shown(PaintColors(.color(tint), environment.traits)).paint.color
  }
}

/// The layout element of an image.
final class ImageElement: HostedElement {
  private let imageView: UIImageView
  private var isResizable = false

  init() {
    imageView = MainActor.assumeIsolated { UIImageView() }
    super.init(imageView)
  }

  @MainActor
  func show(_ image: Image, _ environment: EnvironmentValues) {
    environment.apply(to: imageView)
    var picture = image.uiImage(in: environment)
    if let resizing = image.resizing {
      let insets = resizing.insets
      let isRight = environment.layoutDirection == .rightToLeft
      let caps = UIEdgeInsets(
        top: insets.top, left: isRight ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRight ? insets.leading : insets.trailing)
      if caps != .zero || resizing.mode == .tile {
        picture = picture.resizableImage(
          withCapInsets: caps, resizingMode: resizing.mode == .tile ? .tile : .stretch)
      }
    }
    let isTemplate = image.renderingMode.map { $0 == .template } ?? image.isSymbol
    let keepsColors = image.symbolRenderingMode == .multicolor || environment.symbolRenderingMode == .multicolor
    if isTemplate, !keepsColors, picture.symbolConfiguration == nil || image.isSymbol {
      if image.renderingMode == .template { picture = picture.withRenderingMode(.alwaysTemplate) }
    } else if image.renderingMode == .original {
      picture = picture.withRenderingMode(.alwaysOriginal)
    }
    if environment.isRedacted {
      let color = environment.redactionColor.resolvedColor(with: environment.traits)
      picture = UIGraphicsImageRenderer(size: picture.size).image {
        color.setFill()
        $0.fill(CGRect(origin: .zero, size: picture.size))
      }
    }
    let paint = environment.foregroundPaint()
    let isFilled = isTemplate || image.renderingMode == nil && picture.renderingMode == .alwaysTemplate
    let gradient = isFilled && image.usesOneStyle(in: environment) && !environment.isRedacted ? paint.gradient : nil
    imageView.tintColor = gradient == nil ? paint.color : .black
    imageView.fillPixels(with: gradient, environment)
    imageView.apply(image.isSymbol ? paint.shadow : nil, environment)
    imageView.image = picture
    isResizable = image.resizing != nil
    imageView.contentMode = isResizable ? .scaleToFill : .center
    invalidate()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let imageView = imageView
    let size = MainActor.assumeIsolated { imageView.image?.size ?? .zero }
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  /// Aligns the symbol's baseline with the baseline of the surrounding text.
  override func explicitAlignment(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard key == .firstTextBaseline || key == .lastTextBaseline, !isResizable else { return nil }
    let imageView = imageView
    let distance = MainActor.assumeIsolated { imageView.image?.baselineOffsetFromBottom }
    return distance.map { dimensions.height - $0 }
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}
private struct SymbolModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}
private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The symbol size relative to the surrounding text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// The rendering mode for symbols, or nil to use one color.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
  /// The symbol variant.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Sets the symbol size relative to the surrounding text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  /// Sets the rendering mode for symbols. Nil uses one color.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  /// Sets the symbol variant.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { environment(\.symbolVariants, variant) }
}
