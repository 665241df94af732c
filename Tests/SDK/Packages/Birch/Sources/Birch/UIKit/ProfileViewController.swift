// SPDX-License-Identifier: MIT

import SwiftUI
import UIKit

/// Embeds the SwiftUI profile header in the UIKit part of the app.
public final class ProfileViewController: UIViewController {
    private let name: String
    private lazy var hostingController = UIHostingController(
        rootView: ProfileHeader(name: name, role: "Arborist", stats: ProfileHeader.sampleStats)
    )

    public init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = name
        view.backgroundColor = .systemGroupedBackground

        addChild(hostingController)
        hostingController.view.translatesAutoresizingMaskIntoConstraints = false
        hostingController.view.backgroundColor = .clear
        view.addSubview(hostingController.view)
        NSLayoutConstraint.activate([
            hostingController.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            hostingController.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            hostingController.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        ])
        hostingController.didMove(toParent: self)
    }
}

struct ProfileController: UIViewControllerRepresentable {
    let name: String

    func makeUIViewController(context: Context) -> ProfileViewController {
        ProfileViewController(name: name)
    }

    func updateUIViewController(_ controller: ProfileViewController, context: Context) {}
}

struct ProfileController_Previews: PreviewProvider {
    static var previews: some View {
        ProfileController(name: "Elin Berg")
            .ignoresSafeArea()
    }
}
