// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViews

/// A built-in activity of the share sheet. The set and order of apps approximate iOS.
@MainActor
struct SystemActivity {
  let type: UIActivity.ActivityType
  let title: String
  let picture: ActivityIcon
  /// The card that contains an action; nil for an app.
  var group: ShareSheetView.Group?
  /// The type of items that the activity requires: any items, images, or web URLs.
  var needs = Need.nothing

  enum Need { case nothing, image, page }

  func accepts(_ items: [Any]) -> Bool {
    switch needs {
    case .nothing: true
    case .image: items.contains { $0 is UIImage }
    case .page: items.contains { ($0 as? URL)?.scheme?.hasPrefix("http") == true }
    }
  }

  static let all: [SystemActivity] = [
    SystemActivity(type: .airDrop, title: "AirDrop", picture: .airDrop),
    SystemActivity(
      type: .message, title: "Messages",
      picture: .app("message.fill", color(code: 0x5EF775), color(code: 0x0ABC29))),
    SystemActivity(
      type: .mail, title: "Mail", picture: .app("envelope.fill", color(code: 0x1D70F2), color(code: 0x1AC8FC))),
    SystemActivity(type: .copyToPasteboard, title: "Copy", picture: .symbol("doc.on.doc"), group: .first),
    SystemActivity(
      type: .addToReadingList, title: "Add to Reading List", picture: .symbol("eyeglasses"), group: .others,
      needs: .page),
    SystemActivity(
      type: .saveToCameraRoll, title: "Save Image", picture: .symbol("square.and.arrow.down"), group: .others,
      needs: .image),
    SystemActivity(
      type: .assignToContact, title: "Assign to Contact", picture: .symbol("person.crop.circle"), group: .others,
      needs: .image),
    SystemActivity(type: .print, title: "Print", picture: .symbol("printer"), group: .others),
  ]

  private static func color(code: Int) -> UIColor {
    UIColor(
      red: CGFloat(code >> 16 & 255) / 255, green: CGFloat(code >> 8 & 255) / 255, blue: CGFloat(code & 255) / 255,
      alpha: 1)
  }

  /// Copies the first text, URL or image to the pasteboard.
  static func copy(_ items: [Any]) {
    let board = UIPasteboard.general
    for item in items {
      switch item {
      case let text as String: board.string = text
      case let text as NSString: board.string = "\(text)"
      case let url as URL: board.url = url
      case let image as UIImage: board.image = image
      default: continue
      }
      return
    }
  }
}
