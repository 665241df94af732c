// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Text widths on iOS in points, from the first to the last drawn pixel column. They were measured in images that
// open-source projects recorded on simulators of iOS 15 to 26, at three pixels per point.

import Foundation

@testable import TesseraGraphics

enum IOSTextWidths {
  struct Row: Sendable, CustomStringConvertible {
    let text: String
    let size: CGFloat
    let weight: UIFont.Weight
    let width: CGFloat
    let isItalic: Bool

    init(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ width: CGFloat, isItalic: Bool = false) {
      (self.text, self.size, self.weight, self.width, self.isItalic) = (text, size, weight, width, isItalic)
    }

    var font: UIFont { isItalic ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size, weight: weight) }

    /// The text's group. All strings in a group have the same size, weight and slant.
    var group: String { "\(size) \(weight.rawValue)\(isItalic ? " italic" : "")" }

    var description: String { "\(text), \(group)" }
  }

  static let texts: [Row] = [
    Row("Item A. Tab. 1 of 6.", 12, .regular, 103),
    Row("Item C. Tab. 3 of 6.", 12, .regular, 105.33),
    Row("Label: Value. Tab. 5 of 6.", 12, .regular, 137),
    Row("Item A. Tab. 1 of 4.", 12, .regular, 103),
    Row("Item C: A. Tab. 3 of 4.", 12, .regular, 120.33),
    Row("Item A. Tab. 1 of 11.", 12, .regular, 106.33),
    Row("Item C. Dimmed. Tab. 3 of 11.", 12, .regular, 162.67),
    Row("H. Dimmed. Tab. Heading. Link. Adjustable.", 12, .regular, 242),
    Row("Item E. Dimmed. Tab. Heading. Link.", 12, .regular, 202),
    Row("Switch Button. On.", 12, .regular, 104),
    Row("Switch Button. Off.", 12, .regular, 105),
    Row("Label. Switch Button. On.", 12, .regular, 141.33),
    Row("Selected: Label. Switch Button. Off.", 12, .regular, 199.33),
    Row("Fake Label. Switch Button. On.", 12, .regular, 170.67),
    Row("Fake Label. Switch Button. Value", 12, .regular, 182.33),
    Row("First", 17, .regular, 31),
    Row("Hello World", 17, .regular, 85.33),
    Row("Hello from Text Field", 17, .regular, 153),
    Row("(With Categories)", 15, .regular, 117.67),
    Row("No labels", 18, .regular, 72.33),
    Row("Long label", 18, .regular, 79.67),
    Row("01: Text", 17, .regular, 56.67),
    Row("Create a new document", 12, .regular, 134, isItalic: true),
    Row("NAVIGATION", 12, .semibold, 73),
    Row("Hello worldy", 12, .regular, 68.33),
    Row("Hello worldy", 14, .semibold, 82.33),
    Row("wrap to multiple lines", 14, .regular, 136),
    Row("Title font", 28, .regular, 102),
    Row("Hello, world. This is a", 32, .semibold, 293),
    Row("test by adding a joke", 32, .semibold, 294),
    Row("Use this device's", 34, .bold, 255.67),
    Row("Settings", 17, .semibold, 65),
    Row("Human verification", 17, .semibold, 147.67),
    Row("UIKit Keyboard Shortcuts", 17, .semibold, 199.33),
    Row("Use PIN code", 17, .semibold, 104.67),
    Row("Location History", 17, .semibold, 128.33),
    Row("Back Button Accessibility Traits - With Titles", 17, .regular, 332.67),
    Row("Non-interactive", 17, .regular, 116.67),
    Row("Apple", 17, .regular, 43),
    Row("Cherry", 17, .regular, 50.33),
    Row("Peas", 17, .regular, 35),
    Row("Savings", 17, .regular, 57.67),
    Row("Internet", 17, .regular, 57.33),
    Row("Layout", 17, .regular, 49.33),
    Row("VEGETABLES", 13, .regular, 79.67),
    Row("BILLS", 13, .regular, 32.67),
    Row("FRUITS", 13, .regular, 43),
    Row("Due this month", 13, .regular, 89.67),
    Row("Many labels", 18, .regular, 93),
    Row("World!", 32, .black, 102),
    Row("Servers", 34, .bold, 116.33),
    Row("Server Switching", 34, .bold, 258.67),
  ]

  /// Bar and control titles.
  static let titles: [Row] = [
    Row("Item A", 10, .medium, 30.33),
    Row("Segment A", 13, .medium, 65.33),
    Row("Segment C", 13, .medium, 65.67),
    Row("Segment B", 13, .semibold, 66.67),
    Row("Second", 17, .semibold, 58.33),
  ]

  /// "What's the point?" in a regular font in a label on iOS 13: font size, and the label's width and height.
  static let labels: [(size: CGFloat, width: CGFloat, height: CGFloat)] = [
    (25, 188.67, 30), (26, 196, 31.33), (27, 203.33, 32.33), (28, 210.67, 33.67), (30, 225.67, 36),
    (32, 240.33, 38.33), (34, 255, 40.67), (38, 284, 45.67), (43, 320.67, 51.33), (48, 356.67, 57.33),
    (53, 392.67, 63.33), (58, 428.33, 69.33),
  ]
}
