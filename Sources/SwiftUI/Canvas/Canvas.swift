// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A view whose content is drawn by a closure.
public struct Canvas<Symbols: View>: View {
  /// The views that the closure can draw as symbols, identified by their tags.
  public var symbols: Symbols
  /// The closure that draws the content.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the content is fully opaque.
  public var isOpaque: Bool
  /// The color space. Stored, but has no effect.
  public var colorMode: ColorRenderingMode
  /// Whether the closure may draw on another thread. Stored, but has no effect.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with symbols, which are identified by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    (self.renderer, isOpaque, self.colorMode) = (renderer, opaque, colorMode)
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// The body type, which is unused because the view has a custom node.
  public typealias Body = Never

  /// Creates or updates the view's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    let node = context.reuse(node, as: ElementNode<HostedElement>.self) {
      ElementNode(context, HostedElement(CanvasView()))
    }
    node.configure(context.environment)
    guard let canvas = node.element.view as? CanvasView else { return node }
    context.environment.apply(to: canvas)
    canvas.symbols = Symbols.self == EmptyView.self ? nil : SymbolPainter(view.symbols, context.environment)
    canvas.show(view.renderer, context.environment, isOpaque: view.isOpaque)
    return node
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas without symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

/// A renderer that draws a canvas's symbols into images.
@MainActor
private final class SymbolPainter {
  private let content: AnyView
  private let environment: EnvironmentValues
  private var tags: [AnyHashable?]?

  init<Content: View>(_ content: Content, _ environment: EnvironmentValues) {
    self.content = AnyView(content.environment(\.self, environment))
    self.environment = environment
  }

  func image(_ tag: AnyHashable) -> UIImage? {
    let all = tags ?? HostingView(content).update().elements.map { $0.layoutValue(TagKey.self) }
    tags = all
    guard let index = all.firstIndex(of: tag) else { return nil }
    let host = HostingView(content, index: index)
    host.backgroundColor = nil
    let size = host.fittingSize(.unspecified)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    host.frame = CGRect(origin: .zero, size: size)
    host.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(1, environment.displayScale)
    return UIGraphicsImageRenderer(size: size, format: format).image { host.layer.render(in: $0.cgContext) }
  }
}

/// The UIKit view of a canvas.
private final class CanvasView: UIView {
  private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  private var environment = EnvironmentValues()
  var symbols: SymbolPainter?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  func show(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ environment: EnvironmentValues, isOpaque: Bool
  ) {
    (self.renderer, self.environment) = (renderer, environment)
    backgroundColor = isOpaque ? .black : nil
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let symbols = symbols
    var graphics = GraphicsContext(context, environment: environment, size: bounds.size) { tag in
      nonisolated(unsafe) let tag = tag
      return MainActor.assumeIsolated { symbols?.image(tag) }
    }
    renderer(&graphics, bounds.size)
  }
}
