// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import UIKit

extension ControlPiece {
  static let fields = [
    ControlPiece("search bar", 320, 108, make: { _ in searchBar() }),
    ControlPiece("text view of Text Kit", 320, 160, make: { _ in textView() }),
  ]

  static let fieldWithKeyboard =
    ControlPiece(
      "field, keyboard and edit menu", 240, 36,
      make: { _ in
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Ada Lovelace"
        field.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        return field
      },
      appear: { view in
        guard let field = view as? UITextField else { return }
        field.becomeFirstResponder()
        field.selectAll(nil)
        let menu = UIEditMenuInteraction(delegate: nil)
        field.addInteraction(menu)
        menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 40, y: 0)))
      })

  @MainActor
  private static func searchBar() -> UISearchBar {
    let bar = UISearchBar()
    bar.text = "Engine"
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["All", "Notes", "Letters"]
    bar.showsScopeBar = true
    return bar
  }

  /// Creates a text view with every supported attribute, an inline image and an exclusion path.
  @MainActor
  private static func textView() -> UITextView {
    let storage = NSTextStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 300, height: 400))
    container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 220, y: 10, width: 70, height: 60))]
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 160), textContainer: container)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.firstLineHeadIndent = 12
    let text = NSMutableAttributedString(
      string: "The engine weaves algebraic patterns just as the loom weaves flowers and leaves. ",
      attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style])
    text.addAttributes(
      [.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.systemPink],
      range: NSRange(location: 4, length: 6))
    text.addAttribute(.backgroundColor, value: UIColor.systemYellow, range: NSRange(location: 18, length: 9))
    let picture = NSTextAttachment(image: UIImage(systemName: "gearshape.fill") ?? UIImage())
    text.append(NSAttributedString(attachment: picture))
    storage.setAttributedString(text)
    return view
  }
}
