// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Screens written as for iOS, and helpers that act on the presented controllers.

import Foundation
import Observation
@testable import SwiftUI

/// A task of the to-do screens.
struct Chore: Identifiable, Equatable {
  let id: Int
  var title: String
}

/// The state of a screen, which tests read and change.
@MainActor
@Observable
final class Desk {
  var showsSheet = false
  var showsSecond = false
  var showsAlert = false
  var showsDialog = false
  var showsCover = false
  var showsPopover = false
  var item: Chore?
  var detent = PresentationDetent.medium
  var isLocked = false
  var name = ""
  var count = 0
  var isPinned = false
  var order = "name"
  var isVisible = true
  @ObservationIgnored let journal = Journal()
}

/// A phone or tablet screen in a window with the safe area of a device.
@MainActor
final class PresentingScreen<Content: View> {
  let window: UIWindow
  let controller: UIHostingController<Content>

  init(_ view: Content, width: CGFloat = 390, height: CGFloat = 844, traits: (inout UIMutableTraits) -> Void = { _ in })
  {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    controller = UIHostingController(rootView: view)
    var overrides: any UIMutableTraits = window.traitOverrides
    overrides.horizontalSizeClass = width < 600 ? .compact : .regular
    overrides.verticalSizeClass = .regular
    traits(&overrides)
    if let overrides = overrides as? UITraitOverrides { window.traitOverrides = overrides }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func layOut() { window.layoutIfNeeded() }
  var presented: UIViewController? { controller.presentedViewController }
  var alert: UIAlertController? { presented as? UIAlertController }

  /// The frontmost presented controller.
  var front: UIViewController? {
    var result = presented
    while let next = result?.presentedViewController { result = next }
    return result
  }

  /// Pulls the sheet down.
  func swipeDown() {
    guard let view = front?.view else { return }
    let frame = view.convert(view.bounds, to: nil)
    window.swipe(
      from: CGPoint(x: frame.midX, y: frame.minY + 40), to: CGPoint(x: frame.midX, y: frame.minY + 340))
    layOut()
  }

  func swipeUp() {
    guard let view = front?.view else { return }
    let frame = view.convert(view.bounds, to: nil)
    window.swipe(
      from: CGPoint(x: frame.midX, y: frame.maxY - 20), to: CGPoint(x: frame.midX, y: frame.maxY - 320))
    layOut()
  }

  /// Taps the frontmost control whose text or accessibility label is a title. Returns false if there is none.
  @discardableResult
  func tap(_ title: String) -> Bool {
    layOut()
    guard let view = controls(in: window).last(where: { Self.title(of: $0) == title }) else { return false }
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    window.tap(at: center)
    layOut()
    return true
  }

  func view(_ title: String) -> UIView? { controls(in: window).last { Self.title(of: $0) == title } }

  /// The frontmost label with a text.
  func label(_ text: String) -> UILabel? {
    layOut()
    var (found, pending): (UILabel?, [UIView]) = (nil, [window])
    while let view = pending.popLast() {
      if let label = view as? UILabel, label.text == text { found = label }
      pending += view.subviews
    }
    return found
  }

  private static func title(of view: UIView) -> String? {
    view.accessibilityLabel ?? Self.texts(in: view).first
  }

  private func controls(in view: UIView) -> [UIControl] {
    view.subviews.flatMap { subview -> [UIControl] in
      guard !subview.isHidden, subview.alpha > 0 else { return [] }
      return ((subview as? UIControl).map { [$0] } ?? []) + controls(in: subview)
    }
  }

  static func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { subview -> [String] in
      (subview as? UILabel)?.text.map { [$0] } ?? texts(in: subview)
    }
  }

  /// The texts of all labels in the window, in drawing order.
  var texts: [String] { Self.texts(in: window) }
  /// The texts of the frontmost presented view.
  var frontTexts: [String] { front.map { Self.texts(in: $0.view) } ?? [] }

  /// Writes a picture of the window, two pixels per point, to the folder in `TESSERA_PICTURES`, if it is set.
  func picture(_ name: String) {
    layOut()
    guard let folder = ProcessInfo.processInfo.environment["TESSERA_PICTURES"] else { return }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    try? image.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}

extension PresentingScreen {
  /// The texts of the visible menu.
  var menuRows: [String] { window.subviews.last.map(Self.texts) ?? [] }

  /// The configuration of the menu of a button with a title.
  func menuConfiguration(_ title: String) -> UIContextMenuConfiguration? {
    guard let control = view(title) as? UIControl, let interaction = control.contextMenuInteraction else { return nil }
    return control.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
  }

  /// The menu of a button with a title.
  func menu(_ title: String) -> UIMenu? { menuConfiguration(title)?.actionProvider?([]) }
}
