// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import KeyboardKeeper
import Pinned
import RemoteImage
import UIKit

public final class GuestFormViewController: UIViewController {
    private let guest: Guest
    private let loader: ImageLoader
    let scrollView = UIScrollView()
    let pictureView = UIImageView()
    let nameField = UITextField()
    let cityField = UITextField()
    let stayLabel = UILabel()

    public init(guest: Guest, loader: ImageLoader = .shared) {
        self.guest = guest
        self.loader = loader
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        KeyboardKeeper.shared.isEnabled = true

        view.addSubview(scrollView)
        scrollView.pin.make { $0.edges.equalToSuperview() }

        let content = UIView()
        scrollView.addSubview(content)
        content.pin.make {
            $0.edges.equalToSuperview()
            $0.width.equalToSuperview()
        }
        [pictureView, nameField, cityField, stayLabel].forEach(content.addSubview)

        pictureView.contentMode = .scaleAspectFill
        pictureView.clipsToBounds = true
        pictureView.layer.cornerRadius = 48
        pictureView.backgroundColor = .secondarySystemFill
        pictureView.pin.make {
            $0.size.equalTo(96)
            $0.top.equalToSuperview().offset(24)
            $0.centerX.equalToSuperview()
        }

        nameField.placeholder = "Name"
        nameField.text = guest.name
        nameField.borderStyle = .roundedRect
        nameField.pin.make {
            $0.top.equalTo(pictureView).offset(96 + 24)
            $0.leading.trailing.equalToSuperview().inset(16)
            $0.height.equalTo(44)
        }

        cityField.placeholder = "City"
        cityField.text = guest.city
        cityField.borderStyle = .roundedRect
        cityField.pin.make {
            $0.top.equalTo(nameField).offset(44 + 12)
            $0.leading.trailing.height.equalTo(nameField)
        }

        stayLabel.text = guest.stayText
        stayLabel.textColor = .secondaryLabel
        stayLabel.pin.make {
            $0.top.equalTo(cityField).offset(44 + 12)
            $0.leading.equalTo(nameField)
            $0.bottom.lessThanOrEqualTo(content).offset(-24)
        }
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pictureView.setImage(with: guest.picture, placeholder: UIImage(systemName: "person.fill"), loader: loader)
    }
}
