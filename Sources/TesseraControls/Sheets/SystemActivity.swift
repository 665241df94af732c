// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViews

/// What a share sheet shows for an activity.
enum ActivityPicture {
  /// A symbol on a coloured square, or alone in the list.
  case symbol(String, UIColor)
  /// An image of the app's own; nil for a grey square.
  case image(UIImage?)
}

/// An activity of the system. The choice of apps and their order are from memory of iOS.
@MainActor
struct SystemActivity {
  let type: UIActivity.ActivityType
  let title: String
  let symbol: String
  let color: UIColor
  let isApp: Bool
  /// Whether it is for pictures alone, or for addresses of pages alone.
  var needs = Need.nothing

  enum Need { case nothing, image, page }

  var picture: ActivityPicture { .symbol(symbol, color) }

  func takes(_ items: [Any]) -> Bool {
    switch needs {
    case .nothing: true
    case .image: items.contains { $0 is UIImage }
    case .page: items.contains { ($0 as? URL)?.scheme?.hasPrefix("http") == true }
    }
  }

  static let all: [SystemActivity] = [
    SystemActivity(
      type: .airDrop, title: "AirDrop", symbol: "antenna.radiowaves.left.and.right", color: .systemBlue, isApp: true),
    SystemActivity(type: .message, title: "Messages", symbol: "message.fill", color: .systemGreen, isApp: true),
    SystemActivity(type: .mail, title: "Mail", symbol: "envelope.fill", color: .systemBlue, isApp: true),
    SystemActivity(
      type: .copyToPasteboard, title: "Copy", symbol: "doc.on.doc", color: .label, isApp: false),
    SystemActivity(
      type: .addToReadingList, title: "Add to Reading List", symbol: "eyeglasses", color: .label, isApp: false,
      needs: .page),
    SystemActivity(
      type: .saveToCameraRoll, title: "Save Image", symbol: "square.and.arrow.down", color: .label, isApp: false,
      needs: .image),
    SystemActivity(
      type: .assignToContact, title: "Assign to Contact", symbol: "person.crop.circle", color: .label, isApp: false,
      needs: .image),
    SystemActivity(type: .print, title: "Print", symbol: "printer", color: .label, isApp: false),
  ]

  /// Puts the first text, address or picture on the pasteboard.
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
