// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar

final class PlayerInMortar: PlayerViewController {
  override func buildLayout() {
    view |+| [
      artwork, titleLabel, artistLabel, favorite, track, played, knob, elapsed, remaining, play, back, forward, queue,
    ]
    queue |+| [queueArtwork, queueCaption, queueTitle]

    artwork.m_top |=| m_safeTop + 24
    artwork.m_leading |=| view.m_leading + 32
    artwork.m_trailing |=| view.m_trailing - 32
    artwork.m_height |=| artwork.m_width

    titleLabel.m_top |=| artwork.m_bottom + 32
    titleLabel.m_leading |=| artwork
    artistLabel.m_top |=| titleLabel.m_bottom + 2
    artistLabel.m_leading |=| titleLabel
    favorite.m_trailing |=| artwork
    favorite.m_centerY |=| titleLabel.m_bottom
    layOutProgress()

    play.m_top |=| elapsed.m_bottom + 28
    play.m_centerX |=| view
    [back, forward].m_centerY |=| play
    back.m_centerX |=| play.m_centerX - 96
    forward.m_centerX |=| play.m_centerX + 96

    queue.m_leading |=| view.m_leading + 16
    queue.m_trailing |=| view.m_trailing - 16
    queue.m_bottom |=| m_safeBottom - 8
    queue.m_height |=| 68
    queueArtwork.m_leading |=| queue.m_leading + 10
    queueArtwork.m_caps |=| queue.m_caps ~ (10, 10)
    queueArtwork.m_width |=| queueArtwork.m_height
    queueCaption.m_leading |=| queueArtwork.m_trailing + 12
    queueCaption.m_bottom |=| queue.m_centerY - 2
    queueTitle.m_leading |=| queueCaption
    queueTitle.m_top |=| queue.m_centerY + 1
  }

  private func layOutProgress() {
    track.m_top |=| artistLabel.m_bottom + 32
    track.m_leading |=| artwork
    track.m_trailing |=| artwork
    track.m_height |=| 4
    played.m_caps |=| track
    played.m_leading |=| track
    played.m_width |=| track.m_width * 0.38
    knob.m_centerX |=| played.m_trailing
    knob.m_centerY |=| played
    knob.m_size |=| (12, 12)
    elapsed.m_top |=| track.m_bottom + 10
    elapsed.m_leading |=| track
    remaining.m_top |=| elapsed
    remaining.m_trailing |=| track
  }
}
