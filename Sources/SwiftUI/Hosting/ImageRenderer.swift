// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraCombine
public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout
public import UIKit

/// An object that renders a view to an image.
@MainActor
public final class ImageRenderer<Content: View>: @preconcurrency ObservableObject {
  /// Emits before the content changes.
  public let objectWillChange = PassthroughSubject<Void, Never>()
  /// The view to render.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that is proposed to the view. By default, the view has its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// The scale of the image, in pixels per point. 1 by default.
  public var scale: CGFloat = 1
  /// Whether the image is opaque.
  public var isOpaque = false
  /// The color space. The value is stored, but has no effect.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer for a view.
  public init(content view: Content) { content = view }

  /// The rendered image, or nil if the view's size is empty.
  public var uiImage: UIImage? {
    let (host, size) = host()
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (max(scale, 0.01), isOpaque)
    return UIGraphicsImageRenderer(size: size, format: format).image { host.layer.render(in: $0.cgContext) }
  }

  /// The rendered image, or nil if the view's size is empty.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Calls a closure with the view's size and a function that draws the view into a context.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {
    let (host, size) = host()
    renderer(size) { host.layer.render(in: $0) }
  }

  private func host() -> (HostingView, CGSize) {
    let host = HostingView(content)
    host.backgroundColor = nil
    host.traitOverrides.displayScale = scale
    let size = host.fittingSize(proposedSize)
    host.frame = CGRect(origin: .zero, size: size)
    host.layoutIfNeeded()
    return (host, size)
  }
}
