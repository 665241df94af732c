// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

/// The options for a report's page, which is written to files or served.
struct ReportPage: ParsableArguments {
  static let discussion = """
    Without --serve, writes the page's files next to report.json and prints the page's path: open it in a browser.

    With --serve, prints the address, which contains a random token and works on this machine only. Approval works like \
    `approve`. Press Ctrl-C to stop the server.
    """

  @Flag(help: "Serve the report on 127.0.0.1 until Ctrl-C.")
  var serve = false

  @Option(help: "The server's port, 1 to 65535. Default: any free port.")
  var port: Int?

  func validate() throws {
    if port != nil, !serve { throw ValidationError("--port requires --serve. Add --serve, or remove --port.") }
    if let port, !(1...65535).contains(port) {
      throw ValidationError("--port \(port) is out of range. Use 1 to 65535, or omit it for any free port.")
    }
  }

  /// Serves the page until a signal is received.
  func serve(_ approval: SnapshotApproval, showing report: SnapshotReport) async throws {
    let folder = approval.folder
    try ReportFiles.writePages(report, to: folder)
    let site = ReportSite(approval) { Console.error($0) }
    let server = ReportServer(site: site, port: UInt16(port ?? 0))
    try await server.run { address in
      // Only the address is printed to standard output, unbuffered, so that a program that starts this one can read
      // it.
      print(address)
      fflush(nil)
      Console.error("Serving \(folder). Open the address in a browser. Press Ctrl-C to stop the server.")
      while Interruption.signal() == nil { try await Task.sleep(for: .milliseconds(100)) }
    }
  }

  /// Writes the page's files and prints the page's path.
  static func write(_ report: SnapshotReport, to folder: String) throws {
    try ReportFiles.writePages(report, to: folder)
    let page = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent("index.html")
    print(page.standardizedFileURL.path)
  }
}
