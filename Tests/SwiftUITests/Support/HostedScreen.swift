// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Synchronization
@testable import SwiftUI
import TesseraPlaceholders

/// A SwiftUI view in a window, 200 x 100 points by default.
@MainActor
final class HostedScreen<Content: View> {
  let window: UIWindow
  let controller: UIHostingController<Content>

  init(
    _ view: Content, width: CGFloat = 200, height: CGFloat = 100, isRegular: Bool = false,
    prepare: (UIWindow) -> Void = { _ in }
  ) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    if isRegular {
      (window.traitOverrides.horizontalSizeClass, window.traitOverrides.userInterfaceIdiom) = (.regular, .pad)
    }
    prepare(window)
    controller = UIHostingController(rootView: view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Performs a layout pass, which applies pending changes.
  func layOut() { window.layoutIfNeeded() }

  /// The strings of all labels, in drawing order.
  var texts: [String] { labels.map { $0.text ?? "" } }
  var labels: [UILabel] { Self.labels(in: controller.view) }
  /// The frames of the host's views, in drawing order.
  var frames: [CGRect] { controller.view.subviews.map(\.frame) }

  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { subview in (subview as? UILabel).map { [$0] } ?? labels(in: subview) }
  }

  /// The number of body evaluations so far.
  var evaluationCount: Int { (controller.view as? HostingView)?.graph.evaluationCount ?? -1 }

  /// Returns the red, green, blue and alpha components of the pixel below and to the right of a point, at one pixel
  /// per point.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    layOut()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    guard let picture = image.cgImage, let data = picture.dataProvider?.data else { return [] }
    let start = y * picture.bytesPerRow + x * 4
    let bytes = Array(data as Data)
    return bytes.indices.contains(start + 3) ? Array(bytes[start..<start + 4]) : []
  }
}

/// A list of lines in the order in which they were added.
@MainActor
final class Journal {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }

  /// Returns and removes all lines.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Returns the messages reported while a closure runs.
@MainActor
func reports(_ body: @MainActor () -> Void) -> [String] {
  let lines = Mutex<[String]>([])
  Placeholder.$listener.withValue({ line in lines.withLock { $0.append(line) } }) { body() }
  return lines.withLock { $0 }
}

extension View {
  /// Logs a name when the body that contains the call is evaluated.
  func noted(_ name: String, _ journal: Journal) -> Self {
    journal.add(name)
    return self
  }
}
