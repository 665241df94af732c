// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraSwiftUILayout
public import UIKit

/// The sizes of a hosting controller that track its content's size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The raw value, with one bit per option.
  public let rawValue: Int
  /// Creates options from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The controller's `preferredContentSize` tracks the content's size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's intrinsic content size tracks the content's size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view controller that shows a SwiftUI view.
///
///     let controller = UIHostingController(rootView: CardView().padding())
open class UIHostingController<Content: View>: UIViewController {
  let host: HostingView

  /// The root view. Setting it updates the content.
  public var rootView: Content {
    didSet { host.show(rootView) }
  }

  /// The controller's sizes that track the content's size. Empty by default.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet {
      host.hasIntrinsicSize = sizingOptions.contains(.intrinsicContentSize)
      host.invalidateIntrinsicContentSize()
    }
  }

  /// The safe area regions that the content avoids. All by default.
  public var safeAreaRegions: SafeAreaRegions {
    get { host.safeAreaRegions }
    set { host.safeAreaRegions = newValue }
  }

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    host = HostingView(rootView)
    super.init(nibName: nil, bundle: nil)
    host.owner = self
  }

  init(rootView: Content, showing index: Int) {
    self.rootView = rootView
    host = HostingView(rootView, index: index)
    super.init(nibName: nil, bundle: nil)
    host.owner = self
  }

  /// Creates a controller from an archive.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    host = HostingView(rootView)
    super.init(coder: aDecoder)
    host.owner = self
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    host.backgroundColor = .systemBackground
    view = host
  }

  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    host.observeNavigation(of: parent is UINavigationController && appliesNavigation ? self : nil)
  }

  /// Whether navigation modifiers of the content change the navigation item while a navigation controller shows the
  /// controller.
  var appliesNavigation: Bool { true }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let scheme = host.facts.colorScheme
    let style: UIUserInterfaceStyle = scheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    if overrideUserInterfaceStyle != style, scheme != nil {
      overrideUserInterfaceStyle = style
      // The scheme of a window's root also applies to the keyboard.
      if let window = host.window, window.rootViewController === self { window.overrideUserInterfaceStyle = style }
    }
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = host.fittingSize(.unspecified) }
  }

  /// Whether the status bar is hidden, as set by the content.
  open override var prefersStatusBarHidden: Bool { host.isStatusBarHidden ?? super.prefersStatusBarHidden }
  /// Whether the home indicator is hidden, as set by the content.
  open override var prefersHomeIndicatorAutoHidden: Bool {
    host.isHomeIndicatorHidden ?? super.prefersHomeIndicatorAutoHidden
  }

  /// The key commands of the keyboard shortcuts and the handlers of key presses in the content.
  open override var keyCommands: [UIKeyCommand]? {
    let shortcuts = host.graph.keyCommands(action: .performShortcut)
    let presses = host.graph.keyPressCommands(action: .performKeyPress)
    guard !shortcuts.isEmpty || !presses.isEmpty else { return super.keyCommands }
    return (super.keyCommands ?? []) + shortcuts + presses
  }

  /// Returns the view's size for a proposed size.
  open func sizeThatFits(in size: CGSize) -> CGSize { host.fittingSize(ProposedViewSize(size)) }
}

extension UIHostingController: ShortcutPerforming {
  func performShortcut(_ command: UIKeyCommand) { host.graph.performShortcut(command) }
}

extension UIHostingController: KeyPressPerforming {
  func performKeyPress(_ command: UIKeyCommand) { host.graph.performKeyPress(command) }
}
