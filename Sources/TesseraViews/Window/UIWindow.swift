// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The root of a screen's views.
open class UIWindow: UIView {
  /// The stacking order of windows. `.alert + 1` is above all alerts.
  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The level as a number. Higher levels are in front.
    public var rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0, the default.
    public static let normal = Level(0)
    /// 1000.
    public static let statusBar = Level(1000)
    /// 2000.
    public static let alert = Level(2000)
  }

  /// Posted by a window that has become key.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted by a window that is no longer key.
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

  /// The window's device: that of the screen when the window was created.
  package var environment: ScreenEnvironment
  /// The controllers between `viewIsAppearing` and `viewDidAppear`, with their completions.
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
  /// The input views at the keyboard's position, or nil before the first.
  var keyboard: KeyboardState?
  /// The number of pending changes of the first responder.
  var pendingResponderChanges = 0
  /// Whether no controller in the window is appearing.
  var isSettled: Bool { appearing.isEmpty }

  /// The objects that run in the window, such as open menus, drags, transitions and the clocks that these hold. They refer to
  /// views, so the window owns them: if the views did, a reference cycle would retain both as long as a menu is open.
  private var activities: [ObjectIdentifier: AnyObject] = [:]

  private lazy var windowUndoManager = UndoManager()
  /// The window's undo manager, created at the first use.
  open override var undoManager: UndoManager? { windowUndoManager }

  /// Creates a window on the current device of `UIScreen.main`. Later changes of the screen do not affect it.
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

  /// The controller whose view fills the window. Nil by default. Setting it shows the view immediately.
  ///
  /// Its `viewDidAppear` is called after the next layout. A change dismisses everything that the old controller presents.
  open var rootViewController: UIViewController? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "rootViewController") } }
    didSet {
      defer { if KeyValues.areObserved { KeyValues.didChange(self, "rootViewController") } }
      guard rootViewController !== oldValue else { return }
      if let oldValue { dismiss(oldValue) }
      if let controller = rootViewController { adoptController(controller) }
    }
  }

  /// Retains an object that runs in the window.
  package func retainActivity(_ guest: AnyObject) { activities[ObjectIdentifier(guest)] = guest }

  /// Releases an object that has finished.
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

  /// Applies appearance proxies when the window gets its controller and when it is shown, as it never enters another window.
  private func forceAppearance() {
    guard AppearanceProxies.areUsed else { return }
    AppearanceProxies.viewsEnterWindow()
    AppearanceProxies.applyProxies(to: self)
  }

  /// Calls `viewDidAppear` after the next layout of the window.
  package func finishAppearance(of controller: UIViewController, completion: (() -> Void)? = nil) {
    appearing.append((controller, completion))
    setNeedsLayout()
  }

  /// Lays out the window. Controllers whose view is new in it get `viewDidAppear`, and their changes are laid out too.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    for _ in 0..<Self.maximumAppearances where !appearing.isEmpty {
      let (controller, completion) = appearing.removeFirst()
      controller.endAppearanceTransition()
      completion?()
      super.layoutIfNeeded()
    }
  }

  /// The maximum number of appearances in one layout. A controller that presents another whenever it appears would never end.
  private static let maximumAppearances = 1000

  /// Whether the window is hidden. Setting it to `false` shows the window: its scene then retains it until it is hidden or
  /// moves to another scene.
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

  /// Moves the window to another device, or applies new settings of the same one. Updates size, traits and safe areas.
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
  /// Whether `makeKey()` has an effect. `true` by default.
  open var canBecomeKey: Bool { true }
  /// Shows the window and makes it key. Its scene retains it until it is hidden.
  ///
  /// - Note: Differs from UIKit: a new window is not hidden.
  open func makeKeyAndVisible() {
    forceAppearance()
    isHidden = false
    makeKey()
  }
  /// Makes the window key, unless `canBecomeKey` is `false`.
  open func makeKey() { if canBecomeKey { UIApplication.shared.makeKey(self) } }
  /// Called after the window has become key, before the notification. Does nothing.
  open func becomeKey() {}
  /// Called when the window is no longer key, before the notification. Does nothing.
  open func resignKey() {}
  /// The window's level. Affects only the order in `UIScreen.snapshotView(afterScreenUpdates:)`. `.normal` by default.
  open var windowLevel: Level = .normal
  private weak var givenScene: UIWindowScene?
  private var isSceneGiven = false
  /// The window's scene: that of the screen, unless another or nil has been set. A weak reference.
  open var windowScene: UIWindowScene? {
    get { isSceneGiven ? givenScene : .connected }
    set {
      (givenScene, isSceneGiven) = (newValue, true)
      if newValue == nil { UIApplication.shared.release(self) }
    }
  }
  /// Always `UIScreen.main`.
  open var screen: UIScreen { .main }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .window }

  // MARK: Events

  /// Sends an event to the window's recognizers and views. Override it to observe all events of the window; overrides call
  /// super.
  open func sendEvent(_ event: UIEvent) { route(event) }

  open override var window: UIWindow? { self }
  var screenTraits: UITraitCollection { environment.traits }
  package var deviceSafeArea: UIEdgeInsets { environment.safeArea }
  open override var next: UIResponder? { UIApplication.shared }

  /// Detaches views that outlive their window.
  ///
  /// Not isolated: a subclass may declare a `deinit`, which Swift 5 does not isolate.
  deinit {
    // A window that is deallocated on another thread is not used by any other thread.
    let dissolve = unsafeBitCast(
      UIWindow.dissolve as @MainActor (UIWindow) -> ([UIView], CALayer), to: ((UIWindow) -> ([UIView], CALayer)).self)
    let (views, layer) = dissolve(self)
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { UIWindow.detachViews(views) }
    } else if !views.isEmpty {
      // The window's layer must outlive its sublayers' references to it, which the main thread reads.
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
