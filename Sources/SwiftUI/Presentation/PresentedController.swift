// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import UIKit

/// The controller of a sheet, a full-screen cover or a popover. It applies the presentation modifiers of its content.
final class PresentedController: UIHostingController<AnyView>, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  let sink = PresentationSink()
  private let screen: SheetScreen
  private let dismissal: DismissAction
  private weak var owner: Presentation?
  /// The view below the content, if the content sets a background.
  private var backgroundView: HostingView?
  private var environment: EnvironmentValues
  /// The detent that the selection binding had when it was last compared.
  private var selection: PresentationDetent?
  /// The detents of the sheet, from lowest to highest.
  private var detents: [PresentationDetent] = []
  /// The bounds of the window in which the sheet is presented, and its safe area.
  private let windowBounds: CGRect
  private let windowInsets: UIEdgeInsets
  private let windowIsCompact: Bool
  /// The transition to and from the view that the content zooms out of.
  var zoom: ZoomTransition? { didSet { transitioningDelegate = zoom } }

  init(_ screen: SheetScreen, _ presentation: Presentation, in window: UIWindow?) {
    (self.screen, owner, environment) = (screen, presentation, presentation.environment)
    (windowBounds, windowInsets) = (window?.bounds ?? .zero, window?.safeAreaInsets ?? .zero)
    dismissal = DismissAction { [weak presentation] in presentation?.dismissByContent() }
    windowIsCompact = window?.traitCollection.horizontalSizeClass != .regular
    super.init(rootView: AnyView(EmptyView()))
    sink.didChange = { [weak self] in self?.factsDidChange() }
  }

  /// Shows the content. Evaluates it again even if it is of the same type.
  func show(_ content: @escaping () -> AnyView, _ presentation: Presentation) {
    var environment = presentation.environment
    environment.listContext = nil
    (environment.sidebarWidth, environment.columnReveal) = (nil, nil)
    environment.navigator = nil
    environment.commandContext = nil
    environment.presentationSink = sink
    environment.dismiss = dismissal
    self.environment = environment
    environment.apply(to: view)
    rootView = AnyView(
      PresentedContent(content: content).modifier(PresentedEnvironment(environment: environment)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateBackground()
    if screen.form == .popover || sink.facts.sizing?.isFitted == true { updatePreferredSize() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { owner?.didDisappear(self) }
  }

  /// Sets the preferred size to the ideal size of the content.
  func updatePreferredSize() {
    guard let host = view as? HostingView else { return }
    let size = host.fittingSize(.unspecified)
    guard size != preferredContentSize, size.width.isFinite, size.height.isFinite else { return }
    preferredContentSize = size
    presentationController?.containerView?.setNeedsLayout()
  }

  // MARK: Presentation modifiers

  private func factsDidChange() {
    guard presentingViewController != nil else { return }
    apply()
  }

  /// Applies the presentation modifiers to the presentation controller.
  func apply() {
    let facts = sink.facts
    isModalInPresentation = facts.isDismissDisabled
    if let sheet = presentationController as? UISheetPresentationController {
      apply(facts, to: sheet)
    }
    updateBackground()
  }

  private func apply(_ facts: PresentationFacts, to sheet: UISheetPresentationController) {
    sheet.delegate = self
    sheet.preferredCornerRadius = facts.cornerRadius ?? nil
    sheet.prefersScrollingExpandsWhenScrolledToEdge = facts.contentInteraction != .scrolls
    let detents = sorted(facts.detents ?? [.large])
    let isNew = detents != self.detents
    self.detents = detents
    let change = {
      if isNew { sheet.detents = detents.map { $0.detent(self.environment) } }
      self.select(facts.selection?.wrappedValue, sheet)
      sheet.largestUndimmedDetentIdentifier = facts.interaction?.undimmed(detents)?.identifier
    }
    let isChange = presentingViewController != nil && !isBeingPresented && viewIfLoaded?.window != nil
    if isChange { sheet.animateChanges(change) } else { change() }
    sheet.prefersGrabberVisible =
      switch facts.dragIndicator ?? .automatic {
      case .visible: true
      case .hidden: false
      // Sheets on wide screens can't be resized.
      case .automatic: detents.count > 1 && windowIsCompact
      }
  }

  private func select(_ new: PresentationDetent?, _ sheet: UISheetPresentationController) {
    guard let new, new != selection else { return }
    selection = new
    if detents.contains(new) {
      sheet.selectedDetentIdentifier = new.identifier
    } else {
      Report.once("Cannot set selected sheet detent if it is not included in supported detents.")
      sheet.selectedDetentIdentifier = nil
    }
  }

  /// Returns the detents in the order of their heights. Detents without a valid height are omitted.
  private func sorted(_ detents: Set<PresentationDetent>) -> [PresentationDetent] {
    let top = windowInsets.top > 0 ? windowInsets.top + 10 : 20
    let largest = max(0, windowBounds.height - top - windowInsets.bottom)
    let context = PresentationDetent.Context(environment: environment, maxDetentValue: largest)
    let heights = detents.compactMap { detent -> (PresentationDetent, CGFloat)? in
      detent.height(in: context).map { (detent, $0) }
    }
    let sorted = heights.sorted { ($0.1, $0.0.identifier.rawValue) < ($1.1, $1.0.identifier.rawValue) }.map(\.0)
    return sorted.isEmpty ? [.large] : sorted
  }

  private func updateBackground() {
    guard let background = sink.facts.background else {
      backgroundView?.removeFromSuperview()
      if backgroundView != nil { view.backgroundColor = .systemBackground }
      backgroundView = nil
      return
    }
    view.backgroundColor = .clear
    guard let container = viewIfLoaded?.superview else { return }
    let host = backgroundView ?? HostingView(EmptyView())
    backgroundView = host
    host.show(AnyView(background).modifier(PresentedEnvironment(environment: environment)))
    host.isUserInteractionEnabled = false
    host.frame = view.frame
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if host.superview !== container { container.insertSubview(host, belowSubview: view) }
  }

  // MARK: Delegate

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    guard let binding = sink.facts.selection,
      let detent = detents.first(where: { $0.identifier == sheet.selectedDetentIdentifier })
    else { return }
    selection = detent
    if binding.wrappedValue != detent { binding.wrappedValue = detent }
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    switch sink.facts.adaptation(in: traitCollection) {
    case .none, .popover: .none
    case .fullScreenCover: .fullScreen
    default: .automatic
    }
  }
}

/// The content of a presented screen. Its closure is evaluated again when a state that it reads changes, and when the
/// presenting view is evaluated.
private struct PresentedContent: View {
  let content: () -> AnyView
  var body: some View { content() }
}

/// A modifier that applies the environment of the presenting view, but the traits of the presented one.
private struct PresentedEnvironment: EnvironmentModifier {
  typealias Body = Never
  let environment: EnvironmentValues
  func change(_ environment: inout EnvironmentValues) {
    environment = self.environment.adopting(traitsOf: environment)
  }
}
