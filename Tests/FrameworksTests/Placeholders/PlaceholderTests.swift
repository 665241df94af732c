// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import AVKit
import AudioToolbox
import ContactsUI
import CoreHaptics
import LocalAuthentication
import MapKit
import MessageUI
import Photos
import PhotosUI
import SafariServices
import StoreKit
import Synchronization
import TesseraPlaceholderViews
import TesseraPlaceholders
import TesseraTesting
import Testing
import UserNotifications
import WebKit

/// Tests placeholders for frameworks that cannot exist here. Their views show the name of the class that they
/// replace, and their calls report that they have no effect.
@MainActor
struct PlaceholderTests {
  /// Returns the reports of the calls in the body that have no effect.
  private func reports(_ body: () -> Void) -> [String] {
    let lines = Mutex<[String]>([])
    Placeholder.$listener.withValue({ line in lines.withLock { $0.append(line) } }) { body() }
    return lines.withLock { $0 }
  }

  private var address: URL { URL(fileURLWithPath: "/page.html") }

  @Test func webView() {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), configuration: WKWebViewConfiguration())
    let lines = reports {
      view.load(URLRequest(url: address))
      view.evaluateJavaScript("1") { value, error in #expect(value == nil && error != nil) }
    }
    #expect(view.url == address && view.title == nil && !view.canGoBack)
    #expect(lines.first == "Tessera: WebKit is not available on Linux: WKWebView.load(_:) loads nothing.")
    #expect(lines.count == 2)
  }

  /// The map view stores its properties. Two annotations result in a region around their midpoint.
  @Test func map() {
    let map = MKMapView(frame: .zero)
    let (a, b) = (MKPointAnnotation(), MKPointAnnotation())
    a.coordinate = CLLocationCoordinate2D(latitude: 10, longitude: 20)
    b.coordinate = CLLocationCoordinate2D(latitude: 12, longitude: 26)
    map.showAnnotations([a, b], animated: false)
    #expect(map.annotations.count == 2 && map.centerCoordinate.latitude == 11 && map.region.span.longitudeDelta == 6)
    map.removeAnnotation(a)
    #expect(map.annotations.count == 1 && map.annotations.first === b)
  }

  @Test func playersAndSheetsReportMissingBehavior() {
    let lines = reports {
      AVPlayer(url: address).play()
      AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
      _ = SFSafariViewController(url: address)
      _ = PHPickerViewController(configuration: PHPickerConfiguration())
      SKStoreReviewController.requestReview()
      PHPhotoLibrary.requestAuthorization { #expect($0 == .denied) }
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { allowed, _ in #expect(!allowed) }
      LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { allowed, _ in #expect(!allowed) }
      CNContactStore().requestAccess(for: .contacts) { allowed, _ in #expect(!allowed) }
    }
    #expect(lines.count == 9 && lines.allSatisfy { $0.hasPrefix("Tessera: ") })
    #expect(!MFMailComposeViewController.canSendMail() && (try? CHHapticEngine()) == nil)
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
  }

  /// A test can pass selected photos to the app's delegate.
  @Test func photoPicker() throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let provider = PHPickerResult(itemProvider: NSItemProvider(object: dot)).itemProvider
    #expect(provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: NSURL.self))
    let copy = try UIImage.object(withItemProviderData: try #require(dot.pngData()), typeIdentifier: "public.png")
    #expect(copy.cgImage == dot.cgImage)
    #expect(throws: CocoaError.self) {
      try UIImage.object(withItemProviderData: Data([1]), typeIdentifier: "public.png")
    }
    let result = PHPickerResult(itemProvider: NSItemProvider(), assetIdentifier: "a")
    #expect(result == result && result.assetIdentifier == "a")
    #expect(result != PHPickerResult(itemProvider: NSItemProvider(), assetIdentifier: "a"))
  }

  @Test func values() {
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600) == CMTimeMake(value: 900, timescale: 600))
    #expect(CMTimeGetSeconds(CMTimeMake(value: 900, timescale: 600)) == 1.5 && CMTime.invalid.seconds.isNaN)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .positiveInfinity)
    let contact = CNMutableContact()
    contact.organizationName = "Acme"
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Acme")
    (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
  }

  /// All views have the same background, and each view draws its class name. Therefore the images of different
  /// classes differ, and the images of the same class are equal.
  @Test func drawsTheClassName() {
    func picture(_ view: UIView) -> Data? {
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      return UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }.pngData()
    }
    let web = picture(WKWebView(frame: .zero))
    #expect(web != nil && web == picture(WKWebView(frame: .zero)))
    #expect(web != picture(MKMapView(frame: .zero)))
    let controllers: [UIViewController] = [
      AVPlayerViewController(), CNContactPickerViewController(), MFMailComposeViewController(),
      SKStoreProductViewController(), SFSafariViewController(url: address),
      PHPickerViewController(configuration: PHPickerConfiguration()),
    ]
    #expect(Set(controllers.map { picture($0.view) }).count == controllers.count)
    #expect(picture(PlaceholderView(frame: .zero)) != nil)
  }

  /// The background is systemGray5, which is E5E5EA in light mode.
  @Test func backgroundColor() throws {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let image = UIGraphicsImageRenderer(
      size: view.bounds.size,
      format: {
        $0.scale = 1; return $0
      }(UIGraphicsImageRendererFormat())
    ).image { view.layer.render(in: $0.cgContext) }
    let bytes = try #require(image.cgImage?.dataProvider?.data)
    #expect(Array(bytes[(20 * 40 + 5) * 4..<(20 * 40 + 6) * 4]) == [0xE5, 0xE5, 0xEA, 0xFF])
  }

  /// The golden shows a web view of 240 x 80 points, in light and dark mode.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func golden(style: UIUserInterfaceStyle) {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 240, height: 80))
    view.overrideUserInterfaceStyle = style
    assertSnapshot(of: view, as: .image, named: style == .dark ? "dark" : "light")
  }
}
