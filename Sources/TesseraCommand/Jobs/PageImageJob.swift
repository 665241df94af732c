// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Synchronization
internal import Tessera
internal import TesseraFoundation
internal import TesseraImaging
internal import TesseraRaster
internal import TesseraViews

/// A job that renders an image for a page. The image shows a screen, or the strip of an animation or a flow.
struct PageImageJob: JobWork {
  enum Kind: Codable, Sendable {
    case picture(isDark: Bool)
    /// The screen's animation at an index.
    case animation(Int)
    /// The screen's flow at an index.
    case flow(Int)
  }

  struct Answer: Codable, Sendable {
    /// The names of the app's classes that the screen uses.
    var types: [String] = []
    /// The reason that the flow ended early. The strip shows the completed steps.
    var note: String?
  }

  var screen: String
  var kind: Kind
  /// The path of the image file.
  var path: String
  /// Whether unexpected messages of the screen are a failure.
  var isStrict: Bool

  var job: Job { .pagePicture(self) }

  /// The messages that were printed in this process, without duplicates.
  private static let shown = Mutex<Set<String>>([])

  @MainActor
  func perform(in context: JobContext) throws -> Answer {
    let screen = try context.screen(screen)
    let recorder = StandardError.Recorder()
    let answer = try StandardError.recording(into: recorder) { try write(screen) }
    let unexpected = recorder.messages.filter { !screen.expects($0) }
    if isStrict, !unexpected.isEmpty { throw JobFailure(unexpected: unexpected, of: screen.name) }
    for message in unexpected where Self.shown.withLock({ $0.insert(message).inserted }) {
      StandardError.write(message)
    }
    return answer
  }

  /// Writes the image. Strips have one pixel per point, and their cells are at most as wide as a phone.
  @MainActor
  private func write(_ screen: Screen) throws -> Answer {
    var answer = Answer()
    var options = RenderOptions(device: screen.device)
    if case .picture = kind {
    } else {
      options.device = try screen.device.scaled(to: min(1, 240 / max(screen.device.size.width, 1)))
    }
    let bitmap: Bitmap
    switch kind {
    case .picture(let isDark):
      options.appearance = isDark ? .dark : .light
      let laidOut = try Renderer().layout(screen, options: options)
      bitmap = try Renderer(threads: 1).paint(laidOut.displayList)
      answer.types = SourceFinder.types(of: laidOut.window.rootViewController)
    case .animation(let index):
      guard screen.animations.indices.contains(index) else {
        throw changedCatalogFailure(noun: "animation", index: index)
      }
      bitmap = try FilmstripRenderer.of(screen.animations[index], on: screen, options: options, threads: 1)
    case .flow(let index):
      guard screen.flows.indices.contains(index) else { throw changedCatalogFailure(noun: "flow", index: index) }
      let result = try screen.flows[index].run(on: screen, options: options, keepsSteps: true)
      bitmap = try FlowFilm().strip(of: result)
      answer.note = result.failure.map { "\($0)" }
    }
    try withUserFacingErrors { () throws(PNGFileError) in try PNG.write(bitmap, to: path, preset: .small) }
    return answer
  }

  private func changedCatalogFailure(noun: String, index: Int) -> CommandFailure {
    CommandFailure(
      description: "The screen \(screen) has no \(noun) \(index + 1). Declare the same screens in every run.")
  }
}
