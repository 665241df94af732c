// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Each image is rendered by a job, as in `render`. The page is written after all jobs are complete, and shows the
// failures of screens as text.

internal import ArgumentParser
internal import Foundation
internal import Tessera
internal import TesseraImaging

struct PageCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "page",
    abstract: "Writes a page of all screens: pictures, strips of animations and flows, and sources.",
    discussion: """
      Writes index.html, light and dark pictures with the names of `render`, and a strip for each animation and flow. The page \
      needs no server and no external resources: open it, or publish it. A failed flow is reported, also on the page, and shown \
      up to its failure. For a page with live screens, see `serve`.
      """)

  @Argument(help: ArgumentHelp("The screens. Default: all.", valueName: "name"))
  var names: [String] = []

  @Option(name: .customLong("out"), help: "The folder for the page. Created if needed.")
  var folder = "page"

  @Option(
    help: ArgumentHelp("The folder of the screens' sources. Without it the page shows no sources.", valueName: "folder")
  )
  var sources: String?

  @Option(help: "The page's title. Default: the program's name.")
  var title: String?

  @Flag(help: "Fail if a screen prints an unexpected message.")
  var strict = false

  @Flag(help: "Print JSON: {\"page\":…,\"screens\":[{\"name\":…,\"pictures\":[…],\"problems\":[…]}]}.")
  var json = false

  private struct Answer: Encodable {
    struct Screen: Encodable {
      let name: String
      let pictures: [String]
      let problems: [String]
    }

    let page: String
    let screens: [Screen]
  }

  @OptionGroup var workers: WorkerOptions

  @OptionGroup var source: ScreenSource

  func validate() throws {
    guard let sources else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: sources, isDirectory: &isFolder), isFolder.boolValue else {
      throw ValidationError("There is no folder \(sources). Pass the folder of the screens' sources.")
    }
  }

  /// An image on the page.
  private struct Picture {
    let job: PageImageJob
    let file: String
    let title: String
  }

  func run() async throws {
    let screens = try CommandContext.catalog.select(names)
    let pictures = screens.flatMap(makePictures)
    try withUserFacingErrors { () throws(FileError) in try AtomicFile.createDirectory(folder) }
    let results = try await workers.executor().run(
      pictures.map(\.job), .showingProgress("pictures", total: pictures.count))
    if let signal = Interruption.signal() {
      throw Interrupted(signal: signal, summary: "The page was not written. The pictures in \(folder) are complete.")
    }
    let finder = sources.map { SourceFinder($0) }
    let items = screens.map { screen in
      makeItem(for: screen, pictures: zip(pictures, results).filter { $0.0.job.screen == screen.name }, finder: finder)
    }
    for case (let picture, .success(let answer)?) in zip(pictures, results) {
      if let note = answer.note { Console.error("\(picture.job.screen): \(ReportText.line(note))") }
    }
    let page = GalleryPage(title: title ?? CommandContext.program, items: items)
    let path = (folder as NSString).appendingPathComponent("index.html")
    try withUserFacingErrors { () throws(FileError) in try AtomicFile.write(Array(page.html.utf8), to: path) }
    try show(items, path: JSONOutput.absolutePath(path))
    if let failure = CommandFailure(results) { throw failure }
  }

  /// Prints the page's path or, with `--json`, also the pictures.
  private func show(_ items: [GalleryPage.Item], path: String) throws {
    guard json else { return print(path) }
    let folder = JSONOutput.absolutePath(folder)
    try JSONOutput.print(
      Answer(
        page: path,
        screens: items.map { item in
          .init(
            name: item.name,
            pictures: (item.pictures + item.strips).map { (folder as NSString).appendingPathComponent($0.file) },
            problems: item.problems)
        }))
  }

  /// Returns all images of a screen.
  private func makePictures(of screen: Screen) -> [Picture] {
    func picture(_ kind: PageImageJob.Kind, _ name: String, _ title: String) -> Picture {
      let file = "\(screen.name).\(name).png"
      let path = (folder as NSString).appendingPathComponent(file)
      let job = PageImageJob(screen: screen.name, kind: kind, path: path, isStrict: strict)
      return Picture(job: job, file: file, title: title)
    }
    return [Appearance.light, .dark].map { appearance in
      picture(
        .picture(isDark: appearance == .dark), Variant(device: screen.device, appearance: appearance).name,
        appearance == .light ? "light" : "dark")
    }
      + screen.animations.enumerated().map { index, animation in
        picture(.animation(index), "animation-\(index + 1).strip", "The animation \(animation.name)")
      }
      + screen.flows.enumerated().map { index, flow in
        picture(.flow(index), "flow-\(index + 1).strip", "The flow \(flow.name)")
      }
  }

  private func makeItem(
    for screen: Screen, pictures done: [(Picture, Result<PageImageJob.Answer, JobFailure>?)], finder: SourceFinder?
  ) -> GalleryPage.Item {
    var item = GalleryPage.Item(
      name: screen.name, device: screen.device.name,
      points: (Double(screen.device.size.width), Double(screen.device.size.height)))
    for (picture, result) in done {
      switch result {
      case .failure(let failure): item.problems.append(failure.message)
      case .success(let answer):
        if let note = answer.note { item.problems.append(note) }
        let shown = GalleryPage.Picture(file: picture.file, title: picture.title)
        if case .picture = picture.job.kind { item.pictures.append(shown) } else { item.strips.append(shown) }
      case nil: break
      }
    }
    item.source = finder?.file(
      ofTypes: done.lazy.compactMap { try? $0.1?.get().types }.first { !$0.isEmpty } ?? [], screen: screen.name)
    return item
  }
}
