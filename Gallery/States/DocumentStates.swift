// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit
import UniformTypeIdentifiers

/// System sheets in which the user selects items, such as documents or services.
@MainActor
enum DocumentStates {
  static func colors() -> UIViewController {
    let picker = UIColorPickerViewController()
    picker.selectedColor = UIColor(red: 1, green: 106 / 255, blue: 0, alpha: 0.7)
    return picker
  }

  static func documents() -> UIViewController {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .plainText])
    picker.allowsMultipleSelection = true
    return picker
  }

  static func photos() -> UIViewController {
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    return picker
  }

  static func share() -> UIViewController {
    let link = URL(string: "https://example.org/chapters/3") as Any
    return UIActivityViewController(activityItems: ["The third chapter", link], applicationActivities: [Bookmark()])
  }

  /// A custom service in the share sheet.
  private final class Bookmark: UIActivity {
    override var activityTitle: String? { "Keep for Later" }
    override var activityImage: UIImage? { UIImage(systemName: "bookmark") }
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("org.example.bookmark") }
    override class var activityCategory: UIActivity.Category { .action }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  }
}
