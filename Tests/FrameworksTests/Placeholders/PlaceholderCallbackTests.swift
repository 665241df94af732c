// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import AVFoundation
import AudioToolbox
import Contacts
import CoreLocation
import LocalAuthentication
import Photos
import StoreKit
import Synchronization
import TesseraPlaceholders
import Testing
import UserNotifications
import WebKit

/// As on iOS, callbacks are called in later turns of the main queue. Therefore a delegate that retries in a callback
/// does not recurse.
@MainActor
struct PlaceholderCallbackTests {
  private final class Retrier: NSObject, CLLocationManagerDelegate, SKProductsRequestDelegate {
    var heard: [String] = []
    var isAsking = false

    func ask(_ manager: CLLocationManager) {
      isAsking = true
      manager.requestLocation()
      isAsking = false
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      heard.append(isAsking ? "inside" : "failed \(error as NSError == CLError(.denied) as NSError)")
      if heard.count < 5 { ask(manager) }
    }

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      heard.append(isAsking ? "inside" : "\(response.invalidProductIdentifiers)")
    }

    func requestDidFinish(_ request: SKRequest) { heard.append("finished") }
  }

  /// Waits for the given number of main queue turns.
  private func runMainQueueTurns(_ count: Int) async {
    for _ in 0..<count {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
  }

  @Test func retryingDelegate() async {
    let (manager, retrier) = (CLLocationManager(), Retrier())
    manager.delegate = retrier
    retrier.ask(manager)
    #expect(retrier.heard.isEmpty)
    await runMainQueueTurns(8)
    #expect(retrier.heard == Array(repeating: "failed true", count: 5))
  }

  /// Two requests made before the response result in a single callback. A canceled request has no callback.
  @Test func cancelledRequestsHaveNoCallback() async {
    let (manager, retrier) = (CLLocationManager(), Retrier())
    retrier.heard = ["", "", "", ""]
    manager.delegate = retrier
    retrier.ask(manager)
    retrier.ask(manager)
    await runMainQueueTurns(3)
    #expect(retrier.heard.count == 5)
    retrier.ask(manager)
    manager.stopUpdatingLocation()
    await runMainQueueTurns(3)
    #expect(retrier.heard.count == 5)
  }

  @Test func geocoder() async {
    let geocoder = CLGeocoder()
    var codes: [Int] = []
    geocoder.geocodeAddressString("Rue de Rivoli") { places, error in
      codes.append(((error as NSError?)?.code ?? 0) + (places?.count ?? 0))
    }
    #expect(codes.isEmpty && geocoder.isGeocoding)
    await runMainQueueTurns(2)
    #expect(codes == [CLError.geocodeFoundNoResult.rawValue] && !geocoder.isGeocoding)
    geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) { _, error in
      codes.append((error as NSError?)?.code ?? 0)
    }
    geocoder.cancelGeocode()
    await runMainQueueTurns(2)
    #expect(codes.last == CLError.geocodeCanceled.rawValue)
    await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("") }
  }

  /// The store has none of the requested products.
  @Test func products() async {
    let (request, retrier) = (SKProductsRequest(productIdentifiers: ["b", "a"]), Retrier())
    request.delegate = retrier
    retrier.isAsking = true
    request.start()
    retrier.isAsking = false
    await runMainQueueTurns(2)
    #expect(retrier.heard == [#"["a", "b"]"#, "finished"])
  }

  @Test func scripts() async {
    var errors: [any Error] = []
    let view = WKWebView(frame: .zero)
    view.evaluateJavaScript("1") { _, error in if let error { errors.append(error) } }
    view.callAsyncJavaScript("return 1", in: nil, in: .page) {
      if case .failure(let error) = $0 { errors.append(error) }
    }
    #expect(errors.isEmpty)
    await runMainQueueTurns(2)
    #expect(errors.count == 2 && errors.allSatisfy { WKError.javaScriptResultTypeIsUnsupported ~= $0 })
  }

  /// Permission handlers are called on a private queue.
  @Test func permissions() async {
    let (camera, isMain) = await withCheckedContinuation { continuation in
      AVCaptureDevice.requestAccess(for: .video) { continuation.resume(returning: ($0, Thread.isMainThread)) }
    }
    #expect(!camera && !isMain)
    let photos = await withCheckedContinuation { continuation in
      PHPhotoLibrary.requestAuthorization(for: .readWrite) { continuation.resume(returning: $0) }
    }
    #expect(photos == .denied)
    let notes = await withCheckedContinuation { continuation in
      UNUserNotificationCenter.current().requestAuthorization { allowed, _ in continuation.resume(returning: allowed) }
    }
    #expect(!notes)
    let person = await withCheckedContinuation { continuation in
      LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { _, error in
        continuation.resume(returning: error)
      }
    }
    #expect(person.map { LAError.biometryNotAvailable ~= $0 } == true)
    let contacts = await withCheckedContinuation { continuation in
      CNContactStore().requestAccess(for: .contacts) { _, error in continuation.resume(returning: error) }
    }
    #expect(contacts.map { CNError.authorizationDenied ~= $0 } == true)
  }

  /// A notification request is stored but fails, because permission is denied.
  @Test func notification() async {
    let center = UNUserNotificationCenter.current()
    let request = UNNotificationRequest(identifier: "CallbackTest", content: UNNotificationContent(), trigger: nil)
    let error = await withCheckedContinuation { continuation in
      center.add(request) { continuation.resume(returning: $0) }
    }
    #expect(error.map { UNError.notificationsNotAllowed ~= $0 } == true)
    await #expect(throws: UNError.self) { try await center.add(request) }
    #expect(await center.pendingNotificationRequests().filter { $0.identifier == "CallbackTest" }.count == 1)
    center.removePendingNotificationRequests(withIdentifiers: ["CallbackTest"])
  }

  /// Both calls with handlers and asynchronous calls report that they have no effect.
  @Test func reportsCallsWithoutEffect() async throws {
    let lines = Mutex<[String]>([])
    await Placeholder.$listener.withValue({ line in lines.withLock { $0.append(line) } }) {
      _ = await AVCaptureDevice.requestAccess(for: .audio)
      _ = await PHPhotoLibrary.requestAuthorization(for: .addOnly)
      _ = try? await UNUserNotificationCenter.current().requestAuthorization()
      _ = try? await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "")
      _ = try? await CNContactStore().requestAccess(for: .contacts)
      SKPaymentQueue.default().restoreCompletedTransactions()
      WKWebView(frame: .zero).reload()
      AVPlayer().rate = 2
    }
    #expect(lines.withLock { $0.count } == 8)
  }

  @Test func playbackState() {
    let player = AVPlayer()
    #expect(player.timeControlStatus == .paused)
    player.play()
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    player.pause()
    #expect(player.rate == 0 && player.timeControlStatus == .paused)
    var sound: SystemSoundID = 7
    #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/no/such.caf"), &sound) == -1500 && sound == 0)
    #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: #filePath), &sound) == 0 && sound == 1)
  }
}
