// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// A bar that shows the progress of a task: 4 points high, or 2 in the style `.bar`.
///
/// - Note: Differs from UIKit: `observedProgress` is not observed, because Foundation's `Progress` does not notify observers on
///   Linux.
open class UIProgressView: UIView {
  /// The style of the bar.
  public enum Style: Int, Sendable { case `default` = 0, bar }

  private var share: Float = 0 {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "progress") } }
    didSet { if KeyValues.areObserved { KeyValues.didChange(self, "progress") } }
  }

  /// The style, which determines the height of the bar and whether its ends are round: `.bar` has square ends.
  open var progressViewStyle: Style = .default { didSet { invalidateIntrinsicContentSize() } }
  /// The progress from 0 to 1. Other values are limited to this range; NaN is treated as 0.
  open var progress: Float {
    get { observedProgress.map { Self.clamped(Float($0.fractionCompleted)) } ?? share }
    set { share = Self.clamped(newValue) }
  }
  private static func clamped(_ value: Float) -> Float { value.isNaN ? 0 : max(0, min(value, 1)) }
  /// An object whose fraction completed replaces `progress`, read when the view is painted; nil by default.
  open var observedProgress: Progress?
  /// The color of the completed part; the tint color if nil, the default.
  open var progressTintColor: UIColor?
  /// The color of the remaining part; the system's fill if nil, the default.
  open var trackTintColor: UIColor?
  /// The image of the completed part, stretched; a color if nil, the default.
  open var progressImage: UIImage?
  /// The image of the remaining part, stretched; a color if nil, the default.
  open var trackImage: UIImage?

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, at: UIProgressView.self)
  }

  /// Creates a bar of the style's height.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size.height = height
  }

  /// Sets the progress immediately. If animated, with a running clock, the bar then grows or shrinks to it in a quarter of a
  /// second, or in the duration of the current animation block.
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

  // MARK: Painting

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
