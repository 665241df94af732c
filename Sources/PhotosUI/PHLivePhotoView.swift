// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Photos
@_spi(Tessera) public import TesseraPlaceholderViews
import UIKit

/// A view for a Live Photo. It shows a placeholder instead.
open class PHLivePhotoView: PlaceholderView {
  /// The name shown in the placeholder: `PHLivePhotoView`.
  @_spi(Tessera) open override class var placeholderName: String { "PHLivePhotoView" }
  /// The Live Photo. Stored, but has no effect.
  open var livePhoto: PHLivePhoto?
  /// Whether the Live Photo plays without sound. Stored, but has no effect. The default is `false`.
  open var isMuted = false
}

extension PHPhotoLibrary {
  /// Does nothing because there are no photos to select.
  @preconcurrency @MainActor
  public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
