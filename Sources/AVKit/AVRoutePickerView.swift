// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraPlaceholderViews
public import UIKit

/// A button for choosing a playback route. It is a placeholder.
open class AVRoutePickerView: PlaceholderView {
  /// The name in the placeholder: `AVRoutePickerView`.
  @_spi(Tessera) open override class var placeholderName: String { "AVRoutePickerView" }
  /// The delegate. Never called.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// The tint color of an active route. Stored only.
  open var activeTintColor: UIColor! = .tintColor
  /// Stored only. False by default.
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
