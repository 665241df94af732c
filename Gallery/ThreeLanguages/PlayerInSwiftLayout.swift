// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout

final class PlayerInSwiftLayout: PlayerViewController {
  override func buildLayout() {
    view.sublayout {
      artwork.anchors {
        Anchors.top.equalTo(view.safeAreaLayoutGuide, constant: 24)
        Anchors.horizontal.equalToSuper(inwardOffset: 32)
        Anchors.height.equalTo(artwork, attribute: .width)
      }
      titleLabel.anchors {
        Anchors.top.equalTo(artwork, attribute: .bottom, constant: 32)
        Anchors.leading.equalTo(artwork)
      }
      artistLabel.anchors {
        Anchors.top.equalTo(titleLabel, attribute: .bottom, constant: 2)
        Anchors.leading.equalTo(titleLabel)
      }
      favorite.anchors {
        Anchors.trailing.equalTo(artwork)
        Anchors.centerY.equalTo(titleLabel, attribute: .bottom)
      }
      progress
      controls
      upNext
    }.finalActive()
  }

  @LayoutBuilder private var progress: some Layout {
    track.anchors {
      Anchors.top.equalTo(artistLabel, attribute: .bottom, constant: 32)
      Anchors.horizontal.equalTo(artwork)
      Anchors.height.equalTo(constant: 4)
    }
    played.anchors {
      Anchors.vertical.leading.equalTo(track)
      Anchors.width.equalTo(track).multiplier(0.38)
    }
    knob.anchors {
      Anchors.centerX.equalTo(played, attribute: .trailing)
      Anchors.centerY.equalTo(played)
      Anchors.size(width: 12, height: 12)
    }
    elapsed.anchors {
      Anchors.top.equalTo(track, attribute: .bottom, constant: 10)
      Anchors.leading.equalTo(track)
    }
    remaining.anchors {
      Anchors.top.equalTo(elapsed)
      Anchors.trailing.equalTo(track)
    }
  }

  @LayoutBuilder private var controls: some Layout {
    play.anchors {
      Anchors.top.equalTo(elapsed, attribute: .bottom, constant: 28)
      Anchors.centerX
    }
    back.anchors {
      Anchors.centerY.equalTo(play)
      Anchors.centerX.equalTo(play, constant: -96)
    }
    forward.anchors {
      Anchors.centerY.equalTo(play)
      Anchors.centerX.equalTo(play, constant: 96)
    }
  }

  @LayoutBuilder private var upNext: some Layout {
    queue.anchors {
      Anchors.horizontal.equalToSuper(inwardOffset: 16)
      Anchors.bottom.equalTo(view.safeAreaLayoutGuide, inwardOffset: 8)
      Anchors.height.equalTo(constant: 68)
    }.sublayout {
      queueArtwork.anchors {
        Anchors.leading.vertical.equalToSuper(inwardOffset: 10)
        Anchors.width.equalTo(queueArtwork, attribute: .height)
      }
      queueCaption.anchors {
        Anchors.leading.equalTo(queueArtwork, attribute: .trailing, constant: 12)
        Anchors.bottom.equalToSuper(attribute: .centerY, constant: -2)
      }
      queueTitle.anchors {
        Anchors.leading.equalTo(queueCaption)
        Anchors.top.equalToSuper(attribute: .centerY, constant: 1)
      }
    }
  }
}
