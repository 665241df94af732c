// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit) && DEBUG
import UIKit

extension [SettingsSection] {

    static var sample: [SettingsSection] {
        [
            SettingsSection(id: "account", header: "Account") {
                SettingsRow.text("Name", key: "name", placeholder: "Jane")
            },
            SettingsSection(id: "sound", header: "Sound", footer: "Applies to all devices.") {
                SettingsRow.toggle("Effects", key: "effects", default: true)
                SettingsRow.toggle("Music", key: "music")
            },
        ]
    }
}

@available(iOS 17, *)
#Preview("Settings") {
    UINavigationController(
        rootViewController: SettingsViewController(sections: .sample, store: MemorySettingsStore())
    )
}

@available(iOS 17, *)
#Preview {
    let controller = SettingsViewController(sections: [], store: MemorySettingsStore())
    controller.title = "Empty"
    return controller
}

@available(iOS 17, *)
#Preview("Switch", traits: .sizeThatFitsLayout) {
    let cell = SwitchCell(style: .default, reuseIdentifier: nil)
    cell.configure(title: "Effects", isOn: true) { _ in }
    return cell
}
#endif
