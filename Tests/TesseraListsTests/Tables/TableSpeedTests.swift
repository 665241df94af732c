// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// A cell with a title and a wrapping text, positioned by constraints.
private final class StoryCell: UITableViewCell {
  let title = UILabel()
  let story = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    story.numberOfLines = 0
    for view in [title, story] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let guide = contentView.layoutMarginsGuide
    activate(
      title.topAnchor.constraint(equalTo: guide.topAnchor),
      title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      story.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      story.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      story.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      story.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct TableSpeedTests {
  private func makeStories() -> Rows {
    let rows = Rows([Array(repeating: 0, count: 1000)])
    rows.make = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "story", for: path)
      guard let story = cell as? StoryCell else { return cell }
      story.title.text = "Row \(path.row)"
      story.story.text = String(repeating: "words of row \(path.row) ", count: path.row % 3 * 2 + 1)
      return cell
    }
    return rows
  }

  /// The work of the first layout depends on the number of visible rows, not on the total of 1,000.
  @Test func thousandSelfSizingRows() throws {
    let window = makeWindow(390, 844, scale: 3)
    let table = UITableView(frame: window.bounds)
    let rows = makeStories()
    table.register(StoryCell.self, forCellReuseIdentifier: "story")
    table.dataSource = rows
    let clock = ContinuousClock()
    let time = clock.measure {
      window.addSubview(table)
      window.layoutIfNeeded()
    }
    let visible = table.visibleCells.count
    #expect((8...15).contains(visible))
    #expect(table.builtCells == visible && table.measuredRows == visible)
    if ProcessInfo.processInfo.environment["TESSERA_PRINT_TIMES"] != nil {
      print("first layout of \(visible) rows:", time)
    }
    // Scrolling by one row creates at most two cells.
    let next = table.rectForRow(at: IndexPath(row: 1, section: 0)).minY
    table.contentOffset.y = next
    window.layoutIfNeeded()
    #expect(table.builtCells <= visible + 2)
    let constrained = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)) as? StoryCell)
    #expect(constrained.story.frame.maxY + 11 == constrained.contentView.bounds.height)
  }
}
