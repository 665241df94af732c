// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A control above a scroll view's content that shows an activity indicator during a refresh.
///
/// While the control refreshes, the content is inset by the control's height of 60 points. Pulling the content down
/// by this distance begins a refresh and sends `valueChanged`.
///
/// With a running ``AnimationClock``, the spokes appear one by one during a pull, and the content moves to its new
/// position in 0.3 seconds, which approximates iOS. In a still image, the indicator is visible only while the control
/// refreshes.
///
/// - Note: Differs from UIKit: a programmatic refresh also moves the content down if it is scrolled to the top.
open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  /// Whether a refresh is in progress and the indicator is visible.
  open private(set) var isRefreshing = false
  /// The text below the indicator. Nil by default.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Creates a control that is hidden until a refresh begins. The scroll view sets its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    coder.finishDecoding(self, at: UIRefreshControl.self)
  }

  private func addParts() {
    isHidden = true
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(wheel)
    addSubview(label)
  }

  /// Shows the indicator and insets the content by 60 points. Does not send `valueChanged`.
  open func beginRefreshing() { setRefreshing(to: true) }
  /// Hides the indicator and removes the inset.
  open func endRefreshing() { setRefreshing(to: false) }

  /// Begins a refresh after the content was pulled far enough.
  func beginRefreshingAfterPull() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func setRefreshing(to refreshes: Bool) {
    guard refreshes != isRefreshing else { return }
    isRefreshing = refreshes
    let scrollView = superview as? UIScrollView
    let isSeen = scrollView.map { ListMotion.isAnimated(in: $0) } ?? false
    let picture = isSeen && !refreshes ? DisappearingSnapshot(of: self) : nil
    let wasHidden = isHidden
    wheel.shownSpokes = nil
    wheel.hidesWhenStopped = true
    isHidden = !refreshes
    if refreshes { wheel.startAnimating() } else { wheel.stopAnimating() }
    scrollView?.easingInsets { scrollView?.insetsDidChange() }
    guard let scrollView, isSeen else { return }
    let motion = ListMotion()
    if refreshes, wasHidden { motion.fadeIn(self) }
    if let picture {
      var place = ListMotion.Placement(picture.frame)
      place.alpha = 0
      place.transform = CATransform3DMakeScale(0.5, 0.5, 1)
      motion.moveAway(picture, in: scrollView, at: 0, to: place)
    }
    motion.close()
  }

  /// Shows a number of spokes according to the progress of a pull. Requires a clock.
  func followPull(in scrollView: UIScrollView) {
    guard !isRefreshing, isEnabled else { return }
    let pull = scrollView.scrollRange.least.y - scrollView.contentOffset.y
    guard pull > 0, scrollView.dragInProgress != nil || scrollView.motion?.isThrown == true else {
      if !isHidden { isHidden = true }
      return
    }
    wheel.shownSpokes = Int(min(1, pull / Self.height) * 8)
    wheel.hidesWhenStopped = false
    isHidden = false
  }

  /// Sets the indicator's color to the control's own tint color, or to gray if there is none.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = tintColorStorage ?? .secondaryLabel
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .refreshControl }
  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: pixelScale)
    let size = wheel.intrinsicContentSize
    let text = label.intrinsicContentSize
    let hasText = attributedTitle.map { $0.length > 0 } ?? false
    let middle = hasText ? bounds.midY - text.height / 2 : bounds.midY
    wheel.frame = CGRect(
      x: grid.rounded(bounds.midX - size.width / 2), y: grid.rounded(middle - size.height / 2), width: size.width,
      height: size.height)
    label.isHidden = !hasText
    label.frame = CGRect(x: 0, y: grid.rounded(wheel.frame.maxY + 4), width: bounds.width, height: text.height)
  }
}

extension UIScrollView {
  /// The top inset that a refresh adds.
  var refreshInset: CGFloat { refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0 }

  /// Positions the control above the top of the content and below all other subviews.
  func placeRefreshControl() {
    guard let control = refreshControl else { return }
    let frame = CGRect(x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
    if control.frame != frame { control.frame = frame }
  }

  /// Begins a refresh if the content is pulled far enough, at most once per touch.
  func checkPull() {
    guard let control = refreshControl, scrollRange.least.y - contentOffset.y >= UIRefreshControl.height else { return }
    control.beginRefreshingAfterPull()
  }
}
