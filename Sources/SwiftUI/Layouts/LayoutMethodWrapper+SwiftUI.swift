// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// SwiftLayout's way into previews: `CardView().sl.swiftUI`. Files that import SwiftLayout and SwiftUI see it.

public import SwiftLayoutBase
public import UIKit

extension LayoutMethodWrapper where Base: UIView {
  /// The view as a view of SwiftUI. The layout of a `Layoutable` is brought up to date first.
  ///
  ///     #Preview { CardView().sl.swiftUI }
  public var swiftUI: some View { LaidOutView(view: base) }
}

extension LayoutMethodWrapper where Base: UIViewController {
  /// The controller as a view of SwiftUI. The layout of a `Layoutable` is brought up to date first.
  public var swiftUI: some View { LaidOutController(controller: base) }
}

extension _LayoutUpdating where Self: UIView {
  /// Equivalent to `sl.swiftUI`, as 2.x spells it.
  public var swiftUI: some View { LaidOutView(view: self) }
}

extension _LayoutUpdating where Self: UIViewController {
  /// Equivalent to `sl.swiftUI`, as 2.x spells it.
  public var swiftUI: some View { LaidOutController(controller: self) }
}

/// A view that is there already.
private struct LaidOutView: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) { (uiView as? any _LayoutUpdating)?._updateOwnLayout() }
}

/// A controller that is there already.
private struct LaidOutController: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
    uiViewController.loadViewIfNeeded()
    (uiViewController as? any _LayoutUpdating)?._updateOwnLayout()
  }
}
