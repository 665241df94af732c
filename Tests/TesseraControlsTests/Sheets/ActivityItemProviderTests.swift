// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import Testing

@testable import TesseraControls
@testable import TesseraViews

@MainActor @Suite struct ActivityItemProviderTests {
  final class Late: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { activityType == .mail ? "for mail" : "for others" }
  }

  @Test func itemsAreCreatedForTheChosenActivity() {
    let provider = Late(placeholderItem: "placeholder")
    let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    #expect(provider.activityViewControllerPlaceholderItem(sheet) as? String == "placeholder")
    #expect(provider.activityType == nil)
    #expect(provider.activityViewController(sheet, itemForActivityType: .mail) as? String == "for mail")
    #expect(provider.activityType == .mail)
    provider.cancel()
    #expect(provider.activityViewController(sheet, itemForActivityType: .mail) == nil)
    let plain = UIActivityItemProvider(placeholderItem: 7)
    #expect(plain.activityViewController(sheet, itemForActivityType: nil) as? Int == 7)
  }
}
