// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraPlaceholderViews
public import UIKit

/// A button that presents the playback routes. It shows a placeholder.
open class AVRoutePickerView: PlaceholderView {
  /// The name shown in the placeholder: `AVRoutePickerView`.
  @_spi(Tessera) open override class var placeholderName: String { "AVRoutePickerView" }
  /// The delegate. Never called.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// The tint color while a route is active. Stored, but has no effect.
  open var activeTintColor: UIColor! = .tintColor
  /// Whether devices that support video are listed first. Stored, but has no effect. The default is `false`.
  open var prioritizesVideoDevices = false
}

/// The delegate of a route picker. Never called.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  /// Called before routes are presented. Never called in Tessera.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// Called after routes were dismissed. Never called in Tessera.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  /// Does nothing.
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  /// Does nothing.
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
