// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

@MainActor
struct ShareSheetHeader {
  let title: String
  let subtitle: String
  let image: UIImage?

  init(sheet: UIActivityViewController, placeholders: [Any]) {
    let sources = sheet.items.compactMap { $0 as? any UIActivityItemSource }
    let subject = sources.map { $0.activityViewController(sheet, subjectForActivityType: nil) }.first { !$0.isEmpty }
    let thumbnail = sources.compactMap {
      $0.activityViewController(
        sheet, thumbnailImageForActivityType: nil, suggestedSize: CGSize(width: 44, height: 44))
    }.first
    image = thumbnail ?? placeholders.compactMap { $0 as? UIImage }.first
    let url = placeholders.compactMap { $0 as? URL }.first
    let text = placeholders.compactMap { $0 as? String }.first
    title = subject ?? text ?? url.map(Self.name) ?? (placeholders.contains { $0 is UIImage } ? "Image" : "Item")
    let count = placeholders.count
    if let host = url?.host {
      subtitle = host
    } else if count > 1 {
      subtitle = "\(count) items"
    } else {
      subtitle = placeholders.first is UIImage ? "Image" : url == nil && text != nil ? "Plain Text" : "Document"
    }
  }

  private static func name(of url: URL) -> String {
    url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString
  }
}
