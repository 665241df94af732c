// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import FormField
import Testing
import UIKit
@testable import SettingsUI

@MainActor
private final class Recorder: SettingsViewControllerDelegate {
    var keys: [String] = []

    func settings(_ controller: SettingsViewController, didChangeValueForKey key: String) {
        keys.append(key)
    }
}

@MainActor
@Suite("Settings")
struct SettingsViewControllerTests {

    private let store = MemorySettingsStore()
    private let recorder = Recorder()

    private func makeController(isAdmin: Bool = false, onReset: @escaping @MainActor @Sendable () -> Void = {})
        -> SettingsViewController
    {
        let sections = [
            SettingsSection(id: "general", header: "General", footer: "Footer") {
                SettingsRow.toggle("Sound", key: "sound", default: true)
                SettingsRow.toggle("Badges", key: "badges")
                SettingsRow.text("Name", key: "name", placeholder: "Jane")
                if isAdmin {
                    SettingsRow.toggle("Debug", key: "debug")
                }
            },
            SettingsSection(id: "reset") {
                SettingsRow.button("Reset", action: onReset)
            },
        ]
        let controller = SettingsViewController(sections: sections, store: store)
        controller.delegate = recorder
        controller.loadViewIfNeeded()
        return controller
    }

    private func makeCell<Cell: UITableViewCell>(
        _ type: Cell.Type, at row: Int, in controller: SettingsViewController
    ) throws -> Cell {
        let indexPath = IndexPath(row: row, section: 0)
        return try #require(controller.tableView(controller.tableView, cellForRowAt: indexPath) as? Cell)
    }

    @Test func structure() {
        let controller = makeController()
        let tableView: UITableView = controller.tableView
        #expect(tableView.style == .insetGrouped)
        #expect(tableView.numberOfSections == 2)
        #expect(tableView.numberOfRows(inSection: 0) == 3)
        #expect(controller.tableView(tableView, titleForHeaderInSection: 0) == "General")
        #expect(controller.tableView(tableView, titleForFooterInSection: 1) == nil)
        let admin = makeController(isAdmin: true)
        #expect(admin.tableView.numberOfRows(inSection: 0) == 4)
    }

    @Test func switchesShowAndStoreTheirValue() throws {
        let controller = makeController()
        let sound = try makeCell(SwitchCell.self, at: 0, in: controller)
        #expect(sound.toggle.isOn)
        let badges = try makeCell(SwitchCell.self, at: 1, in: controller)
        #expect(!badges.toggle.isOn)
        let content = sound.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "Sound")

        sound.toggle.isOn = false
        sound.toggleDidChange(sound.toggle)
        #expect(store[bool: "sound"] == false)
        #expect(recorder.keys == ["sound"])
        let updated = try makeCell(SwitchCell.self, at: 0, in: controller)
        #expect(!updated.toggle.isOn)
    }

    @Test func fieldsStoreValidTextsOnly() throws {
        let controller = makeController()
        let cell = try makeCell(FieldCell.self, at: 2, in: controller)
        #expect(cell.field.textField.placeholder == "Jane")

        cell.field.text = " "
        cell.field.textFieldDidEndEditing(cell.field.textField)
        #expect(store[string: "name"] == nil)

        cell.field.text = "Joe"
        cell.field.textFieldDidEndEditing(cell.field.textField)
        #expect(store[string: "name"] == "Joe")
    }

    @Test func onlyButtonsCanBeSelected() async {
        await confirmation { reset in
            let controller = makeController { reset() }
            let button = IndexPath(row: 0, section: 1)
            #expect(controller.tableView(controller.tableView, willSelectRowAt: button) == button)
            #expect(controller.tableView(controller.tableView, willSelectRowAt: IndexPath(row: 0, section: 0)) == nil)
            controller.tableView(controller.tableView, didSelectRowAt: button)
        }
    }

    @Test func changingTheSectionsReloads() {
        let controller = makeController()
        controller.sections.removeLast()
        #expect(controller.tableView.numberOfSections == 1)
        #expect(controller.row(at: IndexPath(row: 1, section: 0)).id == "badges")
    }
}
#endif
