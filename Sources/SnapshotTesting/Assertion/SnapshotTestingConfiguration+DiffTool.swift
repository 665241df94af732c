// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension SnapshotTestingConfiguration {
  /// A diff tool, which formats the part of a failure message that refers to the reference and the new snapshot.
  ///
  ///     diffTool = "ksdiff"                         // ksdiff /reference.png /failed.png
  ///     diffTool = DiffTool { "open \($0) \($1)" }
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// Creates a tool from a closure that formats the paths of the reference and of the new snapshot.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.tool = tool
    }

    /// Creates a tool from a command, which receives both paths as arguments.
    public init(stringLiteral value: String) {
      self.init { "\(value) \($0) \($1)" }
    }

    /// The command-line tool of Kaleidoscope.
    public static let ksdiff = DiffTool("ksdiff")

    /// A tool that formats both files as URLs.
    public static let `default` = DiffTool {
      """
      @−
      "file://\($0)"
      @+
      "file://\($1)"

      To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

          withSnapshotTesting(diffTool: .ksdiff) {
            // ...
          }
      """
    }

    /// Returns the message text for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}
