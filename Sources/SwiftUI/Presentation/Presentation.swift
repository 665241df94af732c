// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A presentation modifier's node reads its binding while it is evaluated. After the host's layout, the node's
// presentation presents or dismisses a UIKit view controller accordingly.
//
//     binding ─► PresentationNode ─► Presentation ── after layout ──► present, update or dismiss
//        ▲                                │
//        └── false or nil ◄── the user dismissed the controller ──► onDismiss

internal import UIKit

/// The screen that a presentation modifier presents: a sheet, an alert, or a system controller.
@MainActor
protocol PresentedScreen {
  /// The name of the modifier, for messages.
  var name: String { get }
  /// Creates the view controller. It calls `didDisappear(_:)` of the presentation when it is dismissed.
  func makeController(for presentation: Presentation, from presenter: UIViewController) -> UIViewController?
  /// Updates the controller. Called after each layout of the host. `isStale` is whether the presenting view was
  /// evaluated since the last update.
  func update(_ controller: UIViewController, for presentation: Presentation, isStale: Bool)
}

/// The screen that a binding asks for, and its identity.
struct WantedScreen {
  let id: AnyHashable
  let screen: any PresentedScreen
  /// The value for which an alert was first shown.
  var data: Any?
}

/// The state of a presentation modifier.
@MainActor
final class Presentation: NSObject {
  private enum State {
    case idle
    case presented(UIViewController, AnyHashable)
    case dismissing(UIViewController)
  }

  /// The screen that the binding asks for; nil for none.
  var wanted: WantedScreen? {
    didSet {
      isStale = true
      if let refused, wanted?.id != refused { self.refused = nil }
      if wanted == nil { isWaiting = false }
    }
  }
  /// The environment of the modifier.
  var environment: EnvironmentValues
  /// Reads the binding.
  var read: () -> WantedScreen? = { nil }
  /// Writes false or nil to the binding.
  var write: () -> Void = {}
  /// The closure to call after a dismissal.
  var onDismiss: (() -> Void)?
  /// Returns the frame of the modified view in the host's coordinates.
  var frame: () -> CGRect = { .zero }
  let serial: Int
  private(set) weak var host: HostingView?
  private weak var graph: ViewGraph?
  private var state = State.idle
  private var isRemoved = false
  /// Whether the presenting view was evaluated since the controller was last updated.
  private var isStale = false
  /// The identity of a screen that the user dismissed although the binding still asks for it.
  private var refused: AnyHashable?

  init(_ node: _ViewNode) {
    (environment, serial, graph) = (node.environment, node.serial, node.graph)
    host = node.graph.host as? HostingView
  }

  /// Whether nothing is presented or wanted.
  var isIdle: Bool {
    guard case .idle = state else { return false }
    return wanted == nil || isRemoved
  }

  /// The presented controller; nil for none.
  var controller: UIViewController? {
    switch state {
    case .idle: nil
    case .presented(let controller, _), .dismissing(let controller): controller
    }
  }

  /// Schedules a layout of the host, which presents or dismisses the controller.
  func setNeedsUpdate() { host?.setNeedsLayout() }

  /// Dismisses the controller because the modified view is removed.
  func remove() {
    isRemoved = true
    wanted = nil
    settle()
  }

  // MARK: Changes

  /// Presents, updates or dismisses the controller as the binding asks.
  func settle() {
    switch state {
    case .idle: if let wanted, wanted.id != refused { present(wanted) }
    case .presented(let controller, let id):
      if let wanted, wanted.id == id {
        wanted.screen.update(controller, for: self, isStale: isStale)
        isStale = false
      } else {
        dismiss(controller)
      }
    case .dismissing: break
    }
  }

