// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A sign's content, decoded from the render parameters.
struct Sign: Codable, Sendable {
  struct Line: Codable, Sendable {
    var text: String
    var size: Double
  }

  var lines: [Line]
  var isBold: Bool
}

/// A view that shows lines of text from its parameters.
final class SignView: UIView {
  init(_ sign: Sign) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let stack = UIStackView(frame: CGRect(x: 2, y: 2, width: 56, height: 36))
    stack.axis = .vertical
    for line in sign.lines {
      let label = UILabel()
      label.text = line.text
      label.font = .systemFont(ofSize: line.size, weight: sign.isBold ? .bold : .regular)
      stack.addArrangedSubview(label)
    }
    addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("This view is not in a nib.") }
}
