import SwiftUI

struct SettingsView: View {
    private enum Destination: Hashable {
        case account, appearance, notifications, about
    }

    @Environment(HouseholdStore.self) private var household
    @AppStorage(SettingsKey.householdName) private var householdName = ""
    @AppStorage(SettingsKey.currency) private var currency = HouseholdCurrency.euro
    @AppStorage(SettingsKey.hasCompletedOnboarding) private var hasCompletedOnboarding = false
    @State private var path = NavigationPath()
    @State private var isConfirmingReset = false

    var body: some View {
        NavigationStack(path: $path) {
            Form {
                profile
                general
                links
                reset
            }
            .navigationTitle(Text("Settings", bundle: .module))
            .navigationDestination(for: Destination.self) { destination in
                switch destination {
                case .account: AccountView()
                case .appearance: AppearanceSettingsView()
                case .notifications: NotificationSettingsView()
                case .about: AboutView()
                }
            }
            .harborDestinations()
        }
    }

    @ViewBuilder
    private var profile: some View {
        if let member = household.currentMember {
            Section {
                NavigationLink(value: Destination.account) {
                    HStack(spacing: 16) {
                        AvatarView(member: member, size: 60, showsRole: true)
                        VStack(alignment: .leading) {
                            Text(member.fullName)
                                .font(.title3)
                            Text(householdName.isEmpty ? member.email : householdName)
                                .font(.subheadline)
                                .foregroundStyle(.secondary)
                        }
                    }
                }
            }
        }
    }

    private var general: some View {
        Section {
            NavigationLink(value: Destination.appearance) {
                Label("Appearance", systemImage: "paintpalette.fill")
                    .labelStyle(.tile(Palette.plum))
            }
            NavigationLink(value: Destination.notifications) {
                Label("Notifications", systemImage: "bell.badge.fill")
                    .labelStyle(.tile(.red))
            }
            Picker(selection: $currency) {
                ForEach(HouseholdCurrency.allCases) { currency in
                    Text(currency.title).tag(currency)
                }
            } label: {
                Label("Currency", systemImage: "eurosign")
                    .labelStyle(.tile(Palette.moss))
            }
            .pickerStyle(.navigationLink)
        } header: {
            Text("General", bundle: .module)
        }
    }

    private var links: some View {
        Section {
            NavigationLink(value: Destination.about) {
                Label("About", systemImage: "info")
                    .labelStyle(.tile(Palette.slate))
            }
            if let url = URL(string: "https://example.com/help") {
                Link(destination: url) {
                    Label("Help", systemImage: "questionmark")
                        .labelStyle(.tile(Palette.sky))
                }
            }
        }
    }

    private var reset: some View {
        Section {
            Button("Show the introduction again", role: .destructive) {
                isConfirmingReset = true
            }
            .confirmationDialog("Start over?", isPresented: $isConfirmingReset) {
                Button("Show the introduction") {
                    hasCompletedOnboarding = false
                }
            } message: {
                Text("Your items stay as they are.")
            }
        } footer: {
            Text("Harbor keeps everything on this device.", bundle: .module)
        }
    }
}

struct AppearanceSettingsView: View {
    @AppStorage(SettingsKey.appearance) private var appearance = Appearance.system
    @AppStorage(SettingsKey.accent) private var accent = HarborTint.teal
    @AppStorage(SettingsKey.usesCompactRows) private var usesCompactRows = false
    @AppStorage(SettingsKey.inventoryLayout) private var layout = InventoryLayout.list
    @AppStorage(SettingsKey.textScale) private var textScale = 1.0
    @State private var customColor = Palette.coral

