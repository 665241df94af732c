import SwiftUI
import UIKit

/// The app itself. The executable target of the Xcode project is one line: `HarborApp.main()`.
public struct HarborApp: App {
    @State private var model = AppModel.sample()
    @Environment(\.scenePhase) private var scenePhase

    public init() {}

    public var body: some Scene {
        WindowGroup {
            RootView()
                .harborEnvironment(model)
                .onOpenURL { url in
                    model.router.open(url)
                }
        }
        .commands {
            SidebarCommands()
            CommandMenu(Text("Harbor")) {
                Button("New Item") {
                    model.router.sheet = .newItem
                }
                .keyboardShortcut("n", modifiers: [.command])

                Button("New Errand") {
                    model.router.sheet = .newErrand
                }
                .keyboardShortcut("n", modifiers: [.command, .shift])

                Divider()

                ForEach(Array(AppTab.allCases.enumerated()), id: \.element) { index, tab in
                    Button(tab.title) {
                        model.router.selectedTab = tab
                    }
                    .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")), modifiers: .command)
                }
            }
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .active {
                model.timer.finishIfNeeded(at: .now)
            }
        }
    }
}

/// For hosts that still use UIKit scenes.
@MainActor
public enum HarborSceneFactory {
    public static func makeRootViewController() -> UIViewController {
        let root = RootView().harborEnvironment(AppModel.sample())
        let controller = UIHostingController(rootView: root)
        controller.view.backgroundColor = .systemBackground
        controller.sizingOptions = [.preferredContentSize]
        return controller
    }
}
