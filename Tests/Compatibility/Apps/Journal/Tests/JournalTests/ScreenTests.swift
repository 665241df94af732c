import JournalCore
import JournalKit
import UIKit
import XCTest
@testable import Journal

@MainActor
final class ScreenTests: XCTestCase {

  func testAddButtonSavesATrip() {
    let environment = AppEnvironment.test(trips: [])
    let controller = TripListViewController(environment: environment)
    controller.loadViewIfNeeded()
    XCTAssertFalse(controller.emptyView.isHidden)
    controller.navigationItem.rightBarButtonItem?.simulateTap()
    XCTAssertEqual(environment.store.trips.count, 1)
    XCTAssertTrue(controller.emptyView.isHidden)
  }

  func testFilterControlChangesTheList() {
    let controller = TripListViewController(environment: .test())
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.dataSource.snapshot().numberOfItems, 3)
    controller.filterControl.selectedSegmentIndex = 1
    controller.filterControl.sendActions(for: .valueChanged)
    XCTAssertEqual(controller.dataSource.snapshot().numberOfItems, 1)
    XCTAssertEqual(controller.dataSource.tableView(controller.tableView, titleForHeaderInSection: 0), "2023")
  }

  func testLoginButtonIsEnabledByValidation() {
    let controller = LoginViewController(environment: .test())
    controller.loadViewIfNeeded()
    XCTAssertFalse(controller.loginButton.isEnabled)
    controller.emailField.text = "ada@example.com"
    controller.emailField.sendActions(for: .editingChanged)
    controller.passwordField.text = "travel-2024"
    controller.passwordField.sendActions(for: .editingChanged)
    controller.termsSwitch.isOn = true
    controller.termsSwitch.sendActions(for: .valueChanged)
    XCTAssertTrue(controller.loginButton.isEnabled)
    controller.loginButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.viewModel.state, .submitting)
  }

  func testSettingsSwitches() {
    let environment = AppEnvironment.test()
    let controller = SettingsViewController(environment: environment)
    controller.loadViewIfNeeded()
    controller.metricSwitch.isOn = false
    controller.metricSwitch.sendActions(for: .valueChanged)
    XCTAssertFalse(environment.settings.usesMetricSystem)
    controller.appearanceControl.selectedSegmentIndex = 2
    controller.appearanceControl.sendActions(for: .valueChanged)
    XCTAssertEqual(environment.interfaceStyle, .dark)
    XCTAssertEqual(controller.logOutButton.actions(forTarget: nil, forControlEvent: .touchUpInside), ["logOut:"])
  }

  func testEditorCallsItsDelegate() {
    final class Delegate: NSObject, EntryEditorDelegate {
      var allows = false
      var saved: [Bool] = []
      func editorShouldSave(_ editor: EntryEditorViewController) -> Bool { allows }
      func editorDidFinish(_ editor: EntryEditorViewController, saved: Bool) { self.saved.append(saved) }
    }
    let delegate = Delegate()
    let trip = SampleData.japan
    let editor = EntryEditorViewController(
      entry: Entry(title: "Nara"), in: trip.id, environment: .test(trips: [trip])
    )
    editor.delegate = delegate
    editor.loadViewIfNeeded()
    XCTAssertFalse(editor.saveButton.isEnabled)
    editor.titleField.text = "Nara and Kyoto"
    editor.titleField.sendActions(for: .editingChanged)
    XCTAssertTrue(editor.saveButton.isEnabled)
    editor.saveButton.simulateTap()
    XCTAssertEqual(delegate.saved, [])
    delegate.allows = true
    editor.saveButton.simulateTap()
    XCTAssertEqual(delegate.saved, [true])
  }

  func testEditorReportsTextAfterADelay() {
    final class Delegate: NSObject, EntryEditorDelegate {
      var texts: [String] = []
      func editor(_ editor: EntryEditorViewController, didChange text: String) { texts.append(text) }
    }
    let delegate = Delegate()
    let editor = EntryEditorViewController(entry: Entry(title: "Nara"), in: UUID(), environment: .test())
    editor.delegate = delegate
    editor.loadViewIfNeeded()
    for text in ["D", "De", "Deer"] {
      editor.textView.text = text
      editor.textViewDidChange(editor.textView)
    }
    XCTAssertEqual(delegate.texts, [])
    wait { !delegate.texts.isEmpty }
    XCTAssertEqual(delegate.texts, ["Deer"])
  }

  func testProfileObservesItsModel() {
    let controller = ProfileViewController(environment: .test())
    controller.loadViewIfNeeded()
    controller.firstNameField.text = "Grace"
    controller.firstNameField.sendActions(for: .editingChanged)
    XCTAssertTrue(controller.nameLabel.text?.contains("Grace") ?? false)
    XCTAssertGreaterThan(controller.nameLabelChanges, 0)
    controller.profile.yearlyGoal = 7
    XCTAssertEqual(controller.avatarView.badgeValue, "7")
    controller.avatarView.isHidden = true
    XCTAssertEqual(controller.avatarView.alpha, 0)
  }

  func testOnboardingContinues() {
    let environment = AppEnvironment.test()
    let controller = OnboardingViewController(environment: environment)
    controller.loadViewIfNeeded()
    XCTAssertTrue(controller.advanceTimer?.isValid ?? false)
    for _ in 1...3 {
      controller.continueButton.sendActions(for: .touchUpInside)
    }
    XCTAssertEqual(controller.pageControl.currentPage, 2)
    XCTAssertTrue(environment.settings.hasSeenOnboarding)
    controller.viewWillDisappear(false)
    XCTAssertNil(controller.advanceTimer)
  }

  func testActionsTravelUpTheResponderChain() {
    let tabBarController = MainTabBarController(environment: .test())
    tabBarController.loadViewIfNeeded()
    let list = (tabBarController.viewControllers?.first as? UINavigationController)?.viewControllers.first
    XCTAssertTrue(tabBarController.responds(to: .showStatistics))
    XCTAssertFalse(tabBarController.responds(to: .composeEntry))
    list?.loadViewIfNeeded()
    XCTAssertTrue(tabBarController.canPerformAction(.showStatistics, withSender: nil))
    XCTAssertEqual(tabBarController.keyCommands?.count, 4)
  }

  func testRatingIsSavedFromTheDetail() {
    let trip = SampleData.portugal
    let environment = AppEnvironment.test(trips: [trip])
    let controller = TripDetailViewController(tripIdentifier: trip.id, environment: environment)
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.title, "Lisbon weekend")
    XCTAssertEqual(controller.dataSource.snapshot().numberOfItems(inSection: .photos), 1)
    controller.ratingControl.accessibilityDecrement()
    XCTAssertEqual(environment.store.trip(with: trip.id)?.rating, 3)
  }

  func testUploadsPhotos() {
    let trip = SampleData.norway
    let controller = PhotoGridViewController(tripIdentifier: trip.id, environment: .test(trips: [trip]))
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.collectionView(controller.collectionView, numberOfItemsInSection: 0), 3)
    controller.uploadTapped(nil)
    XCTAssertEqual(controller.uploads.count, 3)
    wait { controller.uploads.values.allSatisfy(\.isFinished) }
    XCTAssertEqual(controller.toast.message, "All photos are uploaded")
  }

  func testStepperChangesTheGoal() {
    let controller = StatisticsViewController(environment: .test())
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.goalStepper.value, 10)
    controller.goalStepper.value = 3
    controller.goalStepper.sendActions(for: .valueChanged)
    XCTAssertEqual(controller.viewModel.goalProgress, 1)
    XCTAssertEqual(controller.ringView.progress, 1)
    wait { controller.chartView.bars.count == 3 }
    XCTAssertEqual(controller.tripsLabel.text, "3")
  }

  func testSearchShowsResults() {
    let controller = SearchViewController(environment: .test())
    controller.loadViewIfNeeded()
    controller.searchController.searchBar.text = "norway"
    controller.updateSearchResults(for: controller.searchController)
    wait { controller.tableView.numberOfRows(inSection: 0) == 1 }
    XCTAssertEqual(controller.viewModel.hits.first?.title, "Fjords by train")
  }
}
