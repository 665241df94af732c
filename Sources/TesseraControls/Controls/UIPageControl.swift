// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Page controls have the metrics of iOS 17.5 and 18.5: dots of 7.67 points at distances of 17.67 points, in a strip 25.67
// points high. They are rounded to pixels: at one pixel per point, the dots have 8 points, the distances 18 and the strip
// 26. The padding at the ends makes a strip with three pages 115.5 points wide, as in Interface Builder. If not all dots
// fit, only the dots next to the current dot are visible.

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
  /// The style of the background around the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic = 0, prominent, minimal }
  /// The current touch interaction with the dots.
  public enum InteractionState: Int, Sendable { case none = 0, discrete, continuous }
  /// The direction in which the pages are arranged.
  public enum Direction: Int, Sendable {
    case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  private var pageCount = 0
  private var page = 0
  private var indicatorImages: [Int: UIImage] = [:]

  /// The number of pages, each with a dot. Negative numbers are treated as 0. 0 by default.
  open var numberOfPages: Int {
    get { pageCount }
    set {
      pageCount = max(0, newValue)
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }

  /// The current page, whose dot is highlighted. Clamped to the range of pages.
  open var currentPage: Int {
    get { page }
    set {
      let old = page
      page = max(0, min(newValue, pageCount - 1))
      guard page != old, canGlide else { return }
      // Approximates iOS: a dot's color changes over a quarter of a second.
      addGlide(named: "dot \(old)", by: 1, pace: .ease(seconds: 0.25))
      addGlide(named: "dot \(page)", by: -1, pace: .ease(seconds: 0.25))
    }
  }

  /// Whether the control hides the dot if there is only one page. `false` by default.
  open var hidesForSinglePage = false
  /// The color of all dots except the current dot. If nil, the default, the dots are white at half opacity.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current dot. If nil, the default, the dot is white.
  open var currentPageIndicatorTintColor: UIColor?
  /// The style of the gray strip on which the dots are drawn. The strip is always visible for `.prominent`, and
  /// hidden for other styles.
  open var backgroundStyle: BackgroundStyle = .automatic
  /// The direction in which the pages are arranged. `.natural`, the default, follows the layout direction.
  ///
  /// - Note: Differs from UIKit: the dots are always in a horizontal row. Vertical directions are treated as
  ///   `.natural`.
  open var direction: Direction = .natural
  /// Whether dragging along the dots scrubs through the pages. `true` by default.
  open var allowsContinuousInteraction = true
  /// The current touch interaction: turning a single page or scrubbing through the pages.
  open private(set) var interactionState = InteractionState.none
  /// An image shown instead of the dots, scaled to fit a dot. If nil, the default, dots are shown.
  open var preferredIndicatorImage: UIImage?

  /// Creates a control without dots.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, at: UIPageControl.self)
  }

  /// Returns a page's image, or the preferred image if the page has none; nil if the page is shown as a dot. Traps if
  /// the page does not exist.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    validate(page: page)
    return indicatorImages[page] ?? preferredIndicatorImage
  }

  /// Sets a page's image. If nil, the preferred image is used. Traps if the page does not exist.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    validate(page: page)
    indicatorImages[page] = image
  }

  private func validate(page: Int) {
    guard page < 0 || page >= pageCount else { return }
    raise(
      "NSInvalidArgumentException",
      "UIPageControl: page \(page) is beyond numberOfPages (\(pageCount)). Set numberOfPages first.")
  }

  // MARK: Tracking

  /// The x-coordinate at which the touch began, and the current page at that time.
  private var start: (x: CGFloat, page: Int) = (0, 0)

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = (touch.location(in: self).x, page)
    return true
  }

  /// Turns a page for every 18 points that the touch is dragged along the dots, after the first 10 points.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = (touch.location(in: self).x - start.x) * (runsLeft ? -1 : 1)
    guard allowsContinuousInteraction, interactionState == .continuous || abs(way) >= 10 else { return true }
    interactionState = .continuous
    turn(to: start.page + Int(max(-1e6, min(way / pitch, 1e6))), event: event)
    return true
  }

  /// Turns one page: back after a tap in the leading half, forward after a tap in the trailing half.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch, isTouchInside, interactionState == .none {
      interactionState = .discrete
      let isRight = touch.location(in: self).x >= bounds.midX
      turn(to: isRight != runsLeft ? page + 1 : page - 1, event: event)
    }
    interactionState = .none
  }

  open override func cancelTracking(with event: UIEvent?) { interactionState = .none }

  private func turn(to wanted: Int, event: UIEvent?) {
    let old = page
    currentPage = wanted
    if page != old { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  // MARK: Layout

  /// The diameter of a dot.
  private var dot: CGFloat { PixelGrid(scale: pixelScale).rounded(23 / 3) }
  /// The distance between the centers of two dots.
  private var pitch: CGFloat { PixelGrid(scale: pixelScale).rounded(53 / 3) }
  private static let padding: CGFloat = 36.25

  /// Returns the strip's size for a number of pages. The height is always 25.67 points, rounded to pixels.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = width(pageCount: max(1, pageCount))
    return CGSize(width: dots + 2 * Self.padding, height: PixelGrid(scale: pixelScale).rounded(77 / 3))
  }

  private func width(pageCount count: Int) -> CGFloat { CGFloat(count) * pitch - (pitch - dot) }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pageCount) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Tessera) open override var valueByDefault: String? {
    numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil
  }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits {
    super.traitsByDefault.union([.adjustable, .updatesFrequently])
  }

  /// Moves to the next page and sends the actions.
  open override func accessibilityIncrement() { if isEnabled { turn(to: page + 1, event: nil) } }
  /// Moves to the previous page and sends the actions.
  open override func accessibilityDecrement() { if isEnabled { turn(to: page - 1, event: nil) } }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .pageControl }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector {
    AnyViewInspector(PageControlInspector(view: self))
  }

  // MARK: Drawing

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  /// The pages with a visible dot: as many pages around the current page as fit.
  private var visiblePages: Range<Int> {
    let room = max(1, Int(min(1e6, max(0, (bounds.width + pitch - dot) / pitch))))
    guard pageCount > room else { return 0..<pageCount }
    let first = min(max(0, page - room / 2), pageCount - room)
    return first..<first + room
  }

  private var runsLeft: Bool {
    switch direction {
    case .leftToRight: false
    case .rightToLeft: true
    default: effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }

  /// Returns the frame of a page's dot, or nil if the dot is not visible.
  func indicatorRect(forPage page: Int) -> CGRect? {
    let pages = visiblePages
    guard pages.contains(page) else { return nil }
    let place = runsLeft ? pages.upperBound - 1 - page : page - pages.lowerBound
    let grid = PixelGrid(scale: pixelScale)
    let left = grid.rounded(bounds.midX - width(pageCount: pages.count) / 2)
    return CGRect(
      x: left + CGFloat(place) * pitch, y: grid.rounded(bounds.midY - dot / 2), width: dot,
      height: dot)
  }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    guard pageCount > 1 || (pageCount == 1 && !hidesForSinglePage) else { return }
    if backgroundStyle == .prominent {
      canvas.fillCapsule(bounds, color: UIColor.secondarySystemFill.rasterColor(with: traitCollection))
    }
    for page in visiblePages {
      guard let rect = indicatorRect(forPage: page) else { continue }
      let share = min(max((page == self.page ? 1 : 0) + glideDistance(named: "dot \(page)"), 0), 1)
      let others = pageIndicatorTintColor ?? .white.withAlphaComponent(0.5)
      let color = share == 1 ? currentPageIndicatorTintColor ?? .white : others
      if let image = indicatorImages[page] ?? preferredIndicatorImage {
        ImagePainter(image: image, tint: color, traits: traitCollection)
          .paint(in: rect, .scaleAspectFit, into: &canvas)
      } else {
        let current = (currentPageIndicatorTintColor ?? .white).rasterColor(with: traitCollection)
        canvas.fillCapsule(rect, color: others.rasterColor(with: traitCollection).mixed(with: current, share: share))
      }
    }
  }
}

private struct PageControlInspector: ControlInspector {
  let view: UIPageControl
  var hasSystemSize: Bool { true }

  func addControlAttributes(to attributes: inout ViewAttributes) {
    attributes["value"] = .word("page \(view.currentPage + 1) of \(view.numberOfPages)")
  }
}
