// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import LayoutBuilder

final class PlayerInLayoutBuilder: PlayerViewController {
  override func buildLayout() {
    for part in [
      artwork, titleLabel, artistLabel, favorite, track, played, knob, elapsed, remaining, play, back, forward, queue,
    ] { view.addSubview(part) }
    for part in [queueArtwork, queueCaption, queueTitle] { queue.addSubview(part) }
    let safeArea = view.safeAreaLayoutGuide
    Layout {
      artwork.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 24)
      artwork.layout([.leading, .trailing]) == 32
      artwork.layout(.height) == artwork.layout(.width)

      titleLabel.layout(.top) == artwork.layout(.bottom) + 32
      titleLabel.layout(.leading) == artwork
      artistLabel.layout(.top) == titleLabel.layout(.bottom) + 2
      artistLabel.layout(.leading) == titleLabel
      favorite.layout(.trailing) == artwork
      favorite.layout(.centerY) == titleLabel.layout(.bottom)
    }
    layOutProgress()
    Layout {
      play.layout(.top) == elapsed.layout(.bottom) + 28
      play.layout(.centerX) == 0
      back.layout(.centerY) == play
      back.layout(.centerX) == play - 96
      forward.layout(.centerY) == play
      forward.layout(.centerX) == play + 96

      queue.layout([.leading, .trailing]) == 16
      queue.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8)
      queue.layout(.height) == 68
      queueArtwork.layout([.leading, .top, .bottom]) == 10
      queueArtwork.layout(.width) == queueArtwork.layout(.height)
      queueCaption.layout(.leading) == queueArtwork.layout(.trailing) + 12
      queueCaption.layout(.bottom) == queue.layout(.centerY) - 2
      queueTitle.layout(.leading) == queueCaption
      queueTitle.layout(.top) == queue.layout(.centerY) + 1
    }
  }

  private func layOutProgress() {
    Layout {
      track.layout(.top) == artistLabel.layout(.bottom) + 32
      track.layout([.leading, .trailing]) == artwork
      track.layout(.height) == 4
      played.layout([.leading, .top, .bottom]) == track
      played.layout(.width) == 0.38 * track
      knob.layout(.centerX) == played.layout(.trailing)
      knob.layout(.centerY) == played
      knob.layout(.size) == 12
      elapsed.layout(.top) == track.layout(.bottom) + 10
      elapsed.layout(.leading) == track
      remaining.layout(.top) == elapsed
      remaining.layout(.trailing) == track
    }
  }
}
