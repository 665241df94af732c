// SPDX-License-Identifier: MIT

import SwiftUI

struct ProfileHeader: View {
    let name: String
    let role: String
    let stats: [(title: String, value: Int)]
    @Environment(\.birchTheme) private var theme
    @Environment(\.sizeCategory) private var sizeCategory

    private var initials: String {
        name.split(separator: " ").compactMap { $0.first }.map(String.init).joined()
    }

    var body: some View {
        VStack(spacing: 12) {
            ZStack(alignment: .bottomTrailing) {
                Circle()
                    .fill(RadialGradient(
                        gradient: Gradient(colors: [theme.secondary, theme.primary]),
                        center: .topLeading, startRadius: 4, endRadius: 110
                    ))
                    .frame(width: 92, height: 92)
                    .overlay(Text(initials).font(.largeTitle).foregroundColor(.white))
                    .overlay(Circle().stroke(Color.white, lineWidth: 3))
                    .shadow(radius: 5)
                Image(systemName: "checkmark.seal.fill")
                    .foregroundColor(.blue)
                    .background(Circle().fill(Color.white).padding(3))
                    .font(.title3)
            }
            Text(name).font(.title2.bold())
            Text(role).foregroundColor(.secondary)
            statistics
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical)
    }

    private var statistics: AnyView {
        let items = ForEach(stats, id: \.title) { stat in
            VStack {
                Text("\(stat.value)").font(.headline)
                Text(stat.title).font(.caption).foregroundColor(.secondary)
            }
            .frame(maxWidth: .infinity)
        }
        if sizeCategory.isAccessibilityCategory {
            return VStack(spacing: 8) { items }.eraseToAnyView()
        }
        return HStack { items }.eraseToAnyView()
    }

    static let sampleStats = [(title: "Trees", value: 128), (title: "Followers", value: 2_304), (title: "Badges", value: 9)]
}

struct ProfileHeader_Previews: PreviewProvider {
    static var previews: some View {
        ProfileHeader(name: "Elin Berg", role: "Arborist", stats: ProfileHeader.sampleStats)
    }
}
