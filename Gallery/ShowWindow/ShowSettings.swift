// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// The first page of the Settings app: an inset grouped list under a large title.
@MainActor
enum ShowSettings {
  static func make() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: SettingsListController(style: .insetGrouped))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}

private struct Setting {
  enum End {
    case chevron, value(String), toggle(Bool)
  }

  let title: String
  let symbol: String
  let color: UIColor
  var end = End.chevron

  static let sections: [[Setting]] = [
    [
      Setting(title: "Airplane Mode", symbol: "airplane", color: .systemOrange, end: .toggle(false)),
      Setting(title: "Wi-Fi", symbol: "wifi", color: .systemBlue, end: .value("Mosaic 5G")),
      Setting(title: "Bluetooth", symbol: "dot.radiowaves.left.and.right", color: .systemBlue, end: .value("On")),
      Setting(title: "Cellular", symbol: "antenna.radiowaves.left.and.right", color: .systemGreen),
      Setting(title: "Personal Hotspot", symbol: "personalhotspot", color: .systemGreen, end: .value("Off")),
    ],
    [
      Setting(title: "Notifications", symbol: "bell.fill", color: .systemRed),
      Setting(title: "Sounds & Haptics", symbol: "speaker.wave.3.fill", color: .systemPink),
      Setting(title: "Focus", symbol: "moon.fill", color: .systemIndigo),
      Setting(title: "Screen Time", symbol: "hourglass", color: .systemIndigo),
    ],
    [
      Setting(title: "General", symbol: "gear", color: .systemGray),
      Setting(title: "Control Center", symbol: "switch.2", color: .systemGray),
      Setting(title: "Display & Brightness", symbol: "sun.max.fill", color: .systemBlue),
    ],
  ]
}

private final class SettingsListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = ShowTexts.text("Settings")
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = ShowTexts.text("Search")
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "account")
    tableView.register(SettingCell.self, forCellReuseIdentifier: "setting")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Setting.sections.count + 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : Setting.sections[section - 1].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let isAccount = indexPath.section == 0
    let cell = tableView.dequeueReusableCell(withIdentifier: isAccount ? "account" : "setting", for: indexPath)
    if isAccount {
      showAccount(cell)
    } else {
      show(Setting.sections[indexPath.section - 1][indexPath.row], cell)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 0 ? 8 : UITableView.automaticDimension
  }

  private func showAccount(_ cell: UITableViewCell) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = Scenery.image(5, size: CGSize(width: 60, height: 60))
    content.imageProperties.cornerRadius = 30
    content.text = ShowTexts.text("Ada Byron")
    content.textProperties.font = .preferredFont(forTextStyle: .title2)
    content.secondaryText = ShowTexts.text("Account, Storage & Purchases")
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    content.secondaryTextProperties.color = .label
    content.textToSecondaryTextVerticalPadding = 2
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
  }

  private func show(_ setting: Setting, _ cell: UITableViewCell) {
    cell.imageView?.image = ShowParts.icon(setting.symbol, setting.color)
    cell.textLabel?.text = ShowTexts.text(setting.title)
    cell.detailTextLabel?.text = nil
    cell.accessoryType = .disclosureIndicator
    cell.accessoryView = nil
    switch setting.end {
    case .chevron: break
    case .value(let value): cell.detailTextLabel?.text = value == "Mosaic 5G" ? value : ShowTexts.text(value)
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    }
  }
}

/// A row with an icon, a title and a value. Its height is that of rows of text, which depends on the version of the system.
private final class SettingCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}
