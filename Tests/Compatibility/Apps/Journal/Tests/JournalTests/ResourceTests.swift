import UIKit
import XCTest

@testable import Journal

/// Tests of images, localized strings, a nib and a storyboard.
@MainActor
final class ResourceTests: XCTestCase {

  func testDataAssetListsDestinations() {
    let destinations = Destination.all()
    XCTAssertEqual(destinations.map(\.id), ["alps", "lake", "valley", "north"])
    XCTAssertEqual(destinations.map(\.name).first, "The high Alps")
  }

  func testPlurals() {
    XCTAssertEqual(Destination.all().map(\.stay), ["5 days", "1 day", "12 days", "2 days"])
    XCTAssertEqual(travellersText(0), "nobody")
    XCTAssertEqual(travellersText(1), "one traveller")
    XCTAssertEqual(travellersText(7), "7 travellers")
  }

  private func travellersText(_ count: Int) -> String {
    let about = AboutViewController()
    return String.localizedStringWithFormat(
      NSLocalizedString("travellers", tableName: "Travellers", bundle: Bundle(for: type(of: about)), comment: ""), count
    )
  }

  func testPhotoSizesAndOrientations() throws {
    let bundle = Bundle(for: AboutViewController.self)
    let mountains = try XCTUnwrap(UIImage(named: "Photos/mountains", in: bundle, compatibleWith: nil))
    XCTAssertEqual(mountains.size, CGSize(width: 300, height: 200))
    // The image is stored in landscape, and its EXIF data has an orientation.
    let valley = try XCTUnwrap(UIImage(named: "Photos/valley", in: bundle, compatibleWith: nil))
    XCTAssertEqual(valley.size, CGSize(width: 180, height: 240))
    XCTAssertEqual(valley.imageOrientation, .right)
    XCTAssertEqual(valley.cgImage?.width, 480)
    XCTAssertNil(UIImage(named: "mountains", in: bundle, compatibleWith: nil))
  }

  func testVectorRenderingModes() throws {
    let bundle = Bundle(for: AboutViewController.self)
    let compass = try XCTUnwrap(UIImage(named: "Compass", in: bundle, with: nil))
    XCTAssertEqual(compass.renderingMode, .alwaysTemplate)
    XCTAssertEqual(compass.size, CGSize(width: 24, height: 24))
    let backpack = try XCTUnwrap(UIImage(named: "Backpack"))
    XCTAssertEqual(backpack.renderingMode, .automatic)
    XCTAssertEqual(backpack.size, CGSize(width: 64, height: 64))
  }

  func testAssetSymbols() {
    XCTAssertEqual(UIImage(resource: .compass), UIImage(named: "Compass"))
    XCTAssertEqual(UIImage(resource: .Photos.lake).size, CGSize(width: 300, height: 200))
    XCTAssertEqual(UIImage.hero.size, CGSize(width: 320, height: 160))
    XCTAssertEqual(UIColor.accent, UIColor(named: "AccentColor"))
    XCTAssertEqual(UIColor(resource: .accent), .accent)
  }

  func testColorFollowsTheAppearance() throws {
    let accent = try XCTUnwrap(UIColor(named: "AccentColor"))
    var red: CGFloat = 0
    accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).getRed(
      &red, green: nil, blue: nil, alpha: nil)
    XCTAssertEqual(red, 31 / 255, accuracy: 0.001)
    accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).getRed(
      &red, green: nil, blue: nil, alpha: nil)
    XCTAssertEqual(red, 95 / 255, accuracy: 0.001)
  }

  func testCellLoadsFromItsNib() throws {
    let controller = DestinationsViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    XCTAssertEqual(controller.tableView.visibleCells.count, 4)
    let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? DestinationCell)
    let texts = labels(in: cell).compactMap(\.text)
    XCTAssertEqual(texts, ["The red lake", "1 day"])
    let photo = try XCTUnwrap(images(in: cell).first)
    XCTAssertEqual(photo.convert(photo.bounds, to: cell), CGRect(x: 16, y: 12, width: 108, height: 72))
    XCTAssertEqual(photo.layer.cornerRadius, 10)
  }

  func testStoryboardConnectsOutletsActionsAndSegues() throws {
    let storyboard = UIStoryboard(name: "About", bundle: Bundle(for: AboutViewController.self))
    let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let about = try XCTUnwrap(navigation.topViewController as? AboutViewController)
    XCTAssertEqual(about.navigationItem.title, "Journal")
    XCTAssertTrue(labels(in: about.view).compactMap(\.text).contains("Pack light, go far."))
    let add = try XCTUnwrap(buttons(in: about.view).first { $0.title(for: .normal) == "Add a traveller" })
    XCTAssertEqual(add.bounds.size, CGSize(width: 200, height: 44))
    XCTAssertEqual(add.layer.cornerRadius, 12)
    add.sendActions(for: .touchUpInside)
    XCTAssertTrue(labels(in: about.view).compactMap(\.text).contains("4 travellers"))

    about.performSegue(withIdentifier: "feedback", sender: nil)
    let feedback = try XCTUnwrap(navigation.topViewController as? FeedbackViewController)
    XCTAssertEqual(feedback.travellers, 4)
    feedback.loadViewIfNeeded()
    let send = try XCTUnwrap(buttons(in: feedback.view).first)
    XCTAssertEqual(send.title(for: .normal), "Send")
    send.sendActions(for: .touchUpInside)
    XCTAssertTrue(navigation.topViewController === about)
    XCTAssertTrue(storyboard.instantiateViewController(withIdentifier: "Feedback") is FeedbackViewController)
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + all(type, in: $0) }
  }

  private func labels(in view: UIView) -> [UILabel] {
    all(UILabel.self, in: view).filter { !($0.superview is UIButton) }
  }
  private func images(in view: UIView) -> [UIImageView] { all(UIImageView.self, in: view) }
  private func buttons(in view: UIView) -> [UIButton] { all(UIButton.self, in: view) }
}
