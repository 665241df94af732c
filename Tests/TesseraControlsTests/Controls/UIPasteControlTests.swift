// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

@MainActor @Suite(.serialized) struct UIPasteControlTests {
  @Test func pastesIntoATarget() {
    let window = makeWindow(200, 200)
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    control.frame = CGRect(0, 0, 100, 40)
    window.addSubview(control)
    let field = UITextField()
    UIPasteboard.general.string = "copied"
    control.tap()
    control.target = field
    control.tap()
    #expect(field.text == "copied")
    UIPasteboard.general.string = nil
    control.tap()
    #expect(field.text == "copied", "there is nothing to paste")
  }

  /// A view accepts the types in its paste configuration.
  @Test func usesThePasteConfiguration() {
    let view = UIView()
    UIPasteboard.general.string = "copied"
    let items = UIPasteboard.general.itemProviders
    #expect(!view.canPaste(items))
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(view.canPaste(items))
    view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
    #expect(!view.canPaste(items))
  }

  /// The icon and the title together are wider than either of them.
  @Test func modes() {
    func width(_ mode: UIPasteControl.DisplayMode) -> CGFloat {
      let configuration = UIPasteControl.Configuration()
      configuration.displayMode = mode
      return UIPasteControl(configuration: configuration).intrinsicContentSize.width
    }
    #expect(width(.iconAndLabel) > width(.labelOnly) && width(.labelOnly) > width(.iconOnly))
  }
}
