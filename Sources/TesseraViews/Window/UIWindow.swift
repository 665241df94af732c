// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The root of a screen's view hierarchy.
open class UIWindow: UIView {
  /// The position of a window in the stacking order. `.alert + 1` is above all alerts.
  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The level's number. Windows with higher numbers are in front.
    public var rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default level, 0.
    public static let normal = Level(0)
    /// The status bar's level, 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2000.
    public static let alert = Level(2000)
  }

  /// Posted when a window has become key.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window has resigned as key.
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

  /// The device that the window is rendered for: the screen's device at the time when the window was created.
  package var environment: ScreenEnvironment
  /// The view controllers whose `viewIsAppearing` but not `viewDidAppear` has been called, with their completions.
  private var appearing: [(controller: UIViewController, completion: (() -> Void)?)] = []
  var router: TouchRouter?
  var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?
  package weak var firstResponder: UIResponder? {
    didSet {
      guard oldValue !== firstResponder else { return }
      oldValue?.didLoseFirstResponder()
      updateKeyboard()
    }
  }
  /// The input views at the keyboard's position; nil before the first one is shown.
  var keyboard: KeyboardState?
  /// The number of changes of the first responder that are in progress.
  var pendingResponderChanges = 0
  /// Whether no view controller in the window is appearing.
  var isSettled: Bool { appearing.isEmpty }

  /// The objects that are active in the window, such as open menus, drags, transitions and their clocks. They
  /// reference views, so the window owns them. If the views owned them, a reference cycle would retain both as long
  /// as, for example, a menu is open.
  private var activities: [ObjectIdentifier: AnyObject] = [:]

  private lazy var windowUndoManager = UndoManager()
  /// The window's undo manager. Created on first use.
  open override var undoManager: UndoManager? { windowUndoManager }

  /// Creates a window for the current device of `UIScreen.main`. Later changes of the screen do not affect it.
  public override init(frame: CGRect) {
    environment = UIScreen.main.environment
    super.init(frame: frame)
    flags.isInWindow = true
    RunLoopLayout.scheduleLayout(of: self)
  }

  /// Creates a window that fills the screen.
  @preconcurrency @MainActor public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a window that fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    environment = UIScreen.main.environment
    super.init(frame: windowScene.screen.bounds)
    flags.isInWindow = true
    self.windowScene = windowScene
    RunLoopLayout.scheduleLayout(of: self)
  }

  public required init?(coder: NSCoder) {
    environment = UIScreen.main.environment
    super.init(coder: coder)
    flags.isInWindow = true
    RunLoopLayout.scheduleLayout(of: self)
    coder.finishDecoding(self, at: UIWindow.self)
  }

  /// The view controller whose view fills the window. Nil by default. Setting it shows the view immediately.
  ///
  /// Its `viewDidAppear` is called after the next layout. Replacing a view controller dismisses everything that it
  /// presents.
  open var rootViewController: UIViewController? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "rootViewController") } }
    didSet {
      defer { if KeyValues.areObserved { KeyValues.didChange(self, "rootViewController") } }
      guard rootViewController !== oldValue else { return }
      if let oldValue { dismiss(oldValue) }
      if let controller = rootViewController { adoptController(controller) }
    }
  }

  /// Retains an object that is active in the window.
  package func retainActivity(_ guest: AnyObject) { activities[ObjectIdentifier(guest)] = guest }

  /// Releases an object that is no longer active.
  package func releaseActivity(_ guest: AnyObject) { activities[ObjectIdentifier(guest)] = nil }

  private func dismiss(_ controller: UIViewController) {
    controller.dismissAllPresented()
    let hadAppeared = !appearing.contains { $0.controller === controller }
    appearing.removeAll { $0.controller === controller }
    controller.appearance.isDrivenByWindow = false
    if hadAppeared { controller.beginAppearanceTransition(false, animated: false) }
    controller.appearance.phase = .disappearing
    controller.viewIfLoaded?.removeFromSuperview()
    if hadAppeared { controller.endAppearanceTransition() } else { controller.appearance.phase = .disappeared }
  }

  private func adoptController(_ controller: UIViewController) {
    forceAppearance()
    let view: UIView = controller.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: false)
    insertSubview(view, at: 0)
    controller.viewIsInHierarchy(animated: false)
    finishAppearance(of: controller)
  }

  /// Applies appearance proxies to the window itself. Other views receive them when they enter a window. A window
  /// never enters one, so this is called when its root view controller is set and when it is shown.
  private func forceAppearance() {
    guard AppearanceProxies.areUsed else { return }
    AppearanceProxies.viewsEnterWindow()
    AppearanceProxies.applyProxies(to: self)
  }

  /// Schedules a view controller's `viewDidAppear` for after the window's next layout.
  package func finishAppearance(of controller: UIViewController, completion: (() -> Void)? = nil) {
    appearing.append((controller, completion))
    setNeedsLayout()
  }

  /// Lays out the window. Then calls `viewDidAppear` on view controllers whose views are new, and lays out their
  /// changes.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    for _ in 0..<Self.maximumAppearances where !appearing.isEmpty {
      let (controller, completion) = appearing.removeFirst()
      controller.endAppearanceTransition()
      completion?()
      super.layoutIfNeeded()
    }
  }

  /// The maximum number of appearances in one layout. Without this limit, view controllers that present another one
  /// whenever they appear would cause an endless loop.
  private static let maximumAppearances = 1000

  /// Whether the window is hidden. Setting it to `false` shows the window. The window's scene then retains it until
  /// it is hidden or moves to another scene.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue || windowScene == nil {
        UIApplication.shared.release(self)
      } else {
        UIApplication.shared.retain(self)
      }
      if !newValue, flags.subtreeNeedsLayout { RunLoopLayout.scheduleLayout(of: self) }
    }
  }

  // MARK: Size

  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.size) { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { super.bounds = newValue } }
  }

  private func resize(to size: CGSize, change: () -> Void) {
    guard let controller = rootViewController, size != super.bounds.size else { return change() }
    let transition = ImmediateTransition(containerView: self)
    controller.viewWillTransition(to: size, with: transition)
    var presenter = controller
    while let presented = presenter.presentation.presented {
      presented.presentation.controller?.viewWillTransition(to: size, with: transition)
      presenter = presented
    }
    change()
    transition.finish()
  }

  /// Moves the window to another device, or applies new settings of the same device. Updates size, traits and safe
  /// areas.
  package func move(to environment: ScreenEnvironment) {
    self.environment = environment
    UIScreen.main.environment = environment
    traitsDidChange()
    if frame.size != environment.size { frame.size = environment.size }
    flags.needsSafeAreaUpdate = true
    markSubtreeNeedsLayout()
    markNeedsLayout()
  }

  // MARK: Key window

  /// Whether the window is the application's key window, which receives keyboard input.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindowStorage === self }
  /// Whether the window can become key. `true` by default.
  open var canBecomeKey: Bool { true }
  /// Shows the window and makes it key. The window's scene retains it until it is hidden.
  ///
  /// - Note: Differs from UIKit: a new window is not hidden.
  open func makeKeyAndVisible() {
    forceAppearance()
    isHidden = false
    makeKey()
  }
  /// Makes the window key, unless `canBecomeKey` is `false`.
  open func makeKey() { if canBecomeKey { UIApplication.shared.makeKey(self) } }
  /// Called after the window has become key, before the notification is posted. Does nothing unless overridden.
  open func becomeKey() {}
  /// Called after the window has resigned as key, before the notification is posted. Does nothing unless overridden.
  open func resignKey() {}
  /// The window's level. It affects only the order in `UIScreen.snapshotView(afterScreenUpdates:)`. `.normal` by
  /// default.
  open var windowLevel: Level = .normal
  private weak var givenScene: UIWindowScene?
  private var isSceneGiven = false
  /// A weak reference to the window's scene. The screen's scene by default.
  open var windowScene: UIWindowScene? {
    get { isSceneGiven ? givenScene : .connected }
    set {
      (givenScene, isSceneGiven) = (newValue, true)
      if newValue == nil { UIApplication.shared.release(self) }
    }
  }
  /// The window's screen. Always `UIScreen.main`.
  open var screen: UIScreen { .main }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .window }

  // MARK: Events

  /// Dispatches an event to the window's gesture recognizers and views. Override it to observe all events of the
  /// window, and call super.
  open func sendEvent(_ event: UIEvent) { route(event) }

  open override var window: UIWindow? { self }
  var screenTraits: UITraitCollection { environment.traits }
  package var deviceSafeArea: UIEdgeInsets { environment.safeArea }
  open override var next: UIResponder? { UIApplication.shared }

  /// Detaches views that outlive their window.
  ///
  /// Not isolated, because a subclass may declare a `deinit`, and Swift 5 does not isolate it.
  deinit {
    // If a window is deallocated on another thread, no other thread is using it.
    let dissolve = unsafeBitCast(
      UIWindow.dissolve as @MainActor (UIWindow) -> ([UIView], CALayer), to: ((UIWindow) -> ([UIView], CALayer)).self)
    let (views, layer) = dissolve(self)
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { UIWindow.detachViews(views) }
    } else if !views.isEmpty {
      // The layer must outlive its sublayers' references to it, which the main thread reads.
      DispatchQueue.main.async { withExtendedLifetime(layer) { UIWindow.detachViews(views) } }
    }
  }

  private static func dissolve(_ window: UIWindow) -> ([UIView], CALayer) {
    window.rootEngine = nil
    if LayerAnimations.wereUsed { window.layer.discardAnimationsInside() }
    return (window.subviews, window.layer)
  }

  private static func detachViews(_ views: [UIView]) {
    for view in views { view.detachFromDestroyedWindow() }
  }
}
