import Combine
import JournalCore
import XCTest

@MainActor
final class ViewModelTests: XCTestCase {

  private var cancellables = Set<AnyCancellable>()

  // MARK: Login

  func testLoginRequiresAllThreeInputs() {
    let viewModel = LoginViewModel(service: DemoAuthenticationService(delay: 0))
    var values: [Bool] = []
    viewModel.$canSubmit.sink { values.append($0) }.store(in: &cancellables)

    viewModel.email = "ada@example.com"
    viewModel.password = "travel-2024"
    XCTAssertFalse(viewModel.canSubmit)
    viewModel.acceptsTerms = true
    XCTAssertTrue(viewModel.canSubmit)
    viewModel.email = "ada"
    XCTAssertFalse(viewModel.canSubmit)
    XCTAssertEqual(values.suffix(2), [true, false])
  }

  func testLoginSucceeds() {
    let viewModel = LoginViewModel(service: DemoAuthenticationService(delay: 0.01))
    viewModel.email = "ada@example.com"
    viewModel.password = "travel-2024"
    viewModel.acceptsTerms = true
    let loggedIn = expectation(description: "logged in")
    viewModel.didLogIn
      .sink { session in
        XCTAssertEqual(session.email, "ada@example.com")
        loggedIn.fulfill()
      }
      .store(in: &cancellables)

    viewModel.submit()
    XCTAssertEqual(viewModel.state, .submitting)
    XCTAssertFalse(viewModel.canSubmit)
    wait(for: [loggedIn], timeout: 2)
    XCTAssertTrue(viewModel.canSubmit)
  }

  func testLoginFailsWithWrongPassword() {
    let viewModel = LoginViewModel(service: DemoAuthenticationService(delay: 0.01))
    viewModel.email = "ada@example.com"
    viewModel.password = "something else"
    viewModel.acceptsTerms = true
    let failed = expectation(description: "failed")
    viewModel.$state
      .filter { if case .failed = $0 { return true } else { return false } }
      .sink { _ in failed.fulfill() }
      .store(in: &cancellables)
    viewModel.submit()
    wait(for: [failed], timeout: 2)
  }

  func testEmailHintIsDebounced() {
    let viewModel = LoginViewModel()
    let hinted = expectation(description: "hint")
    viewModel.$emailHint
      .compactMap { $0 }
      .sink { _ in hinted.fulfill() }
      .store(in: &cancellables)
    for text in ["a", "ad", "ada"] {
      viewModel.email = text
    }
    XCTAssertNil(viewModel.emailHint)
    wait(for: [hinted], timeout: 2)
  }

  // MARK: Trips

  func testTripsAreGroupedByYear() {
    let viewModel = TripListViewModel(store: TripStore(trips: SampleData.trips))
    XCTAssertEqual(viewModel.sections.map(\.year), [2024, 2023, 2022])
    XCTAssertEqual(viewModel.numberOfTrips, 3)
  }

  func testFavoritesFilter() {
    let viewModel = TripListViewModel(store: TripStore(trips: SampleData.trips))
    viewModel.filter = .favorites
    XCTAssertEqual(viewModel.sections.map(\.year), [2023])
    viewModel.filter = .recent
    XCTAssertEqual(viewModel.numberOfTrips, 2)
  }

  func testUnknownTripReportsAnError() {
    let viewModel = TripListViewModel(store: TripStore())
    var errors: [TripStoreError] = []
    viewModel.errors
      .compactMap { $0 as? TripStoreError }
      .sink { errors.append($0) }
      .store(in: &cancellables)
    viewModel.toggleFavorite(UUID())
    XCTAssertEqual(errors, [.unknownTrip])
  }

  func testRefreshReportsOffline() async {
    let store = TripStore(trips: SampleData.trips)
    store.isOffline = true
    let viewModel = TripListViewModel(store: store)
    var errors: [Error] = []
    viewModel.errors.sink { errors.append($0) }.store(in: &cancellables)
    await viewModel.refresh()
    XCTAssertEqual(errors.count, 1)
    XCTAssertFalse(viewModel.isRefreshing)
  }

