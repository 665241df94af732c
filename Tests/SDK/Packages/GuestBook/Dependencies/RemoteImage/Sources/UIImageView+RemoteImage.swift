// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

private var urlKey: UInt8 = 0

extension UIImageView {
    private var remoteURL: URL? {
        get { objc_getAssociatedObject(self, &urlKey) as? URL }
        set { objc_setAssociatedObject(self, &urlKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Shows the placeholder until the image has been loaded. Cancels the view's previous request.
    public func setImage(
        with url: URL?, placeholder: UIImage? = nil, loader: ImageLoader = .shared,
        completion: ((Result<UIImage, Error>) -> Void)? = nil
    ) {
        if let old = remoteURL { loader.cancel(old) }
        remoteURL = url
        image = placeholder
        guard let url = url else { return }
        loader.load(url) { [weak self] result in
            guard let self = self, self.remoteURL == url else { return }
            if case .success(let image) = result { self.image = image }
            completion?(result)
        }
    }
}
