// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraPullRequests
import Testing

@Suite struct WorkflowOutputTests {
  let folder = Folder()

  private func entry(_ name: String, _ state: ReviewInput.State, _ sentence: String) -> ReviewInput.Entry {
    ReviewInput.Entry(name: name, group: name, state: state, sentence: sentence)
  }

  /// The escapes are those of GitHub's toolkit: `%` in data, and also `:` and `,` in properties.
  @Test func annotationsAreEscaped() {
    var failed = entry("a,b:c", .failed, "50 %\n::error::evil")
    failed.golden = "Goldens/a,b.png"
    let lines = WorkflowOutput.annotations(ReviewInput(folder: "/r", entries: [failed]))
    #expect(lines == ["::error file=Goldens/a%2Cb.png,title=a%2Cb%3Ac changed::50 %25 ::error::evil"])
  }

  @Test func atMostTenAnnotations() {
    let entries = (0..<50).map { entry("s\($0)", .failed, "Changed \($0)") } + [entry("x", .error, "Crashed")]
    let lines = WorkflowOutput.annotations(ReviewInput(folder: "/r", entries: entries, isComplete: false))
    #expect(lines.count == 11)
    #expect(lines[0] == "::error title=x failed::Crashed")
  }

  @Test func countsAndSummariesAreAppended() throws {
    let environment = WorkflowEnvironment([
      "GITHUB_OUTPUT": folder.path + "/out", "GITHUB_STEP_SUMMARY": folder.path + "/summary",
    ])
    let input = ReviewInput(folder: "/r", entries: [entry("a", .failed, "x"), entry("b", .error, "y")])
    let output = WorkflowOutput(environment)
    try output.writeCounts(input)
    try output.write([("name", "a\nb=c")])
    #expect(
      try folder.text("out")
        == "changed=1\nadded=0\ndeleted=0\nrecorded=0\nfailed=1\npassed=0\nfindings=0\nsuccess=false\nname=a b=c\n")
    let context = try #require(ReviewContext(key: "k", head: String(repeating: "a", count: 40)))
    try output.writeSummary(ReviewComment(input, context: context))
    try output.writeSummary(ReviewComment(input, context: context))
    #expect(try folder.text("summary").components(separatedBy: "### 🔴 1 snapshot changed, 1 failed").count == 3)
    #expect(try !folder.text("summary").contains("<!-- tessera"))
  }

  @Test func missingVariablesAreNamed() {
    let environment = WorkflowEnvironment(["GITHUB_REPOSITORY": "a b/c", "GITHUB_EVENT_PATH": "/nowhere"])
    #expect(throws: WorkflowError.invalidVariable("GITHUB_REPOSITORY", "a b/c")) { try environment.repository() }
    #expect(throws: WorkflowError.invalidVariable("GITHUB_EVENT_PATH", "/nowhere")) { try environment.event() }
    #expect(throws: WorkflowError.missingVariable("GITHUB_EVENT_PATH")) { try WorkflowEnvironment([:]).event() }
    #expect(throws: WorkflowError.self) {
      try WorkflowOutput(WorkflowEnvironment(["GITHUB_OUTPUT": "/nowhere/x"])).write([("a", "b")])
    }
  }
}
