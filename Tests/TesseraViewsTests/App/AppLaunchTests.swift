// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// Launches an app with an app delegate and a scene delegate as in Xcode's template.
@MainActor
@Suite(.serialized) struct AppLaunchTests {
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var log: [String] = []
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      Self.log.append("connect \(connectionOptions.urlContexts.map(\.url.absoluteString))")
      guard let windowScene = (scene as? UIWindowScene) else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIViewController()
      self.window = window
      window.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { Self.log.append("foreground \(scene.activationState)") }
    func sceneDidBecomeActive(_ scene: UIScene) { Self.log.append("active \(scene.activationState)") }
  }

  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      SceneDelegate.log.append("launched \(application.applicationState == .inactive)")
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  @Test func scenes() throws {
    SceneDelegate.log = []
    let link = try #require(URL(string: "journal://entry/3"))
    let options = UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: link)])
    let window = try #require(AppLaunch.launch(AppDelegate.self, options: options))
    #expect(
      SceneDelegate.log == [
        "launched true", "connect [\"journal://entry/3\"]", "foreground foregroundInactive", "active foregroundActive",
      ])
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(window.isKeyWindow && scene.keyWindow === window && window.windowScene === scene)
    #expect(scene.delegate is SceneDelegate && (scene.delegate as? any UIWindowSceneDelegate)?.window === window)
    #expect(UIApplication.shared.delegate is AppDelegate && UIApplication.shared.applicationState == .active)
    #expect(window.frame == UIScreen.main.bounds)
  }

  final class OldDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var opened: [URL] = []

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      if let url = launchOptions?[.url] as? URL { opened.append(url) }
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UINavigationController(rootViewController: UIViewController())
      window?.makeKeyAndVisible()
      return true
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      opened.append(url)
      return true
    }
  }

  @Test func withoutScenes() throws {
    let link = try #require(URL(string: "journal://entry/3"))
    let window = AppLaunch.launch(
      OldDelegate.self, options: UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: link)]))
    let delegate = try #require(UIApplication.shared.delegate as? OldDelegate)
    #expect(window != nil && window === delegate.window && delegate.opened == [link, link])
  }

  @Test func mainWritesAnImage() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("first.png")
    #expect(AppMain.run(OldDelegate.self, file: file.path) == 0)
    let picture = try #require(UIImage(data: Data(contentsOf: file)))
    let screen = UIScreen.main.bounds.size
    #expect(
      picture.size == CGSize(width: screen.width * UIScreen.main.scale, height: screen.height * UIScreen.main.scale))
    #expect(AppMain.run(OldDelegate.self, file: folder.path + "/no/such/first.png") == 1)
    #expect(AppMain.run(UIResponder.self, file: nil) == 1)
  }

  // MARK: Status bar

  final class Light: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
  }

  @Test func statusBar() throws {
    let window = makeWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    let manager = try #require(window.windowScene?.statusBarManager)
    #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 47))
    #expect(manager.statusBarStyle == .darkContent && !manager.isStatusBarHidden)
    (window.rootViewController as? UINavigationController)?.pushViewController(Light(), animated: false)
    #expect(manager.statusBarStyle == .lightContent && manager.isStatusBarHidden && manager.statusBarFrame == .zero)
    #expect(UIApplication.shared.statusBarFrame == .zero)
    // A full-screen presented controller determines the status bar style, but a sheet does not.
    let sheet = UIViewController()
    window.rootViewController?.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(manager.statusBarStyle == .lightContent)
    window.rootViewController?.dismiss(animated: false)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    window.rootViewController?.present(full, animated: false)
    window.layoutIfNeeded()
    #expect(manager.statusBarStyle == .darkContent && !manager.isStatusBarHidden)
  }

  @Test func shortcuts() {
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New Entry")
    item.localizedSubtitle = "Today"
    item.icon = UIApplicationShortcutIcon(systemImageName: "plus")
    UIApplication.shared.shortcutItems = [item]
    defer { UIApplication.shared.shortcutItems = nil }
    #expect(UIApplication.shared.shortcutItems?.first?.localizedSubtitle == "Today")
  }
}
