// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// An interaction for dragging items out of a view. A long press of half a second lifts the items, and moving the
/// finger drags them.
///
/// If the view also has a context menu, the long press opens the menu. Moving the finger by 10 points then dismisses
/// the menu and drags the items.
///
///     cover.addInteraction(UIDragInteraction(delegate: self))
///     cover.isUserInteractionEnabled = true
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// A weak reference to the delegate, which provides the items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether other gesture recognizers may recognize the touch after the lift, before the items move. `false` by
  /// default.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether items can be dragged. Initially `isEnabledByDefault`. Setting `false` ends a running drag.
  open var isEnabled: Bool {
    get { lift.isEnabled }
    set { lift.isEnabled = newValue }
  }
  /// Whether interactions are initially enabled. Always `true`, as on all devices since iOS 15.
  open class var isEnabledByDefault: Bool { true }
  /// The view that has the interaction, or nil.
  open private(set) weak var view: UIView?

  private let lift = DragLiftRecognizer()
  private let addition = DragAdditionRecognizer()
  /// A weak reference to the running drag, which its window owns.
  weak var flow: DragCoordinator?

  /// Creates an interaction with a delegate that provides the dragged items.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    lift.interaction = self
    lift.isEnabled = Self.isEnabledByDefault
    lift.addTarget(self) { interaction, lift in interaction.track(lift) }
    addition.interaction = self
    addition.addTarget(self) { interaction, tap in interaction.addItems(at: tap.location(in: nil)) }
  }

  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    self.view?.removeGestureRecognizer(lift)
    self.view?.removeGestureRecognizer(addition)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(lift)
    view?.addGestureRecognizer(addition)
  }

  /// Requests the items to drag from the delegate. Returns `false` if there are none.
  func beginLift(at finger: CGPoint) -> Bool {
    guard flow == nil, let view, let window = view.window, let delegate else { return false }
    let new = DragCoordinator(interaction: self, window: window, finger: finger)
    let items = delegate.dragInteraction(self, itemsForBeginning: new.session)
    guard !items.isEmpty else { return false }
    new.state.items = items
    flow = new
    window.retainActivity(new)
    return true
  }

  private func track(_ lift: UILongPressGestureRecognizer) {
    guard let flow else { return }
    switch lift.state {
    case .began:
      if let view, let menu = ContextMenuPress.menu(at: lift.location(in: nil), over: view) {
        flow.waitForMenu(menu)
      } else {
        flow.liftItems()
      }
    case .changed: flow.move(to: lift.location(in: nil))
    case .ended: flow.finish(at: lift.location(in: nil))
    default: flow.cancel()
    }
  }

  private func addItems(at point: CGPoint) {
    guard let flow = DragCoordinator.current, flow.isDragging, let view, let delegate else { return }
    let place = view.convert(point, from: view.window)
    guard
      let chosen = delegate.dragInteraction(self, sessionForAddingItems: [flow.session], withTouchAt: place),
      chosen === flow.session
    else { return }
    let items = delegate.dragInteraction(self, itemsForAddingTo: flow.session, withTouchAt: place)
    if !items.isEmpty { flow.addItems(items, from: self) }
  }
}
