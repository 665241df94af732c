import Combine
import JournalCore
import UIKit

public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  public var window: UIWindow?
  private let environment = AppEnvironment.live()
  private var cancellables = Set<AnyCancellable>()

  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = MainTabBarController(environment: environment)
    window.overrideUserInterfaceStyle = environment.interfaceStyle
    window.makeKeyAndVisible()
    self.window = window

    NotificationCenter.default.publisher(for: .appearanceDidChange)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in
        self?.updateAppearance()
      }
      .store(in: &cancellables)

    if !environment.settings.hasSeenOnboarding {
      let onboarding = OnboardingViewController(environment: environment)
      onboarding.modalPresentationStyle = .fullScreen
      window.rootViewController?.present(onboarding, animated: false)
    }
    if let activity = connectionOptions.userActivities.first {
      self.scene(scene, continue: activity)
    }
  }

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard
      let text = userActivity.userInfo?["identifier"] as? String,
      let identifier = UUID(uuidString: text),
      let tabBarController = window?.rootViewController as? MainTabBarController
    else { return }
    tabBarController.showTrip(with: identifier)
  }

  public func sceneWillResignActive(_ scene: UIScene) {
    UIView.endAllEditing()
  }

  private func updateAppearance() {
    guard let window = window else { return }
    UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve) {
      window.overrideUserInterfaceStyle = self.environment.interfaceStyle
    }
  }
}