    var body: some View {
        Form {
            Section {
                Picker("Appearance", selection: $appearance) {
                    ForEach(Appearance.allCases) { appearance in
                        Label(appearance.title, systemImage: appearance.symbolName)
                            .tag(appearance)
                    }
                }
                .pickerStyle(.inline)
                .labelsHidden()
            }
            Section {
                accentSwatches
                ColorPicker("Preview another color", selection: $customColor, supportsOpacity: false)
            } header: {
                Text("Accent", bundle: .module)
            }
            Section {
                Picker("Inventory", selection: $layout) {
                    ForEach(InventoryLayout.allCases) { layout in
                        Image(systemName: layout.symbolName)
                            .accessibilityLabel(layout.title)
                            .tag(layout)
                    }
                }
                .pickerStyle(.palette)
                Toggle("Compact rows", isOn: $usesCompactRows)
                Slider(value: $textScale, in: 0.8...1.4, step: 0.1) {
                    Text("Text size")
                } minimumValueLabel: {
                    Text("A").font(.caption)
                } maximumValueLabel: {
                    Text("A").font(.title3)
                } onEditingChanged: { isEditing in
                    if !isEditing {
                        textScale = (textScale * 10).rounded() / 10
                    }
                }
            } header: {
                Text("Lists", bundle: .module)
            } footer: {
                Text("The quick brown fox")
                    .font(.system(size: 15 * textScale))
            }
            Section {
                ItemRow(item: SampleData.item(1))
                    .environment(\.usesCompactRows, usesCompactRows)
                    .tint(customColor)
            } header: {
                Text("Preview", bundle: .module)
            }
        }
        .navigationTitle(Text("Appearance", bundle: .module))
        .animation(.default, value: usesCompactRows)
    }

    private var accentSwatches: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 12) {
                ForEach(HarborTint.allCases) { tint in
                    Circle()
                        .fill(tint.color.gradient)
                        .frame(width: 36, height: 36)
                        .overlay {
                            if tint == accent {
                                Image(systemName: "checkmark")
                                    .fontWeight(.bold)
                                    .foregroundStyle(.white)
                                    .transition(.scale)
                            }
                        }
                        .onTapGesture {
                            withAnimation(.bouncy) {
                                accent = tint
                            }
                        }
                        .accessibilityElement()
                        .accessibilityLabel(tint.title)
                        .accessibilityAddTraits(tint == accent ? [.isButton, .isSelected] : .isButton)
                }
            }
            .padding(.vertical, 4)
        }
        .scrollIndicators(.hidden)
    }
}

struct NotificationSettingsView: View {
    @AppStorage(SettingsKey.notifiesLowStock) private var notifiesLowStock = true
    @AppStorage(SettingsKey.notifiesErrands) private var notifiesErrands = true
    @AppStorage(SettingsKey.reminderHour) private var reminderHour = 8

    var body: some View {
        Form {
            Section {
                Toggle(isOn: $notifiesLowStock) {
                    Label("Running low", systemImage: "shippingbox")
                }
                Toggle(isOn: $notifiesErrands) {
                    Text("Errands")
                    Text("Once a day, when something is due")
                }
            }
            if notifiesErrands {
                Section {
                    Picker("Hour", selection: $reminderHour) {
                        ForEach(5..<23, id: \.self) { hour in
                            Text(time(at: hour), format: .dateTime.hour()).tag(hour)
                        }
                    }
                    .pickerStyle(.wheel)
                } header: {
                    Text("Daily reminder", bundle: .module)
                }
            }
        }
        .navigationTitle(Text("Notifications", bundle: .module))
        .animation(.default, value: notifiesErrands)
    }

    private func time(at hour: Int) -> Date {
        Date(year: 2025, month: 3, day: 14, hour: hour)
    }
}

#Preview("Settings") {
    SettingsView()
        .harborEnvironment(.sample())
        .defaultAppStorage(.previewStore(onboarded: true))
}

#Preview("Settings, dark") {
    SettingsView()
        .harborEnvironment(.sample())
        .preferredColorScheme(.dark)
}

#Preview("Appearance settings") {
    NavigationStack {
        AppearanceSettingsView()
    }
    .harborEnvironment(.sample())
    .defaultAppStorage(.previewStore(onboarded: true))
}

#Preview("Notification settings") {
    NavigationStack {
        NotificationSettingsView()
    }
}

@available(iOS 18.0, *)
#Preview("Appearance settings, shared stores", traits: .sampleStores) {
    NavigationStack {
        AppearanceSettingsView()
    }
}
