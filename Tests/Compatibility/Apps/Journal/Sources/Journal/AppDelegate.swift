import JournalCore
import UIKit
import os

public final class AppDelegate: UIResponder, UIApplicationDelegate {

  private(set) var navigationBarAppearance = UINavigationBarAppearance()
  private let log = OSLog(subsystem: "com.example.journal", category: "app")

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    os_log("Launched with %d options", log: log, type: .info, launchOptions?.count ?? 0)
    configureAppearance()
    return true
  }

  private func configureAppearance() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithDefaultBackground()
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
    navigationBarAppearance = appearance
  }
}
