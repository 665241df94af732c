import Foundation

struct TimerPreset: Identifiable, Hashable, Codable, Sendable {
    typealias ID = Identifier<TimerPreset>

    let id: ID
    var title: String
    var symbolName: String
    var minutes: Int
    var tint: HarborTint

    var duration: TimeInterval { TimeInterval(minutes) * 60 }

    var formattedDuration: String {
        Duration.seconds(minutes * 60).formatted(.units(allowed: [.hours, .minutes], width: .narrow))
    }
}
