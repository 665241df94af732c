import Foundation

/// Sample trips for previews, screenshots and tests.
public enum SampleData {

  public static func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    let components = DateComponents(year: year, month: month, day: day, hour: 12)
    return Calendar.current.date(from: components) ?? Date(timeIntervalSinceReferenceDate: 0)
  }

  public static var trips: [Trip] {
    [norway, portugal, japan]
  }

  public static var norway: Trip {
    Trip(
      title: "Fjords by train",
      destination: "Norway",
      startDate: date(2023, 6, 3),
      endDate: date(2023, 6, 12),
      mood: .adventurous,
      isFavorite: true,
      rating: 5,
      entries: [
        Entry(
          title: "Oslo",
          text: "Walked on the roof of the opera. Tickets at https://operaen.no next time.",
          date: date(2023, 6, 3),
          coordinate: Coordinate(latitude: 59.91, longitude: 10.75),
          photos: [
            Photo(caption: "Opera", filename: "opera.jpg", hue: 0.55),
            Photo(caption: "Harbour", filename: "harbour.heic", hue: 0.6),
          ],
          tags: ["city", "music"]
        ),
        Entry(
          title: "Bergen",
          text: "Rain, of course, and the best fish soup.",
          date: date(2023, 6, 7),
          coordinate: Coordinate(latitude: 60.39, longitude: 5.32),
          photos: [Photo(caption: "Bryggen", filename: "bryggen.jpg", hue: 0.05)],
          tags: ["city", "food"]
        ),
      ]
    )
  }

  public static var portugal: Trip {
    Trip(
      title: "Lisbon weekend",
      destination: "Portugal",
      startDate: date(2024, 3, 15),
      endDate: date(2024, 3, 17),
      mood: .happy,
      rating: 4,
      entries: [
        Entry(
          title: "Alfama",
          text: "Stairs, trams and custard tarts.",
          date: date(2024, 3, 15),
          coordinate: Coordinate(latitude: 38.71, longitude: -9.13),
          photos: [Photo(caption: "Tram 28", filename: "tram.png", hue: 0.14)],
          tags: ["food"]
        )
      ]
    )
  }

  public static var japan: Trip {
    Trip(
      title: "Temples and noodles",
      destination: "Japan",
      startDate: date(2022, 10, 1),
      endDate: date(2022, 10, 21),
      mood: .calm,
      rating: 5
    )
  }
}
