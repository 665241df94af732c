import SwiftUI
import UIKit

/// A `UIPageViewController` whose pages are SwiftUI views.
struct PageCarousel<Page: View>: UIViewControllerRepresentable {
    var pages: [Page]
    @Binding var currentPage: Int

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIViewController(context: Context) -> UIPageViewController {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = context.coordinator
        controller.delegate = context.coordinator
        controller.view.backgroundColor = .clear
        return controller
    }

    func updateUIViewController(_ controller: UIPageViewController, context: Context) {
        context.coordinator.update(self)
        let hosts = context.coordinator.controllers
        guard hosts.indices.contains(currentPage) else { return }
        let target = hosts[currentPage]
        let shown = controller.viewControllers?.first.flatMap { hosts.firstIndex(of: $0) }
        guard shown != currentPage else { return }
        let direction: UIPageViewController.NavigationDirection = (shown ?? 0) <= currentPage ? .forward : .reverse
        controller.setViewControllers(
            [target],
            direction: direction,
            animated: shown != nil && !context.transaction.disablesAnimations
        )
    }

    @MainActor
    final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        private var parent: PageCarousel
        private(set) var controllers: [UIViewController]

        init(_ parent: PageCarousel) {
            self.parent = parent
            self.controllers = parent.pages.map { page in
                let host = UIHostingController(rootView: page)
                host.view.backgroundColor = .clear
                return host
            }
        }

        func update(_ parent: PageCarousel) {
            self.parent = parent
            for (controller, page) in zip(controllers, parent.pages) {
                (controller as? UIHostingController<Page>)?.rootView = page
            }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            guard let index = controllers.firstIndex(of: viewController), index > 0 else { return nil }
            return controllers[index - 1]
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            guard let index = controllers.firstIndex(of: viewController), index + 1 < controllers.count else {
                return nil
            }
            return controllers[index + 1]
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) {
            guard completed,
                  let visible = pageViewController.viewControllers?.first,
                  let index = controllers.firstIndex(of: visible)
            else { return }
            parent.currentPage = index
        }
    }
}

#Preview("Page carousel") {
    @Previewable @State var page = 0

    VStack {
        PageCarousel(
            pages: HarborTint.allCases.map { tint in
                tint.color.overlay {
                    Text(tint.title)
                        .font(.harborTitle)
                        .foregroundStyle(.white)
                }
            },
            currentPage: $page
        )
        .frame(height: 240)
        .clipShape(.rect(cornerRadius: 24))
        Stepper("Page \(page + 1)", value: $page, in: 0...(HarborTint.allCases.count - 1))
    }
    .padding()
}
