// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension SnapshotTestingConfiguration {
  /// The part of a failure message that refers to the reference and the new snapshot.
  ///
  ///     diffTool = "ksdiff"                         // ksdiff /reference.png /failed.png
  ///     diffTool = DiffTool { "open \($0) \($1)" }
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// Creates a tool from a closure that formats the path of the reference and that of the new snapshot.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.tool = tool
    }

    /// Creates a tool from a command that takes both paths as arguments.
    public init(stringLiteral value: String) {
      self.init { "\(value) \($0) \($1)" }
    }

    /// The command of Kaleidoscope.
    public static let ksdiff = DiffTool("ksdiff")

    /// The two files as URLs.
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

    /// Returns the text for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}
