// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// A background configuration adapts to the interface style of the cell's window.
@MainActor
@Suite("Configured backgrounds")
struct ConfiguredBackgroundTests {
  private let stroke = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }

  private func borderColors(of cell: UIView) -> [CGColor?] {
    cell.subviews.filter { $0 is ConfiguredBackgroundView }.map(\.layer.borderColor)
  }

  @Test(
    "A stroke set before the cell is in a window has the color of the window's appearance", arguments: [false, true])
  func strokeFollowsAppearance(_ isTable: Bool) {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.strokeColor = stroke
    configuration.strokeWidth = 1
    let cell: UIView
    if isTable {
      let made = UITableViewCell(style: .default, reuseIdentifier: nil)
      made.backgroundConfiguration = configuration
      cell = made
    } else {
      let made = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      made.backgroundConfiguration = configuration
      cell = made
    }
    #expect(borderColors(of: cell) == [UIColor.blue.cgColor])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.overrideUserInterfaceStyle = .dark
    window.addSubview(cell)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(borderColors(of: cell) == [UIColor.red.cgColor])
    window.isHidden = true
  }
}
