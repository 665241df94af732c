// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A card that rises from the bottom edge to one of several heights.
///
/// At full height on a narrow screen the presenter's view is shown smaller, below the status bar, with rounded corners; its
/// frame does not change. Approximates iOS: 16 points narrower at both sides, with its upper edge 10 points above the
/// sheet's.
open class UISheetPresentationController: UIPresentationController {
  /// The available heights, lowest first. Only large by default.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The identifier of the current detent. Nil, or one that is not available, means the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// The largest detent at which the presenter's view is neither dimmed nor prevented from receiving touches. Nil dims it at
  /// every detent.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// Whether a grabber of 36 x 5 points is shown at the sheet's top. `false` by default.
  open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
  /// The radius of the upper corners, on wide screens of all corners, in points. Nil means the system's 10.
  open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }
  /// Whether scrolling expands the sheet. Stored only: it does not. `true` by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge in compact height. Stored only: it is on all screens of compact width.
  /// `false` by default.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether an edge-attached sheet has the preferred width. Stored only: it is as wide as the window. `false` by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether the sheet has the size of a page. Stored only. `true` by default.
  open var prefersPageSizing = true

  private weak var frameView: UIView?
  private weak var dimmingView: UIView?
  private let grabber = UIView()
  /// The layer of the presenter's view that is shown smaller.
  private weak var pushedBack: CALayer?
  /// Whether the sheet is visible, or being presented.
  private var isPresent = true

  /// Runs changes of detents, and moves the sheet to its new position in half a second, or at the next layout if no clock runs.
  open func animateChanges(_ changes: () -> Void) {
    guard SystemTransition.isSeen, let container = containerView as? PresentationContainer, container.window != nil
    else { return changes() }
    container.layoutIfNeeded()
    changes()
    UIView.runAnimation(
      duration: 0.5, delay: 0, pace: .spring(.system), options: [], { container.layoutIfNeeded() }, nil)
  }

  /// Resolves custom detents again at the next layout.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  // MARK: Placement

  var currentDetent: Detent {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
  }

  /// The frame of the sheet: a centered card on wide screens. Sizes approximate iOS: a form sheet is 540 x 620, a page sheet 704
  /// wide.
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

  /// Returns the frame of an edge-attached sheet. A large one leaves the status bar and 10 points free, or 20 points without a
  /// status bar. Approximates iOS; not measured.
  private func edgeAttachedFrame(in container: UIView) -> CGRect {
    let box = container.bounds
    let safeArea = container.safeAreaInsets
    let top = topOfLargest(in: container)
    let largest = max(0, box.height - top - safeArea.bottom)
    let context = DetentContext(containerTraitCollection: container.traitCollection, maximumDetentValue: largest)
    let value = min(currentDetent.value(in: context) ?? largest, largest)
    let height = PixelGrid(scale: container.pixelScale).rounded(value + safeArea.bottom)
    return CGRect(x: 0, y: box.height - height, width: box.width, height: height)
  }

  private func topOfLargest(in container: UIView) -> CGFloat {
    let top = container.safeAreaInsets.top
    return top > 0 ? top + 10 : 20
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
    let radius = preferredCornerRadius ?? 10
    frameView.layer.cornerRadius = radius
    frameView.layer.maskedCorners =
      isFloating(in: container) ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    dimmingView?.backgroundColor = isDimmed ? Self.dimmingColor : .clear
    grabber.isHidden = !prefersGrabberVisible
    grabber.frame = CGRect(x: (frameView.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    frameView.bringSubviewToFront(grabber)
    shrinkPresenter()
  }

  // MARK: Presenter

  /// Shrinks the presenter's view according to the sheet's height.
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
        radius: preferredCornerRadius ?? 10, amount: isBack ? 1 : 0))
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

  /// Whether this is currently a sheet. Adaptive presentations may be something else.
  var isSheet: Bool { true }

  /// Whether the presenter's view is shown smaller on a black background, so that the status bar is light.
  private(set) var isPresenterShrunk = false

  /// Restores the presenter's view immediately.
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

  /// Moves the sheet to the next detent, or dismisses it below the lowest.
  ///
  /// A swipe in a direction in which a scroll view inside the sheet can scroll goes to that scroll view.
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

/// The values from which a custom detent computes its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the view that contains the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet without the safe area at the bottom, in points.
  var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// A closure that returns a height in points, without the safe area at the bottom. Nil means that of a large sheet.
    public typealias Resolver = @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as text.
      public let rawValue: String

      /// Creates a name from text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates a name from text.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// The name of `medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of `large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name that refers to this detent in the sheet's properties.
    public let identifier: Identifier
    private let resolver: Resolver

    private init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Returns a detent half as high as a large sheet.
    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// Returns a detent of the full height except the status bar and 10 points, or 20 points without a status bar.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent with a height in points without the safe area at the bottom, at most that of a large sheet. Nil, or a
    /// value that is not a positive number, means a large sheet. The identifier is `custom` by default.
    ///
    /// - Note: Differs from UIKit: a detent that resolves to nil is not skipped.
    public class func custom(identifier: Identifier? = nil, resolver: @escaping Resolver) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    /// Returns the height, or nil if it is not a positive number.
    func value(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      guard let value = resolver(context), value.isFinite, value > 0 else { return nil }
      return value
    }
  }
}
