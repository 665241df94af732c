// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraImaging
internal import TesseraRaster

// Animations are compared as filmstrips. A strip is a single file, shows the whole animation at a glance, and has a
// tenth of the pixels of its frames.

extension ScreenAnimation {
  /// The frame rate at which `snapshotFrames` frames span the whole animation.
  var snapshotRate: FrameRate {
    get throws(RenderError) {
      let steps = max(1, min(snapshotFrames, 10_000) - 1)
      guard duration.isFinite, duration >= 0, duration <= 86_400 else { throw .badInterval(0, duration) }
      // The maximum rate is 1000 frames per second, so the frames of a very short animation extend beyond its end.
      let thousandths = max(steps, Int((duration * 1000).rounded()))
      if thousandths <= 1_000_000, steps * 1000 <= 1_000_000 {
        return try FrameRate(steps * 1000, per: thousandths)
      }
      return try FrameRate(steps, per: max(1, Int(duration.rounded())))
    }
  }
}

extension SnapshotPreparation.Prepared {
  /// The filmstrip layout for animations.
  static let film = Filmstrip(columns: 4, cellSize: .width(240))

  /// The layout version of filmstrips. Increment it when their pixels change.
  private static let filmLook = "filmstrip 1"

  /// The layout of a flow's snapshots, which are shown at their full size so that no detail is lost.
  static let flowStrip = Filmstrip(columns: 4, cellSize: .reduced(by: 1), labelSize: 28)

  /// The layout version of flow strips. Increment it when their pixels change.
  private static let flowLook = "flow 1"

  /// Returns the fingerprint of the display list or, for a strip, of everything that determines its pixels. Returns
  /// nil if the snapshot can't be painted. Requires no views.
  func listHash() -> DisplayListHash? {
    switch content {
    case .failure: return nil
    case .still(let list): return DisplayListHash(list)
    case .film(let frames, _):
      var writer = DisplayListWriter()
      let film = Self.film
      let look = [
        Self.filmLook, "\(film.columns)", "\(film.cellSize)", "\(film.gap)", "\(film.background)", "\(film.labelColor)",
        "\(film.labelSize)", "\(film.showsDifferences)",
      ]
      return DisplayListHash(
        of: frames.map { DisplayListHash($0.displayList, &writer) },
        words: look + frames.map { FrameLabel.text($0.time) })
    case .flow(let snapshots):
      var writer = DisplayListWriter()
      let film = Self.flowStrip
      let look = [
        Self.flowLook, "\(film.columns)", "\(film.cellSize)", "\(film.gap)", "\(film.background)", "\(film.labelColor)",
        "\(film.labelSize)",
      ]
      return DisplayListHash(
        of: snapshots.map { DisplayListHash($0.displayList, &writer) }, words: look + snapshots.map(\.label))
    }
  }

  /// Paints the prepared display lists. Requires no views.
  ///
  /// - Parameter scale: The screen's scale in pixels per point. The scale of a filmstrip's image is 1.
  func picture(_ renderer: Renderer, scale: Double) throws(RenderError) -> SnapshotPicture {
    switch content {
    case .failure(let error): throw error
    case .still(let list): return SnapshotPicture(bitmap: try renderer.paint(list), scale: scale)
    case .film(let frames, let masked):
      var painter = renderer.framePainter()
      var film = Self.film
      for frame in frames { try film.append(try painter.paint(frame), label: FrameLabel.text(frame.time)) }
      var picture = try Self.snapshot(of: film, masked: masked, scale: scale)
      picture.cellNames = frames.map { "at \(FrameLabel.text($0.time))" }
      return picture
    case .flow(let snapshots):
      var painter = renderer.framePainter()
      var strip = Self.flowStrip
      for shot in snapshots { try strip.append(try painter.paint(shot.displayList).bitmap, label: shot.label) }
      var picture = try Self.snapshot(of: strip, masked: snapshots.map(\.masked), scale: scale)
      (picture.cellNames, picture.cellNoun) = (snapshots.map { MessageFormat.quoted($0.label) }, "snapshot")
      return picture
    }
  }

  private static func snapshot(
    of film: Filmstrip, masked: [[ViewNode]], scale: Double
  ) throws(RenderError) -> SnapshotPicture {
    let grid = film.grid
    var picture = SnapshotPicture(bitmap: try film.bitmap(), scale: 1)
    picture.cells = film.cells.indices.map { index in
      let (x, y) = grid.origin(ofCell: index)
      return PixelRect(x0: x, y0: y, x1: x + grid.cellWidth, y1: y + grid.cellHeight)
    }
    picture.tree.children = film.cells.indices.flatMap { index in
      masked[index].compactMap { film.node($0, inFrame: index, scale: scale) }
    }
    return picture
  }
}

extension SnapshotPicture {
  /// Lists the differing frames in the message, and writes each frame to a separate file in the report's folder.
  func showFrames(in evidence: inout SnapshotEvidence, _ expected: Bitmap, ignoring hidden: [PixelRect]) {
    guard !cells.isEmpty, expected.width == bitmap.width, expected.height == bitmap.height else { return }
    var differing: [Int] = []
    for (index, cell) in cells.enumerated() {
      let (before, after) = (expected.cropped(to: cell), bitmap.cropped(to: cell))
      let parts = hidden.map { Self.moved($0, cell) }
      let diff =
        before == after ? nil : ImageDiff(expected: before, actual: after, by: .exact, ignoring: parts)
      let differs = diff.map { $0.mismatched > 0 } ?? false
      if differs { differing.append(index) }
      guard evidence.folder != nil else { continue }
      let name = "frame-\(index < 10 ? "0" : "")\(index)."
      var pictures = SnapshotResult.Pictures()
      pictures.expected = Self.writeImage(before, kind: name + "expected", evidence: &evidence)
      if let diff, differs {
        pictures.actual = Self.writeImage(after, kind: name + "actual", evidence: &evidence)
        pictures.difference = Self.writeImage(
          diff.picture(expected: before, actual: after), kind: name + "difference", evidence: &evidence)
      }
      evidence.frames.append(pictures)
    }
    guard let first = differing.first else { return }
    let words =
      differing.count == 1
      ? "1 of \(cells.count) \(cellNoun)s differs, the one"
      : "\(differing.count) of \(cells.count) \(cellNoun)s differ, the first"
    evidence.lead = "\(words) \(cellNames[first])."
  }

  /// Converts a box from pixels of the strip to pixels of a cell.
  private static func moved(_ box: PixelRect, _ cell: PixelRect) -> PixelRect {
    PixelRect(x0: box.x0 - cell.x0, y0: box.y0 - cell.y0, x1: box.x1 - cell.x0, y1: box.y1 - cell.y0)
  }

  private static func writeImage(_ bitmap: Bitmap, kind: String, evidence: inout SnapshotEvidence) -> String? {
    evidence.write(kind: kind) { path throws(PNGFileError) in try PNG.write(bitmap, to: path, makesFolder: true) }
  }
}

extension Bitmap {
  /// Returns the part of the bitmap within a box.
  func cropped(to box: PixelRect) -> Bitmap {
    let box = box.intersection(PixelRect(x0: 0, y0: 0, x1: width, y1: height))
    var result: [UInt8] = []
    result.reserveCapacity(box.width * box.height * 4)
    for y in box.y0..<max(box.y0, box.y1) {
      result += bytes[(y * width + box.x0) * 4..<(y * width + box.x1) * 4]
    }
    return Bitmap(width: box.width, height: box.height, bytes: result) ?? Bitmap(width: 0, height: 0)
  }
}
