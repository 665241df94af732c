// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Preview support for SwiftLayout: `CardView().sl.swiftUI`. Available in files that import both SwiftLayout and
// SwiftUI.

public import SwiftLayoutBase
public import UIKit

extension LayoutMethodWrapper where Base: UIView {
  /// The view, wrapped in a SwiftUI view. If the view is `Layoutable`, its layout is updated first.
  ///
  ///     #Preview { CardView().sl.swiftUI }
  public var swiftUI: some View { LaidOutView(view: base) }
}

extension LayoutMethodWrapper where Base: UIViewController {
  /// The controller, wrapped in a SwiftUI view. If the controller is `Layoutable`, its layout is updated first.
  public var swiftUI: some View { LaidOutController(controller: base) }
}

extension _LayoutUpdating where Self: UIView {
  /// The view, wrapped in a SwiftUI view. SwiftLayout 2.x uses this name for `sl.swiftUI`.
  public var swiftUI: some View { LaidOutView(view: self) }
}

extension _LayoutUpdating where Self: UIViewController {
  /// The controller, wrapped in a SwiftUI view. SwiftLayout 2.x uses this name for `sl.swiftUI`.
  public var swiftUI: some View { LaidOutController(controller: self) }
}

private struct LaidOutView: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) { (uiView as? any _LayoutUpdating)?._updateOwnLayout() }
}

private struct LaidOutController: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
    uiViewController.loadViewIfNeeded()
    (uiViewController as? any _LayoutUpdating)?._updateOwnLayout()
  }
}
