import JournalCore
import UIKit
import XCTest
@testable import Journal

extension AppEnvironment {
  static func test(trips: [Trip] = SampleData.trips) -> AppEnvironment {
    let suite = "JournalTests-\(UUID().uuidString)"
    return AppEnvironment(
      store: TripStore(trips: trips),
      settings: AppSettings(defaults: UserDefaults(suiteName: suite)!),
      authentication: DemoAuthenticationService(delay: 0.01)
    )
  }
}

extension UIBarButtonItem {
  /// Performs the item's action, as a tap does.
  func simulateTap(file: StaticString = #filePath, line: UInt = #line) {
    guard let action = action else {
      XCTFail("The item has no action", file: file, line: line)
      return
    }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}

extension XCTestCase {
  func wait(timeout: TimeInterval = 3, until condition: @escaping () -> Bool) {
    let predicate = NSPredicate { _, _ in condition() }
    wait(for: [XCTNSPredicateExpectation(predicate: predicate, object: nil)], timeout: timeout)
  }
}
