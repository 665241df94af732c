// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

/// `report` on a folder: writes its page anew, and serves it so that one key approves a picture.
struct ReportServeCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Writes the page of a report; with --serve, on a local server from which one key approves.",
    discussion: """
      Without --serve the page's files are written beside report.json and the page's path is printed: open it with a browser.

      With --serve the address is printed. It holds a random token and works on this machine only. Approving does what \
      `approve` does. Ctrl-C ends the server.
      """)

  @Argument(help: ArgumentHelp("The report's folder.", valueName: "folder"))
  var folder = ReportFiles.defaultFolder

  @Flag(help: "Serve the report on 127.0.0.1 until Ctrl-C.")
  var serve = false

  @Option(help: "The folder of goldens to approve into. The catalogue's if not given.")
  var goldens: String?

  @Option(help: "The server's port, 1 to 65535. Any that is free if not given.")
  var port: Int?

  @OptionGroup var source: ScreenSource

  func validate() throws {
    if port != nil, !serve { throw ValidationError("--port is the server's. Add --serve, or leave --port out.") }
    if let port, !(1...65535).contains(port) {
      throw ValidationError("--port \(port) is out of range. Use 1 to 65535, or leave it out for any that is free.")
    }
  }

  func run() async throws {
    guard serve else { return try writePage() }
    let approval = try ReportFiles.approval(of: folder, goldens: goldens)
    try ReportFiles.writePages(approval.report, to: folder)
    let site = ReportSite(approval) { Console.error($0) }
    let server = try ReportServer(site: site, port: UInt16(port ?? 0))
    try await server.run { address in
      // Standard output gets the address alone, for programs that start this one, and unbuffered.
      print(address)
      fflush(nil)
      Console.error("Serving \(folder). Open the address in a browser; Ctrl-C ends the server.")
      while Interruption.signal() == nil { try await Task.sleep(for: .milliseconds(100)) }
    }
  }

  private func writePage() throws {
    let report = try ReportFiles.told { () throws(SnapshotReportError) in try SnapshotReport.read(folder) }
    try ReportFiles.writePages(report, to: folder)
    let page = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent("index.html")
    print(page.standardizedFileURL.path)
  }
}
