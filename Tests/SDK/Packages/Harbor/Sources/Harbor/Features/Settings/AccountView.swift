import SwiftUI

struct AccountView: View {
    private enum Field: Hashable {
        case givenName, familyName, email, password, repetition
    }

    @Environment(HouseholdStore.self) private var household
    @AppStorage(SettingsKey.householdName) private var householdName = ""

    @State private var password = ""
    @State private var repetition = ""
    @State private var showsPassword = false
    @State private var attempts = 0
    @State private var isSaved = false
    @FocusState private var focusedField: Field?

    var body: some View {
        @Bindable var household = household

        Form {
            ForEach($household.members) { $member in
                if member.id == household.currentMemberID {
                    profileSection($member)
                }
            }
            Section("Household") {
                TextField("Name", text: $householdName)
                LabeledContent("Members", value: household.members.count, format: .number)
            }
            passwordSection
        }
        .navigationTitle(Text("Account", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .alert("Password changed", isPresented: $isSaved) {}
    }

    private func profileSection(_ member: Binding<Member>) -> some View {
        Section {
            HStack {
                Spacer()
                AvatarView(member: member.wrappedValue, size: 88)
                Spacer()
            }
            .listRowBackground(Color.clear)
            TextField("Given name", text: member.givenName)
                .textContentType(.givenName)
                .focused($focusedField, equals: .givenName)
            TextField("Family name", text: member.familyName)
                .textContentType(.familyName)
                .focused($focusedField, equals: .familyName)
            TextField("E-mail", text: member.email)
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .focused($focusedField, equals: .email)
            Picker("Color", selection: member.tint) {
                ForEach(HarborTint.allCases) { tint in
                    Text(tint.title).tag(tint)
                }
            }
            Picker("Role", selection: member.role) {
                ForEach(Member.Role.allCases) { role in
                    Text(role.title).tag(role)
                }
            }
        } header: {
            Text("Profile", bundle: .module)
        }
    }

    private var passwordSection: some View {
        Section {
            Group {
                if showsPassword {
                    TextField("New password", text: $password)
                } else {
                    SecureField("New password", text: $password)
                }
            }
            .textContentType(.newPassword)
            .focused($focusedField, equals: .password)
            SecureField("Repeat the password", text: $repetition)
                .textContentType(.newPassword)
                .focused($focusedField, equals: .repetition)
                .shake(attempts)
            Toggle("Show the password", isOn: $showsPassword)
            Gauge(value: strength) {
                Text("Strength")
            }
            .tint(Gradient(colors: [.red, .orange, .green]))
            Button("Change password", action: changePassword)
                .disabled(password.isEmpty)
        } header: {
            Text("Password", bundle: .module)
        } footer: {
            Text("At least ten characters, with a digit and a capital letter.")
        }
    }

    private var strength: Double {
        var points = min(Double(password.count) / 10, 1) * 0.5
        if password.contains(where: \.isNumber) { points += 0.25 }
        if password.contains(where: \.isUppercase) { points += 0.25 }
        return points
    }

    private func changePassword() {
        guard password == repetition, strength >= 1 else {
            withAnimation(.linear(duration: 0.4)) {
                attempts += 1
            }
            focusedField = .repetition
            return
        }
        password = ""
        repetition = ""
        isSaved = true
    }
}

#Preview("Account") {
    PreviewStack {
        AccountView()
    }
}

#Preview("Account, right to left") {
    PreviewStack {
        AccountView()
    }
    .environment(\.layoutDirection, .rightToLeft)
}
