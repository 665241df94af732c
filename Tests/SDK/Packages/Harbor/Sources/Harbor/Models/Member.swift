import Foundation

struct Member: Identifiable, Hashable, Codable, Sendable {
    typealias ID = Identifier<Member>

    enum Role: String, CaseIterable, Identifiable, Codable, Sendable {
        case owner, adult, child, guest

        var id: Self { self }

        var title: String {
            switch self {
            case .owner: String(localized: "Owner", bundle: .module)
            case .adult: String(localized: "Adult", bundle: .module)
            case .child: String(localized: "Child", bundle: .module)
            case .guest: String(localized: "Guest", bundle: .module)
            }
        }
    }

    let id: ID
    var givenName: String
    var familyName: String
    var role: Role
    var tint: HarborTint
    var email: String
    var birthday: Date?

    var nameComponents: PersonNameComponents {
        var components = PersonNameComponents()
        components.givenName = givenName
        components.familyName = familyName
        return components
    }

    var fullName: String {
        nameComponents.formatted(.name(style: .long))
    }

    var initials: String {
        nameComponents.formatted(.name(style: .abbreviated))
    }
}
