// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import TesseraViews

extension UIView {
  /// The first view of a type in the view's hierarchy, or nil.
  func first<View: UIView>(_ type: View.Type) -> View? { all(type).first }

  /// The views of a type in the view's hierarchy, in drawing order.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
  }

  /// The texts of the visible labels in the view's hierarchy.
  var visibleTexts: [String] {
    isHidden || alpha == 0 ? [] : ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.visibleTexts)
  }
}

extension UIViewController {
  /// The first controller of a type among the controller and its descendants, or nil.
  func first<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    self as? Controller ?? children.lazy.compactMap { $0.first(type) }.first
  }
}

extension HostedScreen {
  /// The first scroll view.
  var scrollView: UIScrollView? { controller.view.first(UIScrollView.self) }

  /// Writes a picture of the window with 2 pixels per point to the folder in the environment variable
  /// `TESSERA_PICTURES`. Does nothing without the variable.
  func picture(_ name: String, dark: Bool = false, rightToLeft: Bool = false) {
    guard let folder = ProcessInfo.processInfo.environment["TESSERA_PICTURES"] else { return }
    if dark { window.overrideUserInterfaceStyle = .dark }
    if rightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    for _ in 0..<3 { layOut() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    try? image.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}
