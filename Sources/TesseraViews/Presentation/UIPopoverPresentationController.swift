// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A presentation controller that shows a popover with an arrow that points at its source. In the look of iOS 26, the popover
/// is a plate of glass without an arrow.
///
/// In windows of compact width, the popover becomes a sheet. The delegate's `adaptivePresentationStyle` can return
/// `.none` to keep the popover, or a full-screen style to cover the window.
///
/// - Note: Differs from UIKit: the class inherits from `UISheetPresentationController`, so that a popover can become
///   a sheet. Every other adaptive style also results in a sheet.
open class UIPopoverPresentationController: UISheetPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The rectangle that the popover points at, in the source view's coordinates. `.null` means the whole view.
  open var sourceRect: CGRect = .null { didSet { containerView?.setNeedsLayout() } }
  /// The bar button item that the popover points at, instead of a view.
  open var barButtonItem: UIBarButtonItem? { didSet { containerView?.setNeedsLayout() } }
  /// The view or bar button item that the popover points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// The permitted arrow directions. `.any` by default.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { containerView?.setNeedsLayout() } }
  /// The arrow's direction. `.unknown` before the popover is shown.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Whether the popover may cover its source if there is no space next to it. `false` by default.
  open var canOverlapSourceViewRect = false { didSet { containerView?.setNeedsLayout() } }
  /// The background color of the content and the arrow. Nil means the system's background.
  open var backgroundColor: UIColor? { didSet { containerView?.setNeedsLayout() } }
  /// The views that still receive touches while the popover is visible.
  open var passthroughViews: [UIView]?
  /// The minimum distance to the safe area's edges, in points. Zero by default. Values below 10 count as 10.
  open var popoverLayoutMargins: UIEdgeInsets = .zero { didSet { containerView?.setNeedsLayout() } }
  /// The controller of the sheet that replaces the popover in compact widths: this controller itself.
  open var adaptiveSheetPresentationController: UISheetPresentationController { self }

  private weak var shade: UIView?
  private var plate: UIVisualEffectView?
  private weak var frame: PresentationFrameView?
  private weak var dimming: UIView?
  private let outline = CAShapeLayer()

  private enum Form { case popover, sheet, wholeWindow }

  private var form: Form {
    guard let traits = containerView?.traitCollection, traits.horizontalSizeClass == .compact else { return .popover }
    return switch delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) {
    case UIModalPresentationStyle.none?, .popover?: .popover
    case .fullScreen?, .overFullScreen?, .currentContext?, .overCurrentContext?: .wholeWindow
    default: .sheet
    }
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if form == .popover { popoverDelegate?.prepareForPopoverPresentation(self) }
  }

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  // MARK: Placement

  open override var frameOfPresentedViewInContainerView: CGRect {
    switch form {
    case .sheet: super.frameOfPresentedViewInContainerView
    case .wholeWindow: containerView?.bounds ?? .zero
    case .popover: containerView.map { bubble(in: $0).frame } ?? .zero
    }
  }

  private func bubble(in container: UIView) -> PopoverBubble {
    let anchor = anchor(in: container)
    let least = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let margins = popoverLayoutMargins
    let room = container.bounds.inset(by: container.safeAreaInsets).inset(
      by: UIEdgeInsets(
        top: max(least.top, margins.top), left: max(least.left, margins.left),
        bottom: max(least.bottom, margins.bottom),
        right: max(least.right, margins.right)))
    return PopoverBubble(
      content: contentSize, anchor: anchor, room: room, permitted: permittedArrowDirections,
      mayOverlap: canOverlapSourceViewRect, isGlass: container.traitCollection.isGlass,
      grid: PixelGrid(scale: container.pixelScale))
  }

  /// The preferred content size. 320 x 480 points by default, which approximates iOS.
  private var contentSize: CGSize {
    var size = presentedViewController.preferredContentSize
    if size == .zero, let navigation = presentedViewController as? UINavigationController {
      size = navigation.topViewController?.preferredContentSize ?? .zero
    }
    return CGSize(width: size.width > 0 ? size.width : 320, height: size.height > 0 ? size.height : 480)
  }

  /// Returns the source rectangle in the container's coordinates, or the container's center if there is no source.
  private func anchor(in container: UIView) -> CGRect {
    if let item = barButtonItem, let view = item.customView ?? item.shownView, view.window != nil {
      return view.convert(view.bounds, to: container)
    }
    guard let sourceView else { return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0) }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  // MARK: Appearance

  @_spi(Tessera) open override func decorate(_ frameView: UIView, _ dimming: UIView) {
    super.decorate(frameView, dimming)
    frame = frameView as? PresentationFrameView
    self.dimming = dimming
    let shade = UIView()
    shade.isUserInteractionEnabled = false
    // A wide, soft shadow. Approximates iOS; not measured.
    shade.layer.shadowOpacity = 0.2
    shade.layer.shadowRadius = 32
    shade.layer.shadowOffset = CGSize(width: 0, height: 8)
    frameView.superview?.insertSubview(shade, belowSubview: frameView)
    self.shade = shade
  }

  open override func containerViewDidLayoutSubviews() {
    guard let container = containerView, let frame else { return }
    guard form == .popover else {
      shade?.isHidden = true
      plate?.isHidden = true
      frame.layer.mask = nil
      frame.inner = .zero
      if form == .sheet {
        super.containerViewDidLayoutSubviews()
      } else {
        hideGrabber()
        restorePresenter()
      }
      return
    }
    restorePresenter()
    let bubble = bubble(in: container)
    arrowDirection = bubble.direction
    hideGrabber()
    dimming?.backgroundColor = .clear
    if container.traitCollection.isGlass { return showPlate(bubble, below: frame) }
    plate?.isHidden = true
    frame.backgroundColor = backgroundColor ?? .systemBackground
    frame.clipsToBounds = false
    frame.layer.cornerRadius = 0
    frame.layer.mask = outline
    outline.path = bubble.path
    frame.inner = bubble.arrowInsets
    shade?.isHidden = presentedView?.superview !== frame
    shade?.frame = bubble.frame
    shade?.layer.shadowPath = bubble.path
  }

  /// Shows the popover on a plate of glass.
  private func showPlate(_ bubble: PopoverBubble, below frame: PresentationFrameView) {
    let plate = plate ?? UIVisualEffectView(effect: UIGlassEffect())
    self.plate = plate
    plate.isUserInteractionEnabled = false
    if plate.superview !== frame.superview { frame.superview?.insertSubview(plate, belowSubview: frame) }
    plate.isHidden = presentedView?.superview !== frame
    plate.frame = bubble.frame
    plate.alpha = frame.alpha
    let radius = min(bubble.corner, bubble.frame.width / 2, bubble.frame.height / 2)
    plate.cornerConfiguration = .corners(radius: .fixed(Double(radius)))
    frame.backgroundColor = backgroundColor ?? .clear
    frame.layer.mask = nil
    frame.layer.cornerRadius = radius
    frame.layer.cornerCurve = .continuous
    frame.clipsToBounds = true
    frame.inner = .zero
    shade?.isHidden = true
  }

  // MARK: Touches

  @_spi(Tessera) open override func passesTouchThrough(at point: CGPoint) -> Bool {
    guard form == .popover else { return form == .sheet && super.passesTouchThrough(at: point) }
    guard let container = containerView else { return false }
    return passthroughViews?.contains { $0.point(inside: container.convert(point, to: $0), with: nil) } ?? false
  }

  @_spi(Tessera) open override func outsideWasTapped() {
    if form == .popover, popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) == false { return }
    super.outsideWasTapped()
    if form == .popover { popoverDelegate?.popoverPresentationControllerDidDismissPopover(self) }
  }

  override func wasSwiped(up: Bool) {
    if form == .sheet { super.wasSwiped(up: up) }
  }

  override var isSheet: Bool { form == .sheet }
  @_spi(Tessera) open override var framesItsView: Bool { form != .wholeWindow }
  @_spi(Tessera) open override var fadesIn: Bool { form == .popover }
  @_spi(Tessera) open override var dimsTints: Bool { form == .popover || form != .wholeWindow && super.dimsTints }
}

/// The source of a popover: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
