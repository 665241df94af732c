import SwiftUI

struct AvatarView: View {
    let member: Member
    var size: CGFloat = 40
    var showsRole = false

    var body: some View {
        Circle()
            .fill(member.tint.color.gradient)
            .frame(width: size, height: size)
            .overlay {
                Text(member.initials)
                    .font(.system(size: size * 0.38, weight: .semibold, design: .rounded))
                    .foregroundStyle(.white)
                    .minimumScaleFactor(0.5)
                    .lineLimit(1)
            }
            .overlay(alignment: .bottomTrailing) {
                if showsRole, member.role == .owner {
                    Image(systemName: "star.circle.fill")
                        .symbolRenderingMode(.palette)
                        .foregroundStyle(.white, Palette.sand)
                        .font(.system(size: size * 0.36))
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(member.fullName)
    }
}

/// Overlapping avatars, with "+2" for those who don't fit.
struct AvatarStack: View {
    let members: [Member]
    var limit = 3
    var size: CGFloat = 28

    var body: some View {
        HStack(spacing: -size * 0.3) {
            ForEach(members.prefix(limit)) { member in
                AvatarView(member: member, size: size)
                    .overlay {
                        Circle().strokeBorder(Palette.cardBackground, lineWidth: 2)
                    }
            }
            if members.count > limit {
                Text("+\(members.count - limit)")
                    .font(.caption2.weight(.semibold))
                    .frame(width: size, height: size)
                    .background(.thickMaterial, in: .circle)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(members.map(\.givenName).asNaturalList)
    }
}

#Preview("Avatars", traits: .sizeThatFitsLayout) {
    VStack(spacing: 16) {
        HStack {
            ForEach(SampleData.members) { member in
                AvatarView(member: member, size: 56, showsRole: true)
            }
        }
        AvatarStack(members: SampleData.members)
        AvatarStack(members: SampleData.members, limit: 2, size: 44)
    }
    .padding()
}
