// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

final class PlayerInAnchors: PlayerViewController {
  override func buildLayout() {
    for part in [
      artwork, titleLabel, artistLabel, favourite, track, played, knob, elapsed, remaining, play, back, forward, queue,
    ] { view.addSubview(part) }
    for part in [queueArtwork, queueCaption, queueTitle] { queue.addSubview(part) }
    for part in view.subviews + queue.subviews { part.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(header + progress + controls + upNext)
  }

  private var header: [NSLayoutConstraint] {
    [
      artwork.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      artwork.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      artwork.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
      artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor),
      titleLabel.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 32),
      titleLabel.leadingAnchor.constraint(equalTo: artwork.leadingAnchor),
      artistLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
      artistLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      favourite.trailingAnchor.constraint(equalTo: artwork.trailingAnchor),
      favourite.centerYAnchor.constraint(equalTo: titleLabel.bottomAnchor),
    ]
  }

  private var progress: [NSLayoutConstraint] {
    [
      track.topAnchor.constraint(equalTo: artistLabel.bottomAnchor, constant: 32),
      track.leadingAnchor.constraint(equalTo: artwork.leadingAnchor),
      track.trailingAnchor.constraint(equalTo: artwork.trailingAnchor),
      track.heightAnchor.constraint(equalToConstant: 4),
      played.topAnchor.constraint(equalTo: track.topAnchor),
      played.bottomAnchor.constraint(equalTo: track.bottomAnchor),
      played.leadingAnchor.constraint(equalTo: track.leadingAnchor),
      played.widthAnchor.constraint(equalTo: track.widthAnchor, multiplier: 0.38),
      knob.centerXAnchor.constraint(equalTo: played.trailingAnchor),
      knob.centerYAnchor.constraint(equalTo: played.centerYAnchor),
      knob.widthAnchor.constraint(equalToConstant: 12),
      knob.heightAnchor.constraint(equalToConstant: 12),
      elapsed.topAnchor.constraint(equalTo: track.bottomAnchor, constant: 10),
      elapsed.leadingAnchor.constraint(equalTo: track.leadingAnchor),
      remaining.topAnchor.constraint(equalTo: elapsed.topAnchor),
      remaining.trailingAnchor.constraint(equalTo: track.trailingAnchor),
    ]
  }

  private var controls: [NSLayoutConstraint] {
    [
      play.topAnchor.constraint(equalTo: elapsed.bottomAnchor, constant: 28),
      play.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      back.centerYAnchor.constraint(equalTo: play.centerYAnchor),
      back.centerXAnchor.constraint(equalTo: play.centerXAnchor, constant: -96),
      forward.centerYAnchor.constraint(equalTo: play.centerYAnchor),
      forward.centerXAnchor.constraint(equalTo: play.centerXAnchor, constant: 96),
    ]
  }

  private var upNext: [NSLayoutConstraint] {
    [
      queue.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      queue.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      queue.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      queue.heightAnchor.constraint(equalToConstant: 68),
      queueArtwork.leadingAnchor.constraint(equalTo: queue.leadingAnchor, constant: 10),
      queueArtwork.topAnchor.constraint(equalTo: queue.topAnchor, constant: 10),
      queueArtwork.bottomAnchor.constraint(equalTo: queue.bottomAnchor, constant: -10),
      queueArtwork.widthAnchor.constraint(equalTo: queueArtwork.heightAnchor),
      queueCaption.leadingAnchor.constraint(equalTo: queueArtwork.trailingAnchor, constant: 12),
      queueCaption.bottomAnchor.constraint(equalTo: queue.centerYAnchor, constant: -2),
      queueTitle.leadingAnchor.constraint(equalTo: queueCaption.leadingAnchor),
      queueTitle.topAnchor.constraint(equalTo: queue.centerYAnchor, constant: 1),
    ]
  }
}
