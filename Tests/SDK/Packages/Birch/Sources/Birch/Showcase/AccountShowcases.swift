// SPDX-License-Identifier: MIT

import SwiftUI

public struct BirchShowcaseWelcome: View {
    public init() {}

    public var body: some View {
        VStack(spacing: 16) {
            OnboardingPage(content: OnboardingPage.sample, pageCount: 3)
            LoginForm(errorMessage: "Wrong password. Two attempts left.")
                .padding(.horizontal)
        }
        .birchTheme(.dusk)
    }
}

public struct BirchShowcaseProfile: View {
    @StateObject private var settings = AppSettings()

    public init() {}

    public var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                ProfileHeader(name: settings.userName, role: "Arborist in Uppsala", stats: ProfileHeader.sampleStats)
                Text("Preferences").sectionTitle()
                SettingsList()
                Text("Upload").sectionTitle()
                HStack(spacing: 12) {
                    ActivityIndicator(isAnimating: .constant(false))
                    ProgressBar(progress: 0.65, tint: BirchTheme.forest.primary)
                    Text("65%").font(.caption.monospacedDigit())
                }
                .cardStyle()
            }
            .padding()
        }
        .background(Color(UIColor.systemGroupedBackground))
        .environmentObject(settings)
    }
}

public struct BirchShowcaseMessages: View {
    public init() {}

    public var body: some View {
        VStack(spacing: 10) {
            Text("Today").font(.caption).foregroundColor(.secondary)
            ForEach(Message.samples) { message in
                MessageBubble(message: message)
            }
            FieldLookAlike(icon: "plus.circle.fill", placeholder: "Message")
        }
        .padding()
    }
}

struct AccountShowcases_Previews: PreviewProvider {
    static var previews: some View {
        BirchShowcaseWelcome()
        BirchShowcaseProfile()
        BirchShowcaseMessages()
    }
}
