// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

class Panel: NSObject {}

@objc protocol PanelDelegate {
  @objc optional func panel(_ panel: Panel, layoutFor traits: UITraitCollection) -> String
  @objc optional func panel(_ panel: Panel, layoutFor size: CGSize) -> String
  @objc optional func panelDidMove(_ distance: Int)
}

extension Panel {
  func layouts(of delegate: PanelDelegate?) -> [String] {
    let size = delegate?.panel?(self, layoutFor: CGSize(width: 3, height: 1)) ?? "-"
    let traits = delegate?.panel?(self, layoutFor: UITraitCollection.current) ?? "-"
    return [size, traits, delegate?.panelDidMove == nil ? "fixed" : "moves"]
  }
}

class SizeDelegate: NSObject, PanelDelegate {
  func panel(_ panel: Panel, layoutFor size: CGSize) -> String { "width \(Int(size.width))" }
}

class TraitDelegate: NSObject, PanelDelegate {
  func panel(_ panel: Panel, layoutFor traits: UITraitCollection) -> String { "traits" }
  // This method is not the delegate's method, whose parameter is a number.
  func panelDidMove(_ distance: String) {}
}

func sectionCount(_ table: UITableView, _ dataSource: UITableViewDataSource) -> Int {
  if let count = dataSource.numberOfSections { return count(table) }
  return 1
}
