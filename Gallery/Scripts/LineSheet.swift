// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Line breaking: hyphenation in six languages, soft hyphens, words in scripts without spaces, last words of
/// paragraphs, Korean, slashes, tightening, and tab stops of every alignment.
final class LineSheet: UIViewController {
  private let font = UIFont.systemFont(ofSize: 13)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var rows = [heading("Hyphenation, justified")]
    rows += pairs(Self.hyphenated.map { ($0, hyphenated($1, in: $0)) })
    rows.append(heading("Soft hyphens, words without spaces"))
    rows += pairs(Self.divided.map { ($0, label($1, width: Self.narrow, [.languageIdentifier: $0])) })
    rows.append(heading("Last words: standard, none"))
    rows += pairs(strategies())
    rows.append(heading("Too long: cut, tightened, shrunk, in the middle"))
    rows += truncations()
    rows.append(heading("Tabs: left, centre, decimal, right"))
    rows.append(table())
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 6
    showAtTop(stack)
  }

  // MARK: Parts

  private static let narrow: CGFloat = 158

  private func heading(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textColor = .secondaryLabel
    return label
  }

  /// Returns rows of two text samples with their names.
  private func pairs(_ columns: [(name: String, text: UIView)]) -> [UIView] {
    let cells = columns.map { name, text in
      let title = UILabel()
      title.text = name
      title.font = .monospacedSystemFont(ofSize: 9, weight: .regular)
      title.textColor = .tertiaryLabel
      let cell = UIStackView(arrangedSubviews: [title, text])
      cell.axis = .vertical
      cell.alignment = .leading
      return cell
    }
    return stride(from: 0, to: cells.count, by: 2).map { first in
      let row = UIStackView(arrangedSubviews: Array(cells[first..<min(first + 2, cells.count)]))
      row.alignment = .top
      row.spacing = 16
      return row
    }
  }

  private func label(
    _ text: String, width: CGFloat? = nil, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.backgroundColor = .secondarySystemBackground
    label.attributedText = NSAttributedString(
      string: text, attributes: [.font: font, .foregroundColor: UIColor.label].merging(attributes) { $1 })
    if let width { label.widthAnchor.constraint(equalToConstant: width).isActive = true }
    return label
  }

  // MARK: Hyphens

  private static let hyphenated = [
    ("en", "Extraordinary circumstances necessitated an immediate reorganisation of the administration."),
    ("de", "Die Donaudampfschifffahrtsgesellschaft veröffentlicht Geschwindigkeitsbegrenzungen."),
    ("fr", "L’anticonstitutionnalité des réglementations préoccupait particulièrement les fonctionnaires."),
    ("es", "Extraordinariamente, las circunstancias administrativas favorecieron la reorganización."),
    ("ru", "Достопримечательности города привлекают многочисленных путешественников."),
    ("tr", "Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine konuşuyordu."),
  ]

  private func hyphenated(_ text: String, in language: String) -> UIView {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 1
    style.alignment = .justified
    return label(text, width: Self.narrow, [.paragraphStyle: style, .languageIdentifier: language])
  }

  private static let divided = [
    ("en", "The ding\u{AD}dong of un\u{AD}be\u{AD}liev\u{AD}able bells: extra\u{AD}ordi\u{AD}nary."),
    ("en-US", "Reads/writes of src/main/resources/strings and either/or/neither."),
    ("th", "มนุษย์ทั้งปวงเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"),
    ("km", "មនុស្សទាំងអស់កើតមកមានសេរីភាពនិងសមភាពក្នុងផ្នែកសេចក្ដីថ្លៃថ្នូរ"),
    ("ja", "「のぞみ」は毎朝７時３０分に東京駅を出発し、約２時間で京都に着きます。"),
    ("zh-Hans", "他说：“人人生而自由，在尊严和权利上一律平等。”（第一条）"),
  ]

  // MARK: Strategies

  private func strategies() -> [(String, UIView)] {
    func text(_ string: String, _ strategy: NSParagraphStyle.LineBreakStrategy) -> UIView {
      let style = NSMutableParagraphStyle()
      style.lineBreakStrategy = strategy
      return label(string, width: Self.narrow, [.paragraphStyle: style])
    }
    let english = "Nights in the north are as cold"
    let korean = "모든 인간은 태어날 때부터 자유로우며 동등하다"
    return [
      ("standard", text(english, .standard)), ("[]", text(english, [])),
      ("hangulWordPriority", text(korean, .hangulWordPriority)), ("[]", text(korean, [])),
    ]
  }

  private func truncations() -> [UIView] {
    let text = "A sentence that is a little longer than what its label has room"
    let plain = label(text)
    plain.numberOfLines = 1
    let tightened = label(text)
    tightened.numberOfLines = 1
    tightened.allowsDefaultTighteningForTruncation = true
    let shrunk = label(text + " for it")
    shrunk.numberOfLines = 1
    shrunk.adjustsFontSizeToFitWidth = true
    shrunk.minimumScaleFactor = 0.5
    let middle = label(text + " for it")
    middle.numberOfLines = 1
    middle.lineBreakMode = .byTruncatingMiddle
    return [plain, tightened, shrunk, middle]
  }

  // MARK: Tabs

  private func table() -> UIView {
    let style = NSMutableParagraphStyle()
    style.tabStops = [
      NSTextTab(textAlignment: .center, location: 150),
      NSTextTab(
        textAlignment: .right, location: 240,
        options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en"))]),
      NSTextTab(textAlignment: .right, location: 330),
    ]
    let rows = [
      "Apples\tred\t12.5 kg\t1,250", "Williams pears\tgreenish\t3.75 kg\t88", "Figs\tblue\t118 kg\t10,004",
    ]
    return label(rows.joined(separator: "\n"), [.paragraphStyle: style])
  }
}
