// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraGraphics

/// A wheel with eight spokes that indicates activity. With a running `AnimationClock`, it rotates once per second in
/// eight steps.
open class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator.
  public enum Style: Int, Sendable {
    /// An indicator of 20 x 20 points.
    case medium = 100
    /// An indicator of 37 x 37 points.
    case large = 101

    /// 37 x 37 points and white. Setting this style also sets the color. Replaced by `large`.
    case whiteLarge = 0
    /// 20 x 20 points and white. Setting this style also sets the color. Replaced by `medium`.
    case white = 1
    /// 20 x 20 points and gray. Setting this style also sets the color. Replaced by `medium`.
    case gray = 2

    var isLarge: Bool { self == .large || self == .whiteLarge }

    /// The style's color.
    var color: UIColor {
      switch self {
      case .medium, .large: .secondaryLabel
      case .white, .whiteLarge: .white
      case .gray: .gray
      }
    }
  }

  /// The size of the wheel, which is also the view's intrinsic size.
  open var style: Style {
    didSet {
      if style != oldValue { invalidateIntrinsicContentSize() }
      if style.rawValue < 100 || oldValue.rawValue < 100 { color = style.color }
    }
  }
  /// The color of the most opaque spoke; the other spokes are increasingly transparent. `.secondaryLabel` by default; nil
  /// restores the default.
  open var color: UIColor! = .secondaryLabel { didSet { if color == nil { color = .secondaryLabel } } }
  /// Whether the view is hidden while the wheel is stopped. `true` by default.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether the animation has been started. The wheel rotates only with a running `AnimationClock`.
  open private(set) var isAnimating = false
  /// The index of the most opaque spoke when the animation starts, clockwise from the top.
  var phase = 0
  /// The number of visible spokes, clockwise from the top; nil for all spokes.
  var shownSpokes: Int?
  /// The start time of the animation, in the clock's seconds.
  private var start = 0.0

  /// Creates a stopped wheel with the style's size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
    if style.rawValue < 100 { color = style.color }
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
    coder.finishDecoding(self, at: UIActivityIndicatorView.self)
  }

  /// Shows the wheel and starts its rotation.
  open func startAnimating() {
    if !isAnimating { start = AnimationClock.paintedTime }
    isAnimating = true
    isHidden = false
  }

  /// Stops the wheel, and hides it if `hidesWhenStopped` is `true`.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  // MARK: Layout

  private static func size(_ style: Style) -> CGSize {
    let side: CGFloat = style.isLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  open override var intrinsicContentSize: CGSize { Self.size(style) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(style) }
  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var defaultContentPriorities: ContentPriorities { .rigid }

  @_spi(Tessera) open override var isElementByDefault: Bool { true }
  @_spi(Tessera) open override var labelByDefault: String? { isAnimating ? "In progress" : "Progress halted" }
  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .activityIndicator }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector {
    AnyViewInspector(ActivityIndicatorInspector(view: self))
  }

  // MARK: Painting

  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  /// The absolute value of the sine and cosine of the diagonal spokes' angles.
  private static let diagonal = (0.5).squareRoot()
  private static let turns: [(sine: Double, cosine: Double)] = [
    (0, 1), (diagonal, diagonal), (1, 0), (diagonal, -diagonal), (0, -1), (-diagonal, -diagonal), (-1, 0),
    (-diagonal, diagonal),
  ]

  /// The index of the currently most opaque spoke. A small tolerance compensates for times that are rounded down.
  private var shownPhase: Int {
    guard isAnimating else { return phase }
    let turns = max(0, AnimationClock.paintedTime - start)
    return (phase + Int((turns.truncatingRemainder(dividingBy: 1) * 8 + 1e-6).rounded(.down))) % 8
  }

  /// Draws each spoke as a capsule, from a quarter of the wheel's size to its edge.
  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    let side = Double(Self.size(style).width)
    let width = side * 0.12
    let spoke = Rect(x: -width / 2, y: -side / 2, width: width, height: side * 0.27)
    let shape = DisplayList.Shape.roundedRect(RoundedRect(spoke, radius: width / 2))
    let center = Affine.translation(x: Double(bounds.midX), y: Double(bounds.midY)).concatenating(canvas.transform)
    let saved = (canvas.transform, canvas.opacity)
    let phase = shownPhase
    for (index, turn) in Self.turns.enumerated() {
      if let shownSpokes, index >= shownSpokes { continue }
      let turned = Affine(a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine, tx: 0, ty: 0)
      canvas.transform = turned.concatenating(center)
      let age = ((phase - index) % 8 + 8) % 8
      canvas.opacity = saved.1 * (1 - Double(age) * 0.1)
      canvas.fill(shape, color.rasterColor(with: traitCollection))
    }
    (canvas.transform, canvas.opacity) = saved
  }
}

private struct ActivityIndicatorInspector: ViewInspector {
  let view: UIActivityIndicatorView

  func addAttributes(to attributes: inout ViewAttributes) {
    if view.isAnimating { attributes["animating"] = .word("yes") }
    attributes["colour"] = color(view.color)
  }
}
