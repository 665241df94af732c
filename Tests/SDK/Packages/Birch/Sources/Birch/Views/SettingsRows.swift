// SPDX-License-Identifier: MIT

import SwiftUI

struct SettingsRow<Trailing: View>: View {
    let icon: String
    let color: Color
    let title: String
    let trailing: Trailing

    init(icon: String, color: Color, title: String, @ViewBuilder trailing: () -> Trailing) {
        self.icon = icon
        self.color = color
        self.title = title
        self.trailing = trailing()
    }

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: icon)
                .font(.system(size: 15, weight: .medium))
                .foregroundColor(.white)
                .frame(width: 29, height: 29)
                .background(color)
                .cornerRadius(7)
            Text(title)
            Spacer()
            trailing
                .foregroundColor(.secondary)
        }
        .padding(.vertical, 7)
    }
}

struct SettingsList: View {
    @EnvironmentObject var settings: AppSettings

    var body: some View {
        VStack(spacing: 0) {
            SettingsRow(icon: "person.fill", color: .blue, title: "Account") {
                HStack(spacing: 6) {
                    Text(settings.userName)
                    Image(systemName: "chevron.right").font(.footnote.weight(.semibold))
                }
            }
            Divider().padding(.leading, 43)
            SettingsRow(icon: "bell.fill", color: .red, title: "Notifications") {
                Toggle("", isOn: $settings.notificationsEnabled).labelsHidden()
            }
            Divider().padding(.leading, 43)
            SettingsRow(icon: "antenna.radiowaves.left.and.right", color: .green, title: "Cellular sync") {
                Text(settings.syncsOverCellular ? "On" : "Off")
            }
            Divider().padding(.leading, 43)
            SettingsRow(icon: "thermometer", color: .orange, title: "Units") {
                Text(settings.unit.rawValue.capitalized)
            }
        }
        .cardStyle(padding: 12)
    }
}

struct SettingsList_Previews: PreviewProvider {
    static var previews: some View {
        SettingsList()
            .environmentObject(AppSettings())
            .padding()
    }
}
