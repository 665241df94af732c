// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The environment variables that a CI system with parallel jobs uses to pass each job its number.
struct ShardEngine: Hashable, Sendable {
  let name: String
  /// The name of the variable that contains the job's number.
  let index: String
  /// The name of the variable that contains the number of jobs.
  let count: String
  /// The number of the first job, either 0 or 1.
  let first: Int
  /// Whether the number of jobs is 0 or 1, instead of unset, if jobs do not run in parallel.
  var countsSingleJobs = false

  /// The variables to set manually on systems that provide no suitable variables. They take precedence over all
  /// others.
  static let own = ShardEngine(name: "Tessera", index: "TESSERA_SHARD_INDEX", count: "TESSERA_SHARDS", first: 0)

  /// GitHub Actions sets no variables for the jobs of a matrix. Its job file must pass the expressions
  /// `strategy.job-index` and `strategy.job-total` in the variables of `own`. Slurm's job arrays follow different
  /// rules; see `ShardEnvironment`.
  static let all = [
    // docs.gitlab.com, "Predefined CI/CD variables": the index is set only with `parallel`. The total is 1 otherwise.
    ShardEngine(
      name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1, countsSingleJobs: true),
    // circleci.com, "Built-in environment variables": without `parallelism`, the index is 0 and the total is 1.
    ShardEngine(
      name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0, countsSingleJobs: true),
    // buildkite.com, "Environment variables": both variables are set only with `parallelism`.
    ShardEngine(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    // learn.microsoft.com, "Run tests in parallel": the index starts at 1, and the total is 0 or 1 for a single
    // agent.
    ShardEngine(
      name: "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE", count: "SYSTEM_TOTALJOBSINPHASE", first: 1,
      countsSingleJobs: true),
    // bazel.build, "Test encyclopedia": both variables are set only for sharded tests, and the test runner touches a
    // status file.
    ShardEngine(name: "Bazel", index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
    // kubernetes.io, "Jobs", completion mode Indexed. No variable contains the number of completions.
    ShardEngine(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: own.count, first: 0),
  ]

  /// The names of the CI systems, for help text.
  static var names: String { all.map(\.name).joined(separator: ", ") + " or Slurm" }
}
