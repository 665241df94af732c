// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The root of a screen's views.
open class UIWindow: UIView {
  /// The height of a window among others: `.alert + 1` is above all alerts.
  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

  /// The device the window is on: the screen's at the time the window was made.
  package var environment: ScreenEnvironment
  /// Controllers between `viewIsAppearing` and `viewDidAppear`, and what to do after it.
  private var appearing: [(controller: UIViewController, completion: (() -> Void)?)] = []
  var router: TouchRouter?
  var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?
  weak var firstResponder: UIResponder? {
    didSet { if oldValue !== firstResponder { oldValue?.didLoseFirstResponder() } }
  }

  public override init(frame: CGRect) {
    environment = UIScreen.main.environment
    super.init(frame: frame)
    flags.isInWindow = true
    TurnLayout.add(self)
  }

  /// A window that fills the screen.
  @preconcurrency @MainActor public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// A window that fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    environment = UIScreen.main.environment
    super.init(frame: windowScene.screen.bounds)
    flags.isInWindow = true
    self.windowScene = windowScene
    TurnLayout.add(self)
  }

  public required init?(coder: NSCoder) {
    environment = UIScreen.main.environment
    super.init(coder: coder)
    flags.isInWindow = true
    TurnLayout.add(self)
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue { dismiss(oldValue) }
      if let controller = rootViewController { host(controller) }
    }
  }

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

  private func host(_ controller: UIViewController) {
    let view: UIView = controller.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: false)
    insertSubview(view, at: 0)
    controller.viewIsInHierarchy(animated: false)
    finishAppearance(of: controller)
  }

  /// Sends `viewDidAppear` after the next layout of the window.
  func finishAppearance(of controller: UIViewController, completion: (() -> Void)? = nil) {
    appearing.append((controller, completion))
    setNeedsLayout()
  }

  /// A controller has appeared once its view has been laid out; what it changes then is laid out as well.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    for _ in 0..<Self.maximumAppearances where !appearing.isEmpty {
      let (controller, completion) = appearing.removeFirst()
      controller.endAppearanceTransition()
      completion?()
      super.layoutIfNeeded()
    }
  }

  /// A controller that presents another whenever it appears would never end.
  private static let maximumAppearances = 1000

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if !newValue, flags.subtreeNeedsLayout { TurnLayout.add(self) }
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

  private func resize(to size: CGSize, _ change: () -> Void) {
    guard let controller = rootViewController, size != super.bounds.size else { return change() }
    let transition = ImmediateTransition(containerView: self)
    controller.viewWillTransition(to: size, with: transition)
    change()
    transition.finish()
  }

  // MARK: Key window

  /// Whether the window is the one that gets what is typed.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindowStorage === self }
  open var canBecomeKey: Bool { true }
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  open func makeKey() { if canBecomeKey { UIApplication.shared.makeKey(self) } }
  /// Called when the window has become key, or no longer is.
  open func becomeKey() {}
  open func resignKey() {}
  open var windowLevel: Level = .normal
  open weak var windowScene: UIWindowScene?
  open var screen: UIScreen { .main }

  // MARK: Events

  /// Hands an event to the window's recognizers and views. Override it to see all events; call super.
  open func sendEvent(_ event: UIEvent) { route(event) }

  open override var window: UIWindow? { self }
  var screenTraits: UITraitCollection { environment.traits }
  var deviceSafeArea: UIEdgeInsets { environment.safeArea }
  open override var next: UIResponder? { UIApplication.shared }

  /// Views outlive their window: they are out of it then.
  isolated deinit {
    rootEngine = nil
    for view in subviews { view.leaveDyingWindow() }
  }
}
