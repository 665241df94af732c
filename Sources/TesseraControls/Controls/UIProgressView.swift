// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// A bar that shows the progress of a task. It is 4 points high, or 2 points in the `.bar` style.
///
/// - Note: Differs from UIKit: `observedProgress` is not observed, because Foundation's `Progress` does not notify
///   observers on Linux.
open class UIProgressView: UIView {
  /// The style of the bar.
  public enum Style: Int, Sendable { case `default` = 0, bar }

  private var share: Float = 0 {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "progress") } }
    didSet { if KeyValues.areObserved { KeyValues.didChange(self, "progress") } }
  }

  /// The style, which determines the bar's height and the shape of its ends: round in the default style, square in
  /// the `.bar` style.
  open var progressViewStyle: Style = .default { didSet { invalidateIntrinsicContentSize() } }
  /// The progress, from 0 to 1. Other values are clamped to this range; NaN is treated as 0.
  open var progress: Float {
    get { observedProgress.map { Self.clamped(Float($0.fractionCompleted)) } ?? share }
    set { share = Self.clamped(newValue) }
  }
  private static func clamped(_ value: Float) -> Float { value.isNaN ? 0 : max(0, min(value, 1)) }
  /// An object whose `fractionCompleted` is shown instead of `progress`. Read when the view is drawn; nil by default.
  open var observedProgress: Progress?
  /// The color of the completed part. If nil, the default, the tint color is used.
  open var progressTintColor: UIColor?
  /// The color of the remaining part. If nil, the default, the system fill color is used.
  open var trackTintColor: UIColor?
  /// An image stretched over the completed part. If nil, the default, the part is filled with a color.
  open var progressImage: UIImage?
  /// An image stretched over the remaining part. If nil, the default, the part is filled with a color.
  open var trackImage: UIImage?

  /// Creates a bar with a progress of 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, at: UIProgressView.self)
  }

  /// Creates a bar with the height of the given style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size.height = height
  }

  /// Sets `progress` immediately. If `animated` is true and an animation clock is running, the visible bar grows or
  /// shrinks to the new value over a quarter of a second, or over the duration of the current animation block.
  open func setProgress(_ progress: Float, animated: Bool) {
    let old = share
    self.progress = progress
    // Approximates iOS; not measured.
    if animated { addGlide(named: Self.glideName, by: Double(old) - Double(share), pace: .ease(seconds: 0.25)) }
  }

  private static let glideName = "progress"

  // MARK: Layout

  private var height: CGFloat { progressViewStyle == .bar ? 2 : 4 }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var defaultContentPriorities: ContentPriorities {
    ContentPriorities(verticalHugging: .defaultHigh)
  }

  @_spi(Tessera) open override var isElementByDefault: Bool { true }
  @_spi(Tessera) open override var labelByDefault: String? { "Progress" }
  @_spi(Tessera) open override var valueByDefault: String? { "\(Int((progress * 100).rounded()))%" }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits { .updatesFrequently }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .progressView }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(ProgressInspector(view: self)) }

  // MARK: Drawing

  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    paint(trackImage, color: trackTintColor ?? .systemFill, in: bounds, radius: radius, into: &canvas)
    let shown = CGFloat(progress) + CGFloat(glideDistance(named: Self.glideName))
    guard shown > 0 else { return }
    var done = bounds
    done.size.width = min(bounds.width, max(2 * radius, bounds.width * shown))
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { done.origin.x = bounds.maxX - done.width }
    paint(progressImage, color: progressTintColor ?? tintColor, in: done, radius: radius, into: &canvas)
  }

  private func paint(_ image: UIImage?, color: UIColor, in rect: CGRect, radius: CGFloat, into canvas: inout Canvas) {
    if let image {
      ImagePainter(image: image, tint: color, traits: traitCollection).paint(in: rect, .scaleToFill, into: &canvas)
    } else {
      canvas.fillRounded(rect, radius: radius, color: color.rasterColor(with: traitCollection))
    }
  }
}

private struct ProgressInspector: ViewInspector {
  let view: UIProgressView

  func addAttributes(to attributes: inout ViewAttributes) { attributes["value"] = .number(Double(view.progress)) }
}
