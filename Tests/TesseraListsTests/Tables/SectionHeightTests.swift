// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// In a plain table view, `sectionHeaderHeight` and `sectionFooterHeight` apply only to existing headers and footers.
/// Other styles reserve the space even without them.
@MainActor @Suite struct SectionHeightTests {
  private final class Source: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }
  private final class Delegate: NSObject, UITableViewDelegate {
    /// Only the second section has a header.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      section == 1 ? UIView() : nil
    }
  }
  private final class HeightDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 12 }
  }

  private let source = Source()

  private func table(_ style: UITableView.Style, _ delegate: (any UITableViewDelegate)? = nil) -> (
    UITableView, UIWindow
  ) {
    let (window, table) = (makeWindow(), UITableView(frame: CGRect(0, 0, 390, 844), style: style))
    (table.dataSource, table.delegate, table.rowHeight) = (source, delegate, 44)
    (table.sectionHeaderHeight, table.sectionFooterHeight, table.sectionHeaderTopPadding) = (28, 10, 0)
    table.contentInsetAdjustmentBehavior = .never
    window.addSubview(table)
    window.layoutIfNeeded()
    return (table, window)
  }

  @Test func plainTablesWithoutHeadersStartAtZero() {
    let (table, window) = table(.plain)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    #expect(table.rectForHeader(inSection: 0).height == 0 && table.rectForFooter(inSection: 0).height == 0)
    #expect(table.contentSize.height == 264)
    window.isHidden = true
  }

  @Test func plainTablesReserveSpaceForExistingHeaders() {
    let delegate = Delegate()
    let (table, window) = table(.plain, delegate)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    #expect(table.rectForHeader(inSection: 1) == CGRect(0, 132, 390, 28))
    #expect(table.contentSize.height == 292)
    window.isHidden = true
  }

  /// A height returned by the delegate applies even without a view.
  @Test func usesTheDelegatesHeight() {
    let delegate = HeightDelegate()
    let (table, window) = table(.plain, delegate)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 12)
    window.isHidden = true
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func otherStylesKeepTheSpace(_ style: UITableView.Style) {
    let (table, window) = table(style)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
    // Two sections of 28 + 132 + 10 points.
    #expect(table.contentSize.height == 340)
    window.isHidden = true
  }
}
