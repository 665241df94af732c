// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraPullRequests
import Testing

@Suite struct ChildProcessTests {
  private func process(_ script: String) -> ChildProcess {
    ChildProcess(["sh", "-c", script], environment: ["PATH": "/usr/bin:/bin", "NAME": "value"])
  }

  @Test func outputAndStatus() throws {
    var process = process("cat; echo $NAME; echo problem >&2; exit 7")
    process.input = Array("input\n".utf8)
    let result = try process.run()
    #expect(result.text == "input\nvalue\n" && result.errorText == "problem\n" && result.status == 7)
    process = self.process("pwd")
    process.folder = "/usr"
    #expect(try process.run().text == "/usr\n")
    #expect(try self.process("kill -9 $$").run().status == 137)
  }

  @Test func outputLargerThanAPipe() throws {
    #expect(try process("head -c 3000000 /dev/zero").run().output.count == 3_000_000)
  }

  @Test func errors() {
    #expect(throws: ProcessError.notFound("tessera-nothing")) {
      try ChildProcess(["tessera-nothing"], environment: ["PATH": "/usr/bin"]).run()
    }
    var process = process("sleep 60")
    process.timeout = .milliseconds(50)
    #expect(throws: ProcessError.timedOut("sh", seconds: 0)) { try process.run() }
  }

  @Test func tokensOfGitAreNeitherArgumentsNorMessages() throws {
    let credentials = GitCredentials(token: "secret", server: "https://github.com")
    let git = Git("/", credentials: credentials, environment: ["PATH": "/usr/bin:/bin"])
    #expect(
      try git.run(["config", "--get", "http.https://github.com/.extraheader"]).hasPrefix("AUTHORIZATION: basic "))
    #expect(try git.result(["config", "--get", "http.https://evil.com/.extraheader"]).status == 1)
  }
}
