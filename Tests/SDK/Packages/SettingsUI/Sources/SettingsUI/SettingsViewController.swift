// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import ThemeKit
import UIKit

@MainActor
public protocol SettingsViewControllerDelegate: AnyObject {
    func settings(_ controller: SettingsViewController, didChangeValueForKey key: String)
}

public final class SettingsViewController: UITableViewController {

    public weak var delegate: (any SettingsViewControllerDelegate)?

    public var sections: [SettingsSection] {
        didSet {
            guard isViewLoaded else { return }
            tableView.reloadData()
        }
    }

    private let store: any SettingsStore
    private static let buttonIdentifier = "ButtonCell"

    public init(sections: [SettingsSection], store: any SettingsStore = DefaultsSettingsStore()) {
        self.sections = sections
        self.store = store
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
        tableView.keyboardDismissMode = .interactive
        tableView.register(SwitchCell.self, forCellReuseIdentifier: SwitchCell.reuseIdentifier)
        tableView.register(FieldCell.self, forCellReuseIdentifier: FieldCell.reuseIdentifier)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.buttonIdentifier)
    }

    public func row(at indexPath: IndexPath) -> SettingsRow {
        sections[indexPath.section].rows[indexPath.row]
    }

    private func valueDidChange(_ key: String) {
        delegate?.settings(self, didChangeValueForKey: key)
    }

    // MARK: - UITableViewDataSource

    public override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    public override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let row = self.row(at: indexPath)
        switch row.kind {
        case .toggle(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: SwitchCell.reuseIdentifier, for: indexPath)
            (cell as? SwitchCell)?.configure(title: row.title, isOn: store[bool: row.id] ?? value) { [weak self] in
                self?.store[bool: row.id] = $0
                self?.valueDidChange(row.id)
            }
            return cell

        case .text(let placeholder):
            let cell = tableView.dequeueReusableCell(withIdentifier: FieldCell.reuseIdentifier, for: indexPath)
            (cell as? FieldCell)?.configure(
                title: row.title,
                placeholder: placeholder,
                text: store[string: row.id]
            ) { [weak self] in
                self?.store[string: row.id] = $0
                self?.valueDidChange(row.id)
            }
            return cell

        case .button:
            let cell = tableView.dequeueReusableCell(withIdentifier: Self.buttonIdentifier, for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = row.title
            content.textProperties.color = ThemeColor.accent.color
            cell.contentConfiguration = content
            return cell
        }
    }

    // MARK: - UITableViewDelegate

    public override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        guard case .button = row(at: indexPath).kind else { return nil }
        return indexPath
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if case .button(let action) = row(at: indexPath).kind {
            action()
        }
    }
}
#endif
