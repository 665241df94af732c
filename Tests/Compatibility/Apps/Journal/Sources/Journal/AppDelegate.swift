import JournalCore
import UIKit
import os

public final class AppDelegate: UIResponder, UIApplicationDelegate {

  private let log = OSLog(subsystem: "com.example.journal", category: "app")

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    os_log("Launched with %d options", log: log, type: .info, launchOptions?.count ?? 0)
    configureAppearance()
    return true
  }

  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  private func configureAppearance() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithDefaultBackground()
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().tintColor = .systemIndigo
    UISwitch.appearance().onTintColor = .systemIndigo
  }

  public override func buildMenu(with builder: UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    let compose = UIKeyCommand(
      title: NSLocalizedString("New Entry", comment: ""),
      action: .composeEntry,
      input: "n",
      modifierFlags: [.command, .shift]
    )
    let menu = UIMenu(title: "", options: .displayInline, children: [compose])
    builder.insertChild(menu, atStartOfMenu: .file)
  }
}