  private func present(_ wanted: WantedScreen) {
    guard let presenter = host?.nearestController else { return }
    let root = presenter.root
    guard root.viewIfLoaded?.window != nil else { return }
    if let other = root.presentedViewController {
      guard !other.isBeingDismissed, !isWaiting else { return isWaiting = true }
      isWaiting = true
      return Report.once(
        "Attempt to present \(wanted.screen.name) while another presentation is in progress. It is presented when the "
          + "current one is dismissed.")
    }
    guard depth(of: root) < Self.maximumDepth else {
      refused = wanted.id
      return Report.defect(
        of: "sheet", "More than \(Self.maximumDepth) presentations are on top of each other. No more are presented.")
    }
    guard unfinished < Self.maximumUnfinished else {
      unfinished = 0
      refused = wanted.id
      return Report.defect(
        of: "sheet",
        "The presentation of \(wanted.screen.name) does not end: it is dismissed and presented again before it appears."
      )
    }
    guard let controller = wanted.screen.makeController(for: self, from: presenter) else { return }
    (isStale, isWaiting) = (false, false)
    state = .presented(controller, wanted.id)
    unfinished += 1
    presenter.present(controller, animated: UIView.areAnimationsEnabled) { [weak self, weak controller] in
      if controller?.presentingViewController != nil { self?.unfinished = 0 }
    }
    if controller.presentingViewController == nil { state = .idle }
  }

  /// The number of consecutive presentations that were dismissed before they appeared.
  private var unfinished = 0
  private static let maximumUnfinished = 50

  /// The maximum number of presentations on top of each other. A view that presents itself would present endlessly.
  private static let maximumDepth = 20

  /// Returns the number of presentations below a controller.
  private func depth(of controller: UIViewController) -> Int {
    sequence(first: controller, next: \.presentingViewController).dropFirst().reduce(0) { count, _ in count + 1 }
  }

  private func dismiss(_ controller: UIViewController) {
    state = .dismissing(controller)
    guard let presenter = controller.presentingViewController else { return didDisappear(controller) }
    presenter.dismiss(animated: UIView.areAnimationsEnabled) { [weak self] in self?.didDisappear(controller) }
  }

  /// Dismisses the controller at the request of its content.
  func dismissByContent() {
    guard case .presented(let controller, let id) = state else { return }
    write()
    reread()
    guard wanted?.id == id else { return settle() }
    refused = id
    dismiss(controller)
  }

  /// Called when a controller has been dismissed, by the user, by its content or by the binding.
  func didDisappear(_ dismissed: UIViewController) {
    guard dismissed === controller else { return }
    if case .presented(_, let id) = state, !isRemoved {
      state = .idle
      // The binding may have changed since the last evaluation, for example by an alert's action.
      if read()?.id == id { write() }
      reread()
      if wanted?.id == id { refused = id }
    }
    state = .idle
    if !isRemoved { onDismiss?() }
    setNeedsUpdate()
    Presentation.resume()
  }

  /// Reads the binding outside of an evaluation.
  private func reread() { wanted = read() }

  // MARK: Waiting presentations

  private struct WeakPresentation {
    weak var value: Presentation?
  }
  /// The presentations that wait until another one is dismissed.
  private static var waiting: [WeakPresentation] = []

  /// Whether the presentation waits until another one is dismissed.
  private var isWaiting = false {
    didSet { if isWaiting, !oldValue { Self.waiting.append(WeakPresentation(value: self)) } }
  }

  private static func resume() {
    waiting.removeAll { $0.value?.isWaiting != true }
    for presentation in waiting { presentation.value?.setNeedsUpdate() }
  }
}

/// The presentations of a host that are visible or wanted.
@MainActor
final class PresentationList {
  private var items: [Presentation] = []

  func add(_ presentation: Presentation) {
    guard !items.contains(where: { $0 === presentation }) else { return }
    items.append(presentation)
    items.sort { $0.serial < $1.serial }
  }

  /// Presents, updates and dismisses controllers. Called after each layout of the host.
  func settle() {
    // Dismissals come first, so that they make room for presentations.
    for item in items where item.wanted == nil { item.settle() }
    for item in items where item.wanted != nil { item.settle() }
    items.removeAll(where: \.isIdle)
  }
}
