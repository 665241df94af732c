// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import MortarVFL
import UIKit

/// A music player. One column extends from the top to the bottom of the safe area, with weighted spacers that divide
/// the remaining height.
final class NowPlayingViewController: UIViewController {
  private let tint = UIColor.white
  private let quiet = UIColor(white: 1, alpha: 0.6)

  override func viewDidLoad() {
    super.viewDidLoad()
    let background = GradientView(UIColor(rgb: 0x31275C), UIColor(rgb: 0x7A2E63), UIColor(rgb: 0x1B1433))
    let handle = PillView { $0.backgroundColor = UIColor(white: 1, alpha: 0.35) }
    let artwork = CoverView()
    let titles = makeTitles()
    let progress = makeProgress(elapsed: 83, total: 236)
    let transport = makeTransport()
    let volume = makeVolume(level: 62)
    view |+| [background, handle, artwork, titles, progress, transport, volume]
    background |=| view

    m_safeRegion |^^ 8 | handle[==5] | ~~1 | artwork | ~~1 | titles | 22 | progress | 26 | transport[==56] | 30 | volume
      | ~~1
    for part in [artwork, titles, progress, transport, volume] { view |>> 28 | part[~~1] | 28 }
    artwork.m_height |=| artwork.m_width
    view |>> ~~1 | handle[==40] | ~~1
  }

  private func makeTitles() -> UIView {
    let row = UIView()
    let title = Parts.label("Opus Tessellatum", .systemFont(ofSize: 24, weight: .bold), tint)
    let artist = Parts.label("The Grout Lines", .systemFont(ofSize: 19), quiet)
    let star = Parts.symbol("star.fill", 19, tint)
    let more = Parts.symbol("ellipsis", 19, tint)
    row |+| [title, artist, star, more]
    row |>> [title, artist] | 16 | star | 20 | more
    row |^^ title | 4 | artist
    [star, more].m_centerY |=| row
    [title, artist].forEach { $0.m_huggingH = 200 }
    return row
  }

  /// Creates a progress bar of two weighted views with the times below it.
  private func makeProgress(elapsed: Int, total: Int) -> UIView {
    let part = UIView()
    let track = PillView { $0.backgroundColor = UIColor(white: 1, alpha: 0.25) }
    let done = PillView { $0.backgroundColor = tint }
    let left = Parts.label(time(elapsed), .monospacedDigitSystemFont(ofSize: 13, weight: .medium), quiet)
    let right = Parts.label("−" + time(total - elapsed), .monospacedDigitSystemFont(ofSize: 13, weight: .medium), quiet)
    part |+| [track |+| done, left, right]
    part |>> track[~~1]
    part |^^ track[==7] | 9 | [left, right]
    part |>> left | ~~1 | right
    track |>> done[~~elapsed] | ~~(total - elapsed)
    track |^^ done[~~1]
    return part
  }

  private func makeTransport() -> UIView {
    let row = UIView()
    let names = ["shuffle", "backward.fill", "pause.fill", "forward.fill", "repeat"]
    let sizes: [CGFloat] = [20, 32, 48, 32, 20]
    let buttons = zip(names, sizes).map { name, size in Parts.symbol(name, size, size > 20 ? tint : quiet) }
    row |+| buttons
    row |>> buttons[0] | ~~1 | buttons[1] | ~~1 | buttons[2] | ~~1 | buttons[3] | ~~1 | buttons[4]
    buttons.m_centerY |=| row
    return row
  }

  private func makeVolume(level: Int) -> UIView {
    let row = UIView()
    let quietSymbol = Parts.symbol("speaker.fill", 13, quiet)
    let loudSymbol = Parts.symbol("speaker.wave.3.fill", 13, quiet)
    let track = PillView { $0.backgroundColor = UIColor(white: 1, alpha: 0.25) }
    let filled = PillView { $0.backgroundColor = tint }
    row |+| [quietSymbol, track |+| filled, loudSymbol]
    row |>> quietSymbol | 12 | track[~~1] | 12 | loudSymbol
    track |>> filled[~~level] | ~~(100 - level)
    track |^^ filled[~~1]
    track.m_height |=| 7
    row.m_height |=| 24
    [quietSymbol, track, loudSymbol].m_centerY |=| row
    return row
  }

  private func time(_ seconds: Int) -> String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}

/// An album cover: a grid of four by four tiles, with colors derived from their positions.
private final class CoverView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let colors = [0xF2B134, 0xED553B, 0x3CAEA3, 0x20639B, 0xF6D55C, 0xB5446E].map { UIColor(rgb: $0) }
    let rows = (0..<4).map { row in
      (0..<4).map { column in
        UIView {
          $0.backgroundColor = colors[(row * row + column * (row + 2)) % colors.count]
          $0.layer.cornerRadius = (row + column) % 3 == 0 ? 36 : 10
        }
      }
    }
    let columns = (0..<4).map { column in rows.map { $0[column] } }
    self |+| { rows.flatMap { $0 } }
    self |>> 14 | columns[0][~~1] | 8 | columns[1][~~1] | 8 | columns[2][~~1] | 8 | columns[3][~~1] | 14
    self |^^ 14 | rows[0][~~1] | 8 | rows[1][~~1] | 8 | rows[2][~~1] | 8 | rows[3][~~1] | 14
    backgroundColor = UIColor(rgb: 0x221A3D)
    layer.cornerRadius = 18
    layer.shadowOpacity = 0.45
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 14)
  }

  required init?(coder: NSCoder) { nil }
}
