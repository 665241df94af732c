// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import Tessera
@testable import TesseraCommand

struct ShardEnvironmentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let variables: [String: String]
    var part = ""
    /// The strings that the error message must contain.
    var words: [String] = []
    var testDescription: String { name }
  }

  /// Returns the shard, such as "1/4", or the error message.
  private static func part(_ variables: [String: String]) throws -> String {
    do { return try ShardEnvironment(variables).currentShard().description } catch let failure as CommandFailure {
      #expect(failure.isUsage)
      return failure.description
    }
  }

  private static func slurm(_ id: Int, _ range: (Int, Int), step: Int? = nil, count: Int? = nil) -> [String: String] {
    var all = [
      "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_MIN": "\(range.0)", "SLURM_ARRAY_TASK_MAX": "\(range.1)",
    ]
    all["SLURM_ARRAY_TASK_STEP"] = step.map { "\($0)" }
    all["SLURM_ARRAY_TASK_COUNT"] = count.map { "\($0)" }
    return all
  }

  /// First, middle and last shards, numbered as each CI system documents them.
  static let engines = [
    Case(name: "GitLab, first", variables: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], part: "1/4"),
    Case(name: "GitLab, last", variables: ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"], part: "4/4"),
    Case(name: "GitLab without parallel", variables: ["CI_NODE_TOTAL": "1"], part: "1/1"),
    Case(name: "CircleCI, first", variables: ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"], part: "1/3"),
    Case(name: "CircleCI, last", variables: ["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "3"], part: "3/3"),
    Case(name: "CircleCI alone", variables: ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"], part: "1/1"),
    Case(
      name: "Buildkite", variables: ["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "5"], part: "2/5"),
    Case(name: "Azure", variables: ["SYSTEM_JOBPOSITIONINPHASE": "2", "SYSTEM_TOTALJOBSINPHASE": "5"], part: "2/5"),
    Case(
      name: "Azure, one agent", variables: ["SYSTEM_JOBPOSITIONINPHASE": "1", "SYSTEM_TOTALJOBSINPHASE": "0"],
      part: "1/1"),
    Case(name: "Bazel", variables: ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2"], part: "1/2"),
    Case(name: "Kubernetes", variables: ["JOB_COMPLETION_INDEX": "9", "TESSERA_SHARDS": "10"], part: "10/10"),
    Case(name: "GitHub, handed over", variables: ["TESSERA_SHARD_INDEX": "0", "TESSERA_SHARDS": "10"], part: "1/10"),
    Case(name: "Slurm 0-3", variables: slurm(2, (0, 3), step: 1, count: 4), part: "3/4"),
    Case(name: "Slurm 1-4", variables: slurm(4, (1, 4), count: 4), part: "4/4"),
    Case(name: "Slurm 10-30:10", variables: slurm(20, (10, 30), step: 10, count: 3), part: "2/3"),
    Case(name: "Slurm 0-15:4", variables: slurm(12, (0, 15), step: 4, count: 4), part: "4/4"),
    Case(name: "Slurm without a count", variables: slurm(1, (1, 2)), part: "1/2"),
    // Variables of several CI systems.
    Case(
      name: "both the same",
      variables: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3", "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3"],
      part: "2/3"),
    Case(
      name: "a single job submitted an array",
      variables: slurm(2, (1, 3), count: 3).merging(["CI_NODE_TOTAL": "1"]) { $1 }, part: "2/3"),
    Case(
      name: "set by hand",
      variables: ["TESSERA_SHARD_INDEX": "1", "TESSERA_SHARDS": "2", "CI_NODE_INDEX": "9", "CI_NODE_TOTAL": "x"],
      part: "2/2"),
    Case(
      name: "empty is not set",
      variables: ["CI_NODE_INDEX": "", "CI_NODE_TOTAL": "", "CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"],
      part: "2/2"),
  ]

  @Test(arguments: engines) func parts(_ test: Case) throws {
    #expect(try Self.part(test.variables) == test.part)
  }

  private static func gitLab(_ name: String, _ index: String, _ total: String, _ words: [String]) -> Case {
    Case(name: name, variables: ["CI_NODE_INDEX": index, "CI_NODE_TOTAL": total], words: words)
  }

  static let mistakes = [
    gitLab("zero", "0", "4", ["CI_NODE_INDEX is 0", "from 1 to 4"]),
    gitLab("too large", "5", "4", ["CI_NODE_INDEX is 5", "from 1 to 4"]),
    gitLab("no part", "1", "0x2", ["CI_NODE_TOTAL is '0x2'"]),
    gitLab("negative", "-1", "4", ["CI_NODE_INDEX is '-1'"]),
    gitLab("signed", "+1", "4", ["CI_NODE_INDEX is '+1'"]),
    gitLab("spaces", " 1", "4", ["CI_NODE_INDEX is ' 1'"]),
    gitLab("fraction", "1.0", "4", ["CI_NODE_INDEX is '1.0'"]),
    gitLab("other digits", "١", "4", ["CI_NODE_INDEX is '?'"]),
    gitLab("overflow", "1", "99999999999999999999999", ["CI_NODE_TOTAL is '99999999999999999999999'"]),
    gitLab("too many", "1", "10001", ["CI_NODE_TOTAL is 10001", "1 to 10000"]),
    gitLab("part of one", "2", "1", ["CI_NODE_INDEX is 2", "from 1 to 1"]),
    gitLab("escape codes", "\u{1B}[2J1", "4", ["CI_NODE_INDEX is '?[2J1'"]),
    Case(
      name: "half", variables: ["CIRCLE_NODE_INDEX": "1"],
      words: ["CIRCLE_NODE_INDEX is set", "CIRCLE_NODE_TOTAL is not"]),
    Case(name: "the other half", variables: ["TEST_TOTAL_SHARDS": "3"], words: ["TEST_SHARD_INDEX is not"]),
    Case(
      name: "Kubernetes alone", variables: ["JOB_COMPLETION_INDEX": "1"],
      words: ["TESSERA_SHARDS is not", "Kubernetes"]),
    Case(name: "a count alone", variables: ["TESSERA_SHARDS": "3"], words: ["TESSERA_SHARD_INDEX is not"]),
    Case(
      name: "no shards", variables: ["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "0"],
      words: ["BUILDKITE_PARALLEL_JOB_COUNT is 0"]),
    Case(
      name: "by hand, from 1", variables: ["TESSERA_SHARD_INDEX": "2", "TESSERA_SHARDS": "2"],
      words: ["TESSERA_SHARD_INDEX is 2", "from 0 to 1"]),
    Case(
      name: "two that differ",
      variables: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3", "CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "3"],
      words: ["CI_NODE_INDEX makes this machine part 1/3", "CIRCLE_NODE_INDEX part 2/3"]),
    Case(
      name: "Slurm list", variables: slurm(3, (1, 7), step: 1, count: 3),
      words: ["SLURM_ARRAY_TASK_COUNT is 3", "7 tasks", "--array=1-N"]),
    Case(name: "Slurm outside", variables: slurm(8, (1, 7)), words: ["SLURM_ARRAY_TASK_ID is 8"]),
    Case(name: "Slurm between steps", variables: slurm(2, (1, 7), step: 2), words: ["SLURM_ARRAY_TASK_ID is 2"]),
    Case(name: "Slurm step 0", variables: slurm(2, (1, 7), step: 0), words: ["SLURM_ARRAY_TASK_ID is 2"]),
    Case(name: "Slurm turned round", variables: slurm(2, (7, 1)), words: ["7-1"]),
    Case(name: "Slurm without an end", variables: ["SLURM_ARRAY_TASK_ID": "1"], words: ["SLURM_ARRAY_TASK_MIN is not"]),
    Case(name: "Slurm, too many", variables: slurm(2, (1, 20_000)), words: ["is 20000", "1 to 10000"]),
  ]

  /// The message names the variable and the values that the user should set.
  @Test(arguments: mistakes) func messages(_ test: Case) throws {
    let message = try Self.part(test.variables)
    for word in test.words { #expect(message.contains(word), "\(message)") }
    #expect(message.contains("--shard 2/5") && message.contains("TESSERA_SHARD_INDEX"), "\(message)")
    #expect(!message.unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test func emptyEnvironment() throws {
    let message = try Self.part(["PATH": "/bin", "CI": "true", "GITHUB_ACTIONS": "true"])
    for engine in ShardEngine.all { #expect(message.contains(engine.index) && message.contains(engine.name)) }
    #expect(message.contains("SLURM_ARRAY_TASK_ID") && message.contains("GitHub Actions"))
  }

  /// Bazel requires each shard to touch a status file. Otherwise it fails the test, because every shard might have
  /// run all tests.
  @Test func bazelsStatusFile() throws {
    let folder = Folder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let bazel = ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": folder.path + "/status"]
    let environment = ShardEnvironment(bazel)
    try environment.acknowledge(try environment.currentShard())
    try environment.acknowledge(try environment.currentShard())
    #expect(folder.files == ["status"])
    // If other variables determine the shard, the tests are not divided by Bazel's shards, so the file is not
    // touched.
    try FileManager.default.removeItem(atPath: folder.path + "/status")
    let byHand = ShardEnvironment(bazel.merging(["TESSERA_SHARD_INDEX": "0", "TESSERA_SHARDS": "9"]) { $1 })
    try byHand.acknowledge(try byHand.currentShard())
    #expect(folder.files.isEmpty)
    for path in [folder.path, folder.path + "/none/status"] {
      let wrong = ShardEnvironment(bazel.merging(["TEST_SHARD_STATUS_FILE": path]) { $1 })
      let part = try wrong.currentShard()
      let error = #expect(throws: CommandFailure.self) { try wrong.acknowledge(part) }
      #expect(error?.isUsage == true && error?.description.contains("TEST_SHARD_STATUS_FILE") == true)
    }
  }
}
