// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Photos
@_spi(Tessera) public import TesseraPlaceholderViews
import UIKit

/// A view that shows a Live Photo. It is a placeholder.
open class PHLivePhotoView: PlaceholderView {
  /// `PHLivePhotoView`.
  @_spi(Tessera) open override class var placeholderName: String { "PHLivePhotoView" }
  /// The Live Photo. Stored only.
  open var livePhoto: PHLivePhoto?
  /// Stored only. False by default.
  open var isMuted = false
}

extension PHPhotoLibrary {
  /// Does nothing, because there are no photos to choose.
  @preconcurrency @MainActor
  public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
