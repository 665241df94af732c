// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews

extension UIViewController {
  /// The view controller's scene, or nil if the controller has no nib.
  var nibScene: ControllerScene? { nibState?.scene as? ControllerScene }

  /// The view controller's nib state, which is created if necessary.
  var nibStateForWriting: ControllerNib {
    if let nibState { return nibState }
    let created = ControllerNib()
    nibState = created
    return created
  }

  /// The view controller's scene, which is created if necessary.
  var nibSceneForWriting: ControllerScene {
    if let nibScene { return nibScene }
    let created = ControllerScene()
    nibStateForWriting.scene = created
    return created
  }
}
