import JournalCore
import UIKit

/// The objects that all screens share.
@MainActor
final class AppEnvironment {
  let store: TripStore
  let settings: AppSettings
  let authentication: AuthenticationService
  let export = ExportService()

  init(store: TripStore, settings: AppSettings, authentication: AuthenticationService) {
    self.store = store
    self.settings = settings
    self.authentication = authentication
  }

  static func live() -> AppEnvironment {
    #if targetEnvironment(simulator)
      let trips = SampleData.trips
    #else
      let trips: [Trip] = []
    #endif
    return AppEnvironment(
      store: TripStore(trips: trips),
      settings: .shared,
      authentication: DemoAuthenticationService()
    )
  }

  var interfaceStyle: UIUserInterfaceStyle {
    switch settings.appearance {
    case .system: return .unspecified
    case .light: return .light
    case .dark: return .dark
    }
  }
}
