// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A scene with windows.
open class UIWindowScene: UIScene {
  static let connected = UIWindowScene()

  /// Always `UIScreen.main`.
  open var screen: UIScreen { .main }
  /// The service that provides a PDF document in addition to a screenshot. Never used.
  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)
  /// The scene's existing windows that have been key.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The key window if it belongs to the scene, otherwise nil.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The interface orientation: landscape if the screen is wider than it is tall, otherwise portrait.
  open var interfaceOrientation: UIInterfaceOrientation { UIDevice.current.interfaceOrientation }
  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The state of the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(self)
  /// The coordinate space of the screen, which equals that of a full-screen window.
  open var coordinateSpace: any UICoordinateSpace { keyWindow ?? UIWindow() }
  /// The size restrictions of resizable windows. Always nil.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Does nothing and never calls the handler, because the geometry doesn't change.
  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// The requested geometry of a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The requested geometry of a scene on iOS.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The requested orientations. Stored only.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates preferences with orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

/// The size restrictions of a window. Stored only.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The minimum size, in points.
  open var minimumSize: CGSize = .zero
  /// The maximum size, in points.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether windows may fill the screen.
  open var allowsFullScreen = true
}
