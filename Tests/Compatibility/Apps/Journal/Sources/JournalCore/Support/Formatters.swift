import Foundation

/// Formatters that are shared because they are expensive to create.
public enum Formatters {

  public static let mediumDate: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    return formatter
  }()

  public static let monthAndYear: DateFormatter = {
    let formatter = DateFormatter()
    formatter.setLocalizedDateFormatFromTemplate("MMMM yyyy")
    return formatter
  }()

  public static let interval: DateIntervalFormatter = {
    let formatter = DateIntervalFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    return formatter
  }()

  public static let integer: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 0
    return formatter
  }()

  public static func string(from number: Int) -> String {
    integer.string(from: NSNumber(value: number)) ?? "\(number)"
  }

  public static func string(from distance: Measurement<UnitLength>, metric: Bool) -> String {
    let converted = distance.converted(to: metric ? .kilometers : .miles)
    return "\(integer.string(from: NSNumber(value: converted.value)) ?? "") \(converted.unit.symbol)"
  }

  public static func dateRange(of trip: Trip) -> String {
    guard trip.startDate <= trip.endDate else {
      return mediumDate.string(from: trip.startDate)
    }
    return interval.string(from: trip.startDate, to: trip.endDate)
  }
}
