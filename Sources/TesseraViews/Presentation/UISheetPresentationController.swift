// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A card that rises from the bottom edge to one of several heights.
///
/// At full height on a narrow screen it pushes the presenter's view back, which is then seen smaller, below the status bar, with
/// round corners; its frame stays. From memory of iOS: 16 points narrower at both sides, with its upper edge 10 points above the
/// sheet's.
open class UISheetPresentationController: UIPresentationController {
  /// The heights offered, lowest first. Large alone by default.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The height the sheet stands at; nil, or one that is not offered, for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// The largest detent at which the presenter's view is neither dimmed nor kept from touches; nil dims it at every
  /// detent.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// Whether a bar of 36 x 5 points shows at the sheet's top. False by default.
  open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
  /// The radius of the upper corners, on wide screens of all, in points; nil for the system's 10.
  open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }
  /// Stored only: scrolling moves no sheet. True by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Stored only: the sheet is at the bottom edge on all screens of compact width. False by default.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Stored only: an edge-attached sheet is as wide as the window. False by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Stored only. True by default.
  open var prefersPageSizing = true

  private weak var frameView: UIView?
  private weak var dimmingView: UIView?
  private let grabber = UIView()
  /// The layer of the presenter that it has pushed back.
  private weak var pushedBack: CALayer?
  /// Whether the sheet is up, or on its way there.
  private var isPresent = true

  /// Runs changes of detents, and moves the sheet to its new place in half a second; where time stands still it is there at the
  /// next layout.
  open func animateChanges(_ changes: () -> Void) {
    guard SystemTransition.isSeen, let container = containerView as? PresentationContainer, container.window != nil
    else { return changes() }
    container.layoutIfNeeded()
    changes()
    UIView.runAnimation(0.5, 0, .spring(.system), [], { container.layoutIfNeeded() }, nil)
  }

  /// Resolves custom detents again at the next layout.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  // MARK: Place

  /// The detent the sheet stands at.
  var currentDetent: Detent {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
  }

  /// A card in the middle on wide screens. Sizes from memory: a form sheet is 540 x 620, a page sheet 704 wide.
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

  /// A large sheet leaves the status bar and 10 points free; where there is no status bar, 20 points. From memory.
  private func edgeAttachedFrame(in container: UIView) -> CGRect {
    let box = container.bounds
    let safeArea = container.safeAreaInsets
    let top = topOfLargest(in: container)
    let largest = max(0, box.height - top - safeArea.bottom)
    let context = DetentContext(containerTraitCollection: container.traitCollection, maximumDetentValue: largest)
    let value = min(currentDetent.value(context) ?? largest, largest)
    let height = PixelGrid(scale: container.pixelScale).rounded(value + safeArea.bottom)
    return CGRect(x: 0, y: box.height - height, width: box.width, height: height)
  }

  private func topOfLargest(in container: UIView) -> CGFloat {
    let top = container.safeAreaInsets.top
    return top > 0 ? top + 10 : 20
  }

  // MARK: Look

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
    pushPresenterBack()
  }

  // MARK: The presenter

  /// Pushes the presenter's view back as the sheet's height wants it.
  private func pushPresenterBack() {
    guard let container = containerView, container.bounds.width > 0 else { return }
    let presenter = presentingViewController
    let layer = (presenter.presentation.container?.frameView ?? presenter.viewIfLoaded)?.layer
    if pushedBack !== layer { pushedBack?.endRecession() }
    pushedBack = layer
    let isBack = isPresent && isDimmed && isFullHeight(in: container)
    isPresenterBack = isBack
    layer?.recede(
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
      self?.pushPresenterBackIfSheet()
    } completion: { [weak self] context in
      self?.isPresent = isPresentation != context.isCancelled
      self?.pushPresenterBackIfSheet()
    }
  }

  private func pushPresenterBackIfSheet() { if containerView?.window != nil, isSheet { pushPresenterBack() } }

  /// Whether it is a sheet now; what adapts may be something else.
  var isSheet: Bool { true }

  /// Whether the presenter's view stands behind on black ground, so that the status bar is light.
  private(set) var isPresenterBack = false

  /// Brings the presenter's view forward at once.
  func bringPresenterForward() {
    isPresenterBack = false
    pushedBack?.endRecession()
    pushedBack = nil
  }

  override func didLeave() { bringPresenterForward() }

  // MARK: Touches

  @_spi(Tessera) open override func letsThrough(_ point: CGPoint) -> Bool { !isDimmed }

  /// For presentations that are no sheets.
  func hideGrabber() { grabber.isHidden = true }
  @_spi(Tessera) open override func outsideWasTapped() { dismissByUser() }
  @_spi(Tessera) open override var dimsTints: Bool { isDimmed }

  /// A sheet goes to the next detent; below the lowest it is dismissed.
  ///
  /// A scroll view inside gets movements along which it scrolls.
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
    presentingViewController.dismissModally(true) { self.delegate?.presentationControllerDidDismiss(self) }
  }

  private var isDimmed: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier,
      let limit = detents.firstIndex(where: { $0.identifier == undimmed }),
      let current = detents.firstIndex(where: { $0.identifier == currentDetent.identifier })
    else { return true }
    return current > limit
  }
}

/// What a custom detent can compute its height from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the view the sheet lies in.
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
    /// Gives a height in points, without the safe area at the bottom; nil for that of a large sheet.
    public typealias Resolver = @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as text.
      public let rawValue: String

      /// A name from its text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// A name from its text.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// The name of `medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of `large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name by which the sheet's properties mean this detent.
    public let identifier: Identifier
    private let resolver: Resolver

    private init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half as high as a large sheet.
    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// All the height but the status bar and 10 points; without a status bar, all but 20 points.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height in points without the safe area at the bottom, at most that of a large sheet. Nil, and what is no
    /// positive number, gives a large sheet. Without an identifier it is named `custom`.
    ///
    /// - Note: Differs from UIKit: a detent that resolves to nil is not skipped.
    public class func custom(identifier: Identifier? = nil, resolver: @escaping Resolver) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    /// The height; nil for one that is no positive number.
    func value(_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      guard let value = resolver(context), value.isFinite, value > 0 else { return nil }
      return value
    }
  }
}
