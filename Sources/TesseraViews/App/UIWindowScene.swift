// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A scene of windows: the one on the screen.
open class UIWindowScene: UIScene {
  /// The scene that is always connected.
  static let connected = UIWindowScene()

  /// Always `UIScreen.main`.
  open var screen: UIScreen { .main }
  /// The service that provides a document instead of a screenshot. Never used.
  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)
  /// The windows of the scene that have been made key and still exist.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The key window if it is one of the scene's; otherwise nil.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// Landscape where the screen is wider than high, otherwise portrait.
  open var interfaceOrientation: UIInterfaceOrientation { UIDevice.current.interfaceOrientation }
  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// What the status bar is like.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(self)
  /// The screen's coordinates, which are those of a window that fills it.
  open var coordinateSpace: any UICoordinateSpace { keyWindow ?? UIWindow() }
  /// The limits of the window's size on screens where users change it; nil here.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Never turns the screen, and never calls the handler.
  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// The shape that an app asks for.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The shape of a window on iOS.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The directions that are asked for. Stored only.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Directions to ask for.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

/// The limits of a window's size. Stored only.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The least size, in points.
  open var minimumSize: CGSize = .zero
  /// The greatest size, in points.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether windows may fill the screen.
  open var allowsFullScreen = true
}
