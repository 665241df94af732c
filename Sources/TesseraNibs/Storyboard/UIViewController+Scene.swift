// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews

extension UIViewController {
  /// The controller's scene; nil for a controller without a nib.
  var nibScene: ControllerScene? { nibState?.scene as? ControllerScene }

  /// The controller's nib, created if there is none.
  var nibStateForWriting: ControllerNib {
    if let nibState { return nibState }
    let created = ControllerNib()
    nibState = created
    return created
  }

  /// The controller's scene, created if there is none.
  var nibSceneForWriting: ControllerScene {
    if let nibScene { return nibScene }
    let created = ControllerScene()
    nibStateForWriting.scene = created
    return created
  }
}
