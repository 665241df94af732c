import JournalCore
import UniformTypeIdentifiers
import XCTest

final class ModelTests: XCTestCase {

  func testUploadIsObservable() {
    let upload = PhotoUpload(photoIdentifier: "1", step: 0.5)
    var changes: [Double] = []
    let observation = upload.observe(\.progress, options: [.new, .old]) { _, change in
      changes.append((change.newValue ?? 0) - (change.oldValue ?? 0))
    }
    upload.advance()
    upload.advance()
    upload.advance()
    observation.invalidate()
    XCTAssertEqual(changes, [0.5, 0.5])
    XCTAssertTrue(upload.isFinished)
  }

  func testPercentTextDependsOnProgress() {
    let upload = PhotoUpload(photoIdentifier: "1")
    var texts: [String] = []
    let observation = upload.observe(\.percentText) { upload, _ in texts.append(upload.percentText) }
    upload.progress = 0.4
    observation.invalidate()
    XCTAssertEqual(texts, ["40 %"])
  }

  func testUploadAdvancesWithATimerAndNotifies() {
    let upload = PhotoUpload(photoIdentifier: "photo", step: 0.5)
    let finished = expectation(forNotification: .photoUploadDidFinish, object: upload) { notification in
      notification.userInfo?["identifier"] as? String == "photo"
    }
    upload.start(interval: 0.01)
    XCTAssertTrue(upload.isRunning)
    wait(for: [finished], timeout: 2)
    XCTAssertFalse(upload.isRunning)
  }

  func testPausedUploadDoesNotAdvance() {
    let upload = PhotoUpload(photoIdentifier: "photo", step: 0.5)
    upload.isPaused = true
    upload.start(interval: 0.01)
    RunLoop.current.run(until: Date().addingTimeInterval(0.05))
    XCTAssertEqual(upload.progress, 0)
    upload.cancel()
  }

  func testFullNameCombinesFirstAndLastName() {
    let profile = Profile(firstName: "Ada", lastName: "Lovelace")
    var initials: [String] = []
    let observation = profile.observe(\.initials, options: [.initial]) { profile, _ in
      initials.append(profile.initials)
    }
    profile.lastName = "Byron"
    profile.setValue("Lord", forKey: "firstName")
    observation.invalidate()
    XCTAssertEqual(initials, ["AL", "AB", "LB"])
  }

  func testProfileRoundTripsThroughCoding() throws {
    let profile = Profile(firstName: "Ada", lastName: "Lovelace", homeTown: "London")
    let data = try JSONEncoder().encode(profile)
    XCTAssertEqual(try JSONDecoder().decode(Profile.self, from: data), profile)
  }

  func testPhotosHaveATypeIdentifier() {
    XCTAssertEqual(Photo(caption: "", filename: "a.png").contentType, .png)
    XCTAssertTrue(Photo(caption: "", filename: "a.heic").isImage)
    XCTAssertFalse(Photo(caption: "", filename: "a.txt").isImage)
  }

  func testDetectsLinks() {
    let links = LinkDetector().links(in: "See https://example.com/map for more")
    XCTAssertEqual(links.map(\.url.absoluteString), ["https://example.com/map"])
    XCTAssertEqual(links.first?.range, NSRange(location: 4, length: 23))
  }

  func testUserActivityContainsTheIdentifier() {
    let trip = SampleData.norway
    let activity = ExportService().makeUserActivity(for: trip)
    XCTAssertEqual(activity.userInfo?["identifier"] as? String, trip.id.uuidString)
    XCTAssertEqual(activity.title, trip.title)
    XCTAssertTrue(activity.isEligibleForSearch)
  }
}
