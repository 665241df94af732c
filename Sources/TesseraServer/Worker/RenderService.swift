// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster
internal import TesseraWorkers

/// The service that a worker process runs. It renders into memory that the pool reads.
@MainActor
final class RenderService {
  private let templates: [String: ScreenTemplate]
  private let renderer: Renderer
  private var regions = WorkerRegions()
  private let encoder = QuickPNG()

  init(_ templates: [ScreenTemplate], threads: Int) {
    self.templates = Dictionary(templates.map { ($0.name, $0) }) { first, _ in first }
    renderer = Renderer(threads: threads)
  }

  /// Performs a request and returns the encoded response.
  func perform(_ request: WorkerRequest) -> [UInt8] {
    guard let job = RenderJob(request.content) else { return [] }
    for number in job.dropped { regions.removeRegion(number: number) }
    if let descriptor = request.descriptor { regions.addRegion(number: job.region, descriptor: descriptor) }
    do throws(RenderFailure) { return RenderAnswer(try render(job)).bytes } catch {
      return RenderAnswer.failure(error).bytes
    }
  }

  private func render(_ job: RenderJob) throws(RenderFailure) -> RenderAnswer.Picture {
    let list = try displayList(for: job.head, parameters: job.parameters)
    let pixels = list.width * list.height * 4
    switch job.format {
    case .pixels:
      let room = try regions.buffer(ofRegion: job.region, count: pixels)
      do { try renderer.paint(list, into: room) } catch { throw .render("\(error)") }
      return RenderAnswer.Picture(width: list.width, height: list.height, count: pixels)
    case .png, .smallPNG:
      let count = try encode(list, format: job.format, region: job.region)
      return RenderAnswer.Picture(width: list.width, height: list.height, count: count)
    }
  }

  private func displayList(for head: RenderJob.Head, parameters: Data?) throws(RenderFailure) -> DisplayList {
    guard let template = templates[head.screen] else {
      throw .unknownScreen(head.screen, known: templates.keys.sorted())
    }
    let screen = try template.screen(parameters)
    do { return try renderer.displayList(of: screen, options: head.options?.options() ?? RenderOptions()) } catch {
      throw .render("\(error)")
    }
  }

  private func encode(_ list: DisplayList, format: RenderFormat, region: Int) throws(RenderFailure) -> Int {
    let bitmap: Bitmap
    do { bitmap = try renderer.paint(list) } catch { throw .render("\(error)") }
    var failure: RenderFailure?
    let room = { (count: Int) -> UnsafeMutableRawBufferPointer? in
      do throws(RenderFailure) { return try self.regions.buffer(ofRegion: region, count: count) } catch {
        failure = error
        return nil
      }
    }
    var count: Int?
    do throws(PNGError) {
      if format == .png {
        count = try encoder.encode(bitmap, into: room)
      } else {
        let file = try PNG.encode(bitmap, preset: .small)
        if let room = room(file.count) {
          room.copyBytes(from: file)
          count = file.count
        }
      }
    } catch { throw .render("\(error)") }
    guard let count else { throw failure ?? .memory("the region is too small") }
    return count
  }

  /// Renders images and discards them.
  func warmUp(_ renders: [WarmUpRecord]) {
    for render in renders {
      let head = RenderJob.Head(screen: render.screen, options: nil, hasParameters: render.json != nil)
      do throws(RenderFailure) {
        let list = try displayList(for: head, parameters: render.json.map { Data($0.utf8) })
        if let bitmap = try? renderer.paint(list) { _ = try? encoder.encode(bitmap) { _ in nil } }
      } catch { Self.printLine("Tessera: '\(render.screen)' can't be rendered for warm-up: \(error)") }
    }
  }

  nonisolated static func printLine(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
