// SPDX-License-Identifier: MIT

import SwiftUI

struct WeatherCard: View {
    struct Hour: Identifiable {
        let date: Date
        let icon: String
        let celsius: Double

        var id: Date { date }
    }

    let city: String
    let hours: [Hour]
    @EnvironmentObject var settings: AppSettings

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(alignment: .top) {
                VStack(alignment: .leading) {
                    Text(city).font(.title3).fontWeight(.semibold)
                    Text(settings.formatted(celsius: hours.first?.celsius ?? 0))
                        .font(.system(size: 52, weight: .thin))
                }
                Spacer()
                Image(systemName: "cloud.sun.fill")
                    .renderingMode(.original)
                    .font(.system(size: 48))
            }
            Divider().background(Color.white)
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 20) {
                    ForEach(hours, id: \.date) { hour in
                        VStack(spacing: 8) {
                            Text(hour.date, formatter: Formatters.time).font(.caption)
                            Image(systemName: hour.icon).renderingMode(.original)
                            Text(settings.formatted(celsius: hour.celsius)).font(.footnote)
                        }
                    }
                }
            }
        }
        .foregroundColor(.white)
        .padding()
        .background(
            LinearGradient(
                gradient: Gradient(stops: [
                    .init(color: Color(red: 0.2, green: 0.45, blue: 0.8), location: 0),
                    .init(color: Color(red: 0.5, green: 0.72, blue: 0.92), location: 1),
                ]),
                startPoint: .top,
                endPoint: .bottom
            )
        )
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    }

    static let sampleHours = (0..<7).map { index in
        Hour(
            date: .birch(2024, 5, 18, hour: 9 + index),
            icon: index < 4 ? "sun.max.fill" : "cloud.rain.fill",
            celsius: [17, 18.4, 20, 21.3, 19.6, 16.8, 15][index]
        )
    }
}

struct WeatherCard_Previews: PreviewProvider {
    static var previews: some View {
        WeatherCard(city: "Uppsala", hours: WeatherCard.sampleHours)
            .environmentObject(AppSettings())
            .padding()
    }
}
