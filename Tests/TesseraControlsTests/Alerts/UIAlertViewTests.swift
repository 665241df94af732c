// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import TesseraViews
import Testing

@testable import TesseraControls

/// `UIAlertView` and `UIActionSheet`, implemented with alert controllers.
@MainActor @Suite(.serialized) struct UIAlertViewTests {
  private final class Log: UIAlertViewDelegate, UIActionSheetDelegate {
    var lines: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      lines.append("clicked \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      lines.append("will dismiss \(buttonIndex) \(alertView.isVisible)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      lines.append("dismissed \(buttonIndex) \(alertView.isVisible)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      lines.append("sheet \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
      lines.append("will dismiss \(buttonIndex) \(actionSheet.isVisible)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      lines.append("dismissed \(buttonIndex) \(actionSheet.isVisible)")
    }
  }

  private func window() -> UIWindow {
    let window = makeWindow(390, 844)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func anAlertReportsTheTappedButton() throws {
    let window = window()
    let log = Log()
    let alert = UIAlertView(
      title: "Delete?", message: "It is gone then.", delegate: log, cancelButtonTitle: "Keep",
      otherButtonTitles: "Delete", "Archive")
    #expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
    #expect(alert.buttonTitle(at: 2) == "Archive" && alert.buttonTitle(at: 9) == nil)
    alert.show()
    let shown = try #require(window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(shown.title == "Delete?" && shown.actions.map(\.title) == ["Keep", "Delete", "Archive"])
    #expect(shown.actions[0].style == .cancel && alert.isVisible)
    // `willDismiss` is called before the alert is dismissed, and `didDismiss` afterward.
    shown.performAction(shown.actions[1])
    #expect(log.lines == ["clicked 1", "will dismiss 1 true", "dismissed 1 false"])
    shown.actions[1].perform()
    #expect(log.lines.count == 3, "the alert is dismissed once")
  }

  @Test func aSheetHasItsDestructiveButtonFirst() throws {
    let window = window()
    let log = Log()
    let sheet = UIActionSheet(
      title: nil, delegate: log, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Share")
    #expect(sheet.destructiveButtonIndex == 0 && sheet.firstOtherButtonIndex == 1 && sheet.cancelButtonIndex == 2)
    sheet.show(in: try #require(window.rootViewController?.view))
    let shown = try #require(window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(shown.preferredStyle == .actionSheet && shown.actions.map(\.style) == [.destructive, .default, .cancel])
    shown.performAction(shown.actions[2])
    #expect(log.lines == ["sheet 2", "will dismiss 2 true", "dismissed 2 false"])
  }

  @Test func showsNothingWithoutAWindow() {
    let sheet = UIActionSheet(title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil)
    sheet.show(in: UIView())
    #expect(!sheet.isVisible && sheet.firstOtherButtonIndex == -1)
  }
}
