import JournalCore
import UIKit

final class MainTabBarController: UITabBarController {

  private let environment: AppEnvironment

  init(environment: AppEnvironment) {
    self.environment = environment
    super.init(nibName: nil, bundle: nil)
    delegate = self
    viewControllers = [
      wrap(TripListViewController(environment: environment), title: "Trips", symbol: "airplane"),
      wrap(SearchViewController(environment: environment), title: "Search", symbol: "magnifyingglass"),
      wrap(ProfileViewController(environment: environment), title: "Profile", symbol: "person"),
      wrap(SettingsViewController(environment: environment), title: "Settings", symbol: "gear"),
    ]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func wrap(_ controller: UIViewController, title: String, symbol: String) -> UIViewController {
    controller.title = NSLocalizedString(title, comment: "Tab")
    let navigationController = UINavigationController(rootViewController: controller)
    navigationController.navigationBar.prefersLargeTitles = true
    navigationController.tabBarItem = UITabBarItem(
      title: controller.title,
      image: UIImage(systemName: symbol),
      selectedImage: UIImage(systemName: symbol + ".fill")
    )
    return navigationController
  }

  func showTrip(with identifier: Trip.ID) {
    guard
      environment.store.trip(with: identifier) != nil,
      let navigationController = viewControllers?.first as? UINavigationController
    else { return }
    selectedIndex = 0
    navigationController.popToRootViewController(animated: false)
    navigationController.pushViewController(
      TripDetailViewController(tripIdentifier: identifier, environment: environment),
      animated: false
    )
  }
}

extension MainTabBarController {

  override var keyCommands: [UIKeyCommand]? {
    (viewControllers ?? []).indices.map { index in
      UIKeyCommand(input: "\(index + 1)", modifierFlags: .command, action: #selector(selectTab(_:)))
    }
  }

  @objc func selectTab(_ command: UIKeyCommand) {
    guard let input = command.input, let number = Int(input) else { return }
    selectedIndex = number - 1
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == .showStatistics {
      return !environment.store.trips.isEmpty
    }
    return super.canPerformAction(action, withSender: sender)
  }
}

extension MainTabBarController: JournalActions {

  func showStatistics(_ sender: Any?) {
    let statistics = StatisticsViewController(environment: environment)
    let navigationController = UINavigationController(rootViewController: statistics)
    if let sheet = navigationController.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      if #available(iOS 16.0, *) {
        sheet.detents.insert(.custom { $0.maximumDetentValue * 0.4 }, at: 0)
      }
      sheet.prefersGrabberVisible = true
    }
    present(navigationController, animated: true)
  }

  func logOut(_ sender: Any?) {
    environment.settings.reset()
    let login = LoginViewController(environment: environment)
    login.isModalInPresentation = true
    present(UINavigationController(rootViewController: login), animated: true)
  }
}

extension MainTabBarController: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    if viewController === selectedViewController {
      (viewController as? UINavigationController)?.popToRootViewController(animated: true)
    }
    return true
  }
}
