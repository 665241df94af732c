// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFoundation

extension UIBarButtonItem {
  /// The system items. Each is a title in the screen's language, a symbol, or a space.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title, in the screen's language.
  var title: String? { titleWord?.text }

  private var titleWord: SystemString? {
    switch self {
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    case .undo: .undo
    case .redo: .redo
    default: nil
    }
  }

  var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.backward"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .close: "xmark.circle.fill"
    default: nil
    }
  }

  /// The accessibility label of an item that shows a symbol, in the screen's language.
  var spokenName: String? { spokenWord?.text }

  private var spokenWord: SystemString? {
    switch self {
    case .add: .add
    case .compose: .compose
    case .reply: .reply
    case .action: .share
    case .organize: .organize
    case .bookmarks: .bookmarks
    case .search: .search
    case .refresh: .refresh
    case .stop: .stop
    case .camera: .camera
    case .trash: .delete
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .close: .close
    default: titleWord
    }
  }

  /// The item's style. Done and Save are bold. Source: UIKit's documentation of system items.
  var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }
}