  // MARK: Editor

  func testEditorCanSaveWhenDirtyAndTitled() throws {
    let trip = SampleData.japan
    let store = TripStore(trips: [trip])
    let viewModel = EntryEditorViewModel(entry: Entry(title: ""), in: trip.id, store: store)
    var canSave = true
    viewModel.canSave.sink { canSave = $0 }.store(in: &cancellables)
    XCTAssertFalse(canSave)
    viewModel.title = "Kyoto"
    XCTAssertTrue(canSave)
    try viewModel.save()
    XCTAssertFalse(canSave)
    XCTAssertEqual(store.trip(with: trip.id)?.entries.map(\.title), ["Kyoto"])
  }

  func testEditorCountsWordsAndTags() {
    let viewModel = EntryEditorViewModel(entry: Entry(title: "Day 1"), in: UUID(), store: TripStore())
    viewModel.text = "Walked  up the\nhill"
    XCTAssertEqual(viewModel.wordCount, 4)
    viewModel.addTag(" Food ")
    viewModel.addTag("food")
    XCTAssertEqual(viewModel.tags, ["food"])
    XCTAssertThrowsError(try viewModel.save())
  }

  func testEditorAutosaves() {
    let trip = SampleData.japan
    let store = TripStore(trips: [trip])
    let viewModel = EntryEditorViewModel(entry: Entry(title: "Nara"), in: trip.id, store: store)
    viewModel.text = "Deer everywhere"
    let saved = expectation(forNotification: .tripStoreDidChange, object: store)
    viewModel.startAutosave(every: 0.05)
    wait(for: [saved], timeout: 2)
    viewModel.stopAutosave()
    XCTAssertEqual(store.trips.first?.entries.first?.text, "Deer everywhere")
  }

  // MARK: Search and statistics

  func testSearchFindsEntries() {
    let viewModel = SearchViewModel(
      store: TripStore(trips: SampleData.trips), debounce: .milliseconds(10)
    )
    viewModel.scope = .entries
    let found = expectation(description: "found")
    viewModel.$hits
      .filter { !$0.isEmpty }
      .first()
      .sink { hits in
        XCTAssertEqual(hits.map(\.title), ["Bergen"])
        found.fulfill()
      }
      .store(in: &cancellables)
    viewModel.query = " fish SOUP"
    wait(for: [found], timeout: 2)
    viewModel.commit()
    XCTAssertEqual(viewModel.recentQueries, ["fish SOUP"])
  }

  func testStatisticsFollowTheStore() {
    let store = TripStore(trips: [SampleData.portugal])
    let settings = AppSettings(defaults: UserDefaults(suiteName: UUID().uuidString)!)
    let viewModel = StatisticsViewModel(store: store, settings: settings)
    XCTAssertEqual(viewModel.summary.days, 3)
    viewModel.goal.send(2)
    XCTAssertEqual(viewModel.goalProgress, 0.5)
    store.save(SampleData.norway)
    XCTAssertEqual(viewModel.summary.trips, 2)
    XCTAssertEqual(viewModel.goalProgress, 1)
    XCTAssertEqual(viewModel.summary.daysByYear.map(\.year), [2023, 2024])
    viewModel.stop()
  }

  func testSavesSettings() {
    let settings = AppSettings(defaults: UserDefaults(suiteName: UUID().uuidString)!)
    let viewModel = SettingsViewModel(settings: settings)
    let posted = expectation(forNotification: .appearanceDidChange, object: settings)
    viewModel.usesMetricSystem = false
    viewModel.textSize = 20.4
    viewModel.appearance = .dark
    wait(for: [posted], timeout: 1)
    XCTAssertFalse(settings.usesMetricSystem)
    XCTAssertEqual(settings.textSize, 20)
    XCTAssertEqual(settings.appearance, .dark)
  }
}
