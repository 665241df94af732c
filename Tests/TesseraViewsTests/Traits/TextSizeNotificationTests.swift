// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct TextSizeNotificationTests {
  @MainActor private final class Log {
    var sizes: [UIContentSizeCategory] = []
    var points: [CGFloat] = []
    var isFromApplication = true
  }

  /// The notification is posted once per change with the new category, after fonts have adopted the new size: body is
  /// 17 points at the default size and 23 at the largest nonaccessibility size.
  @Test func isPostedWhenTheSizeChanges() {
    let log = Log()
    let name = UIContentSizeCategory.didChangeNotification
    #expect(name.rawValue == "UIContentSizeCategoryDidChangeNotification")
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
      let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      let isFromApplication = note.object is UIApplication
      MainActor.assumeIsolated {
        if let size { log.sizes.append(size) }
        log.points.append(UIFont.preferredFont(forTextStyle: .body).pointSize)
        if !isFromApplication { log.isFromApplication = false }
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let before = UIScreen.main.environment
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
    var new = before
    new.traits = UITraitCollection(traitsFrom: [
      before.traits, UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge),
    ])
    UIScreen.main.environment = new
    #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraExtraLarge)
    UIScreen.main.environment.size.width += 1
    UIScreen.main.environment = before
    #expect(log.sizes == [.extraExtraExtraLarge, .large] && log.points == [23, 17] && log.isFromApplication)
  }
}
