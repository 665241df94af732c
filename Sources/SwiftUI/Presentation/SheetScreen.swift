// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A sheet, a full-screen cover or a popover.
final class SheetScreen: PresentedScreen {
  enum Form { case sheet, cover, popover }
  let form: Form
  let content: () -> AnyView
  /// The part of the modified view that a popover points at.
  private let anchor: PopoverAttachmentAnchor
  /// The edge of the popover at which its arrow is. Nil means any edge.
  private let arrowEdge: Edge?

  init<Content: View>(
    _ form: Form, anchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    content: @escaping () -> Content
  ) {
    (self.form, self.anchor, self.arrowEdge) = (form, anchor, arrowEdge)
    self.content = { AnyView(content()) }
  }

  var name: String {
    switch form {
    case .sheet: "a sheet"
    case .cover: "a full-screen cover"
    case .popover: "a popover"
    }
  }

  func makeController(for presentation: Presentation, from presenter: UIViewController) -> UIViewController? {
    let window = presenter.root.viewIfLoaded?.window
    let controller = PresentedController(self, presentation, in: window)
    controller.overrideUserInterfaceStyle = presenter.root.overrideUserInterfaceStyle
    controller.show(content, presentation)
    // The presentation modifiers must be known before the presentation.
    _ = controller.sizeThatFits(in: window?.bounds.size ?? .zero)
    controller.modalPresentationStyle = style(controller.sink.facts, presenter.root.traitCollection)
    controller.zoom = form == .popover ? nil : controller.sink.facts.zoomSource.map { ZoomTransition($0) }
    controller.modalPresentationCapturesStatusBarAppearance = form == .cover
    if form == .popover || controller.sink.facts.sizing?.isFitted == true { controller.updatePreferredSize() }
    controller.presentationController?.delegate = controller
    controller.apply()
    if let popover = controller.popoverPresentationController { place(popover, for: presentation, in: window) }
    return controller
  }

  /// Returns the style for the content's modifiers and the window's traits.
  private func style(_ facts: PresentationFacts, _ traits: UITraitCollection) -> UIModalPresentationStyle {
    switch form {
    case .popover: return .popover
    // The presenting view stays in the window, so that it keeps observing its state.
    case .cover: return .overFullScreen
    case .sheet:
      if facts.adaptation(in: traits) == .fullScreenCover { return .overFullScreen }
      return facts.sizing?.isForm == true ? .formSheet : .pageSheet
    }
  }

  func update(_ controller: UIViewController, for presentation: Presentation, isStale: Bool) {
    guard let controller = controller as? PresentedController else { return }
    if isStale { controller.show(content, presentation) }
    if let popover = controller.popoverPresentationController {
      place(popover, for: presentation, in: controller.viewIfLoaded?.window)
    }
  }

  // MARK: Popovers

  private func place(
    _ popover: UIPopoverPresentationController, for presentation: Presentation, in window: UIWindow?
  ) {
    let frame = presentation.frame()
    let rect: CGRect =
      switch anchor {
      case .rect(let source): source.value(frame)
      case .point(let point):
        CGRect(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
      }
    if popover.sourceView !== presentation.host { popover.sourceView = presentation.host }
    if popover.sourceRect != rect { popover.sourceRect = rect }
    let directions = directions(popover, source: rect, for: presentation, in: window)
    if popover.permittedArrowDirections != directions { popover.permittedArrowDirections = directions }
  }

  /// Returns the direction of an arrow at the preferred edge. If the popover doesn't fit there, returns all directions.
  private func directions(
    _ popover: UIPopoverPresentationController, source rect: CGRect, for presentation: Presentation,
    in window: UIWindow?
  ) -> UIPopoverArrowDirection {
    guard let arrowEdge, let window, let host = presentation.host else { return .any }
    let anchor = host.convert(rect, to: nil)
    // The distance to the safe area's edges, and the height of the arrow.
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 10, dy: 10)
    let size = popover.presentedViewController.preferredContentSize
    let isRightToLeft = presentation.environment.layoutDirection == .rightToLeft
    switch arrowEdge {
    case .top: return room.maxY - anchor.maxY - 13 >= size.height ? .up : .any
    case .bottom: return anchor.minY - room.minY - 13 >= size.height ? .down : .any
    case .leading, .trailing:
      let isLeft = (arrowEdge == .leading) != isRightToLeft
      let space = isLeft ? room.maxX - anchor.maxX : anchor.minX - room.minX
      return space - 13 >= size.width ? (isLeft ? .left : .right) : .any
    }
  }
}

extension PresentationFacts {
  /// Returns the adaptation for compact size classes.
  func adaptation(in traits: UITraitCollection) -> PresentationAdaptation {
    if traits.verticalSizeClass == .compact, let verticalAdaptation { return verticalAdaptation }
    guard traits.horizontalSizeClass == .compact else { return .automatic }
    return horizontalAdaptation ?? .automatic
  }
}
