// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraPlaceholderViews
public import UIKit

/// A button that offers devices to play on. It is a placeholder.
open class AVRoutePickerView: PlaceholderView {
  /// `AVRoutePickerView`.
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
  /// Routes will be shown.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// Routes are no longer shown.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  /// Does nothing.
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  /// Does nothing.
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
