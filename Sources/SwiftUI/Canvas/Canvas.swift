// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) internal import TesseraViewLayout
internal import UIKit

/// A view that is drawn by a closure.
public struct Canvas<Symbols: View>: View {
  /// Views to draw. Stored only.
  public var symbols: Symbols
  /// The closure that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the view has no transparency.
  public var isOpaque: Bool
  /// The color space. Stored only.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may happen on another thread. Stored only.
  public var rendersAsynchronously: Bool

  /// Creates a view with views to draw.
  ///
  /// - Note: Differs from SwiftUI: symbols are not drawn yet.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    (self.renderer, isOpaque, self.colorMode) = (renderer, opaque, colorMode)
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Never called.
  public typealias Body = Never

  /// Creates or updates the node of the view.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    if Symbols.self != EmptyView.self { Report.unsupported("Canvas symbols") }
    let node = context.reuse(node, as: ElementNode<HostedElement>.self) {
      ElementNode(context, HostedElement(CanvasView()))
    }
    node.configure(context.environment)
    guard let canvas = node.element.view as? CanvasView else { return node }
    context.environment.apply(to: canvas)
    canvas.show(view.renderer, context.environment, isOpaque: view.isOpaque)
    return node
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a view.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

/// The view of a canvas.
private final class CanvasView: UIView {
  private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  private var environment = EnvironmentValues()

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
    var graphics = GraphicsContext(context, environment, bounds.size)
    renderer(&graphics, bounds.size)
  }
}
