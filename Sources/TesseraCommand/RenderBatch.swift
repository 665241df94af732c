// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Many pictures on all cores: screens are laid out one after the other on the main actor, and painted, encoded and written
// by tasks meanwhile. A few pictures are under way at a time, so memory does not grow with their number.

internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster

struct RenderBatch: Sendable {
  let jobs: [RenderJob]
  let folder: String
  let threads: Int

  func run() async throws {
    // A lone picture is painted by all threads; many are painted one to a thread, which scales better.
    let renderer = Renderer(threads: jobs.count == 1 ? threads : 1)
    try await withThrowingTaskGroup(of: String.self) { group in
      var done = 0
      var underWay = 0
      for job in jobs {
        if underWay >= threads, let name = try await group.next() {
          underWay -= 1
          done += 1
          Console.progress(done, jobs.count, name)
        }
        let list = try await Self.displayList(of: job, renderer)
        underWay += 1
        group.addTask { try write(job, list, renderer) }
      }
      for try await name in group {
        done += 1
        Console.progress(done, jobs.count, name)
      }
    }
  }

  @MainActor
  private static func displayList(of job: RenderJob, _ renderer: Renderer) throws -> DisplayList {
    try renderer.displayList(of: job.screen, options: RenderOptions(device: job.device, appearance: job.appearance))
  }

  private func write(_ job: RenderJob, _ list: DisplayList, _ renderer: Renderer) throws -> String {
    let bitmap = try renderer.paint(list)
    let bytes: [UInt8]
    do { bytes = try PNG.encode(bitmap) } catch { throw CommandFailure(description: "\(job.fileName): \(error)") }
    let path = (folder as NSString).appendingPathComponent(job.fileName)
    try RenderCommand.write { () throws(FileError) in try AtomicFile.write(bytes, to: path) }
    return job.fileName
  }
}
