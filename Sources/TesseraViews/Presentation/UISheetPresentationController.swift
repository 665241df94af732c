// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A presentation controller that shows a card at the bottom edge, with one of several heights.
///
/// At full height on a narrow screen, the presenter's view appears smaller, with rounded corners, below the status
/// bar. Its frame does not change. Approximates iOS: the view is inset by 16 points on both sides, and its top is 10
/// points above the top of the sheet.
///
/// In the look of iOS 26, all corners have a radius of 40 points, and a sheet below its full height floats 8 points from
/// the edges. Approximates iOS 26.
open class UISheetPresentationController: UIPresentationController {
  /// The available heights, from lowest to highest. Only `large()` by default.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The identifier of the current detent. Nil, or the identifier of an unavailable detent, means the lowest detent.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// The identifier of the largest detent at which the presenter's view is not dimmed and receives touches. Nil dims
  /// the view at every detent.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// Whether a grabber of 36 x 5 points is shown at the top of the sheet. `false` by default.
  open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
  /// The radius of the top corners, or of all corners on wide screens, in points. Nil means the system's radius of 10
  /// points, or 40 points in the look of iOS 26.
  open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }
  /// Whether scrolling expands the sheet. Stored but not used. `true` by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge in compact height. Stored but not used, because the sheet is
  /// attached on all screens of compact width. `false` by default.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether an edge-attached sheet has its preferred width. Stored but not used; it is as wide as the window.
  /// `false` by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether the sheet has the size of a page. Stored but not used. `true` by default.
  open var prefersPageSizing = true

  private weak var frameView: UIView?
  private weak var dimmingView: UIView?
  private let grabber = UIView()
  /// The presenter's layer while it appears smaller.
  private weak var pushedBack: CALayer?
  /// Whether the sheet is visible or being presented.
  private var isPresent = true

  /// Runs a closure that changes detents, and animates the sheet to its new position in 0.5 seconds. Without a
  /// running clock, the sheet moves at the next layout.
  open func animateChanges(_ changes: () -> Void) {
    guard SystemTransition.isSeen, let container = containerView as? PresentationContainer, container.window != nil
    else { return changes() }
    container.layoutIfNeeded()
    changes()
    UIView.runAnimation(
      duration: 0.5, delay: 0, pace: .spring(.system), options: [], { container.layoutIfNeeded() }, nil)
  }

  /// Causes custom detents to be resolved again at the next layout.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  // MARK: Placement

  var currentDetent: Detent {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
  }

  /// The frame of the sheet. On wide screens, it is a centered card. Sizes approximate iOS: a form sheet measures 540
  /// x 620 points, and a page sheet is 704 points wide.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return isFloating(in: container) ? floatingFrame(in: container) : edgeAttachedFrame(in: container)
  }

  private func isFloating(in container: UIView) -> Bool { container.traitCollection.horizontalSizeClass == .regular }

  private func floatingFrame(in container: UIView) -> CGRect {
    let box = container.bounds
    let isForm = presentedViewController.modalPresentationStyle == .formSheet
    var size = isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: box.height - 48)
    let preferred = presentedViewController.preferredContentSize
    if preferred.width > 0 { size.width = preferred.width }
    if preferred.height > 0 { size.height = preferred.height }
    size = CGSize(width: min(size.width, box.width), height: min(size.height, box.height))
    let grid = PixelGrid(scale: container.pixelScale)
    let origin = CGPoint(
      x: grid.rounded(box.midX - size.width / 2), y: grid.rounded(box.midY - size.height / 2))
    return CGRect(origin: origin, size: size)
  }

  /// Returns the frame of an edge-attached sheet. A large sheet ends 10 points below the status bar, or 20 points
  /// below the top edge if there is no status bar. Approximates iOS; not measured.
  private func edgeAttachedFrame(in container: UIView) -> CGRect {
    let box = container.bounds
    let safeArea = container.safeAreaInsets
    let top = topOfLargest(in: container)
    let largest = max(0, box.height - top - safeArea.bottom)
    let context = DetentContext(containerTraitCollection: container.traitCollection, maximumDetentValue: largest)
    let value = min(currentDetent.value(in: context) ?? largest, largest)
    let bottom = max(safeArea.bottom, keyboardHeight(in: container))
    let height = PixelGrid(scale: container.pixelScale).rounded(min(value + bottom, largest + safeArea.bottom))
    let margin = isDetached(height: height, in: container) ? Self.floatingMargin : 0
    return CGRect(
      x: margin, y: box.height - height, width: max(0, box.width - 2 * margin), height: max(0, height - margin))
  }

  /// The height of the keyboard over the container while a view in the sheet receives its text. The sheet moves up by
  /// this height, at most to its full height.
  private func keyboardHeight(in container: UIView) -> CGFloat {
    guard let window = container.window, let keyboard = window.keyboardFrame, keyboard.maxY >= window.bounds.maxY,
      let editor = window.firstResponder as? UIView, editor.isDescendant(of: container)
    else { return 0 }
    let top = container.convert(keyboard, from: window).minY
    return top.isFinite ? max(0, container.bounds.maxY - top) : 0
  }

  private func topOfLargest(in container: UIView) -> CGFloat {
    let top = container.safeAreaInsets.top
    return top > 0 ? top + 10 : 20
  }

  /// The distance of a floating sheet from the edges, in points.
  private static let floatingMargin: CGFloat = 8

  /// Whether a sheet of a height floats above the bottom edge. A sheet above the keyboard is attached.
  private func isDetached(height: CGFloat, in container: UIView) -> Bool {
    container.traitCollection.isGlass && keyboardHeight(in: container) == 0
      && container.bounds.height - height > topOfLargest(in: container) + 1
  }

  private var radius: CGFloat {
    preferredCornerRadius ?? (containerView?.traitCollection.isGlass == true ? 40 : 10)
  }

  // MARK: Appearance

  @_spi(Tessera) open override var framesItsView: Bool { true }

  @_spi(Tessera) open override func decorate(_ frameView: UIView, _ dimming: UIView) {
    self.frameView = frameView
    dimmingView = dimming
    frameView.clipsToBounds = true
    frameView.traitOverrides.userInterfaceLevel = .elevated
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    frameView.addSubview(grabber)
  }

  open override func containerViewDidLayoutSubviews() {
    guard let frameView, let container = containerView else { return }
    frameView.layer.cornerRadius = radius
    frameView.layer.cornerCurve = container.traitCollection.isGlass ? .continuous : .circular
    let isAttached = !isFloating(in: container) && frameView.frame.maxY >= container.bounds.maxY
    frameView.layer.maskedCorners = isAttached ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
    dimmingView?.backgroundColor = isDimmed ? Self.dimmingColor : .clear
    grabber.isHidden = !prefersGrabberVisible
    grabber.frame = CGRect(x: (frameView.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    frameView.bringSubviewToFront(grabber)
    shrinkPresenter()
  }

  // MARK: Presenter

  /// Scales the presenter's view according to the sheet's height.
  private func shrinkPresenter() {
    guard let container = containerView, container.bounds.width > 0 else { return }
    let presenter = presentingViewController
    let layer = (presenter.presentation.container?.frameView ?? presenter.viewIfLoaded)?.layer
    if pushedBack !== layer { pushedBack?.endRecession() }
    pushedBack = layer
    let isBack = isPresent && isDimmed && isFullHeight(in: container)
    isPresenterShrunk = isBack
    layer?.setRecession(
      LayerRecession(
        scale: max(0, 1 - 2 * 16 / container.bounds.width), top: max(0, topOfLargest(in: container) - 10),
        radius: radius, amount: isBack ? 1 : 0))
  }

  private func isFullHeight(in container: UIView) -> Bool {
    guard !isFloating(in: container), container.traitCollection.verticalSizeClass != .compact else { return false }
    return edgeAttachedFrame(in: container).minY <= topOfLargest(in: container)
  }

  override func follow(_ transition: ControllerTransition, isPresentation: Bool) {
    isPresent = !isPresentation
    _ = transition.animate { [weak self] _ in
      self?.isPresent = isPresentation
      self?.shrinkPresenterIfSheet()
    } completion: { [weak self] context in
      self?.isPresent = isPresentation != context.isCancelled
      self?.shrinkPresenterIfSheet()
    }
  }

  private func shrinkPresenterIfSheet() { if containerView?.window != nil, isSheet { shrinkPresenter() } }

  /// Whether the presentation is currently a sheet. Subclasses with adaptive styles may have another presentation.
  var isSheet: Bool { true }

  /// Whether the presenter's view appears smaller on a black background, which requires a light status bar.
  private(set) var isPresenterShrunk = false

  /// Restores the presenter's normal appearance without animation.
  func restorePresenter() {
    isPresenterShrunk = false
    pushedBack?.endRecession()
    pushedBack = nil
  }

  override func presentationDidEnd() { restorePresenter() }

  // MARK: Touches

  @_spi(Tessera) open override func passesTouchThrough(at point: CGPoint) -> Bool { !isDimmed }

  func hideGrabber() { grabber.isHidden = true }
  @_spi(Tessera) open override func outsideWasTapped() { dismissByUser() }
  @_spi(Tessera) open override var dimsTints: Bool { isDimmed }

  /// Moves the sheet to the next detent. A swipe down from the lowest detent dismisses it.
  ///
  /// If a scroll view inside the sheet can scroll in the direction of the swipe, the scroll view handles the swipe
  /// instead.
  override func wasSwiped(up: Bool) {
    let current = detents.firstIndex { $0.identifier == currentDetent.identifier } ?? 0
    let next = up ? current + 1 : current - 1
    guard detents.indices.contains(next) else { return up ? () : dismissByUser() }
    animateChanges { selectedDetentIdentifier = detents[next].identifier }
    let delegate = delegate as? any UISheetPresentationControllerDelegate
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  private func dismissByUser() {
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismissModally(animated: true) { self.delegate?.presentationControllerDidDismiss(self) }
  }

  private var isDimmed: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier,
      let limit = detents.firstIndex(where: { $0.identifier == undimmed }),
      let current = detents.firstIndex(where: { $0.identifier == currentDetent.identifier })
    else { return true }
    return current > limit
  }
}

/// The values that a custom detent uses to compute its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the container view.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet without the bottom safe area, in points.
  var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

extension UISheetPresentationController {
  /// One of a sheet's available heights.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// A closure that returns a height in points, without the bottom safe area. Nil means the height of a large
    /// sheet.
    public typealias Resolver = @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier's string.
      public let rawValue: String

      /// Creates an identifier from a string.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a string.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// The identifier of `medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of `large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of this detent.
    public let identifier: Identifier
    private let resolver: Resolver

    private init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Returns a detent at half the height of a large sheet.
    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// Returns a detent at full height, which ends 10 points below the status bar, or 20 points below the top edge if
    /// there is no status bar.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent with a height in points, without the bottom safe area. The maximum is the height of a large
    /// sheet, which also applies if `resolver` returns nil or a value that is not a positive number. The identifier
    /// is `custom` by default.
    ///
    /// - Note: Differs from UIKit: a detent that resolves to nil is not skipped.
    public class func custom(identifier: Identifier? = nil, resolver: @escaping Resolver) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    /// Returns the resolved height, or nil if it is not a positive number.
    func value(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      guard let value = resolver(context), value.isFinite, value > 0 else { return nil }
      return value
    }
  }
}
