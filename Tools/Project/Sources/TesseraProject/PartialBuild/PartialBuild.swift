// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Finds the largest part of a project that compiles, in as few builds as possible. A build reports the errors of independent files at
// once, but two things hide errors: a missing module stops its module's compilation, and a file's dependents fail only after it is left
// out. Both are therefore predicted in the round that shows their cause: all files that import the missing module are left out, and
// all files that use a type that only left-out files declare.

/// A source file of a build.
package struct BuildFile: Hashable, Sendable {
  /// The path relative to the project's root.
  package var path: String
  package var module: String

  package init(path: String, module: String) {
    self.path = path
    self.module = module
  }
}

/// The result of a build.
package struct BuildOutcome: Equatable, Sendable {
  package var succeeded: Bool
  /// The errors, with paths relative to the project's root. Paths of other files are absolute.
  package var output: CompilerOutput

  package init(succeeded: Bool, output: CompilerOutput) {
    self.succeeded = succeeded
    self.output = output
  }
}

/// Builds a project without the files that don't compile.
package struct PartialBuild {
  /// The choice of files that must not be lost.
  package enum Request: Equatable, Sendable {
    /// Stops if any of these files doesn't compile.
    case files(Set<String>)
    /// Stops if no file with a preview is left. Projects without previews always continue.
    case previews
  }

  private let files: [BuildFile]
  private let request: Request
  private let roundLimit: Int
  private let source: (String) -> String?
  private var summaries: [String: SwiftSourceSummary] = [:]
  /// The left-out files with the error or prediction that caused it.
  private var leftOut: [String: LeftOutFile] = [:]

  /// - Parameters:
  ///   - roundLimit: The largest number of builds.
  ///   - source: Returns the text of a file, or nil if it can't be read.
  package init(
    files: [BuildFile], request: Request = .previews, roundLimit: Int = 12, source: @escaping (String) -> String?
  ) {
    self.files = files
    self.request = request
    self.roundLimit = max(1, roundLimit)
    self.source = source
  }

  /// Builds until the remaining files compile, a request can't be met, or the limit of rounds is reached.
  ///
  /// - Parameters:
  ///   - previous: The report of an earlier run, whose files are left out from the beginning. Files that must not be lost are tried
  ///     again. Pass it while these files and their causes are unchanged, which saves all rounds but one.
  ///   - build: Builds the project without a set of files.
  package mutating func run(
    startingWith previous: PartialBuildReport? = nil, build: (Set<String>) throws -> BuildOutcome
  ) rethrows -> PartialBuildReport {
    if let previous { leaveOutFiles(of: previous) }
    for round in 1...roundLimit {
      let outcome = try build(Set(leftOut.keys))
      if outcome.succeeded { return report(leftOut.isEmpty ? .complete : .partial, rounds: round) }
      if summaries.isEmpty { readSources() }
      guard leaveOut(outcome.output.errors) else { return report(.failed, rounds: round, output: outcome.output) }
      if !lostFiles.isEmpty, isRequestLost { return report(.requestedFileLost, rounds: round) }
      if leftOut.count == files.count { return report(.failed, rounds: round) }
    }
    return report(.roundLimit, rounds: roundLimit)
  }

  private mutating func leaveOutFiles(of report: PartialBuildReport) {
    let known = Set(files.map(\.path))
    readSources()
    for cause in report.causes {
      for file in cause.files where known.contains(file.path) {
        if case .files(let paths) = request, paths.contains(file.path) { continue }
        leftOut[file.path] = LeftOutFile(cause: .error(cause.text), line: file.line, message: file.message)
      }
    }
  }

  private mutating func readSources() {
    for file in files where summaries[file.path] == nil {
      summaries[file.path] = SwiftSourceSummary(source(file.path) ?? "")
    }
  }

  // MARK: Leaving out

  /// Leaves out the files with errors and those that depend on them. Returns false if there is none.
  private mutating func leaveOut(_ errors: [CompilerDiagnostic]) -> Bool {
    let known = Set(files.map(\.path))
    let failing = Set(errors.map(\.path)).intersection(known).subtracting(leftOut.keys)
    guard !failing.isEmpty else { return false }
    // Files that fail now may depend on files that fail in the same round.
    let declarations = declaringFiles(in: failing.union(leftOut.keys))
    for error in errors where failing.contains(error.path) {
      let cause = LeftOutCause(message: error.message) { name in
        declarations[name].flatMap { $0 == error.path ? nil : $0 }
      }
      if let old = leftOut[error.path], old.cause.priority <= cause.priority { continue }
      leftOut[error.path] = LeftOutFile(cause: cause, line: error.line, message: error.message)
    }
    leaveOutImporters()
    leaveOutDependents()
    return true
  }

  /// Leaves out all files that import a missing module.
  private mutating func leaveOutImporters() {
    let modules = Set(
      leftOut.values.compactMap { file -> String? in
        if case .missingModule(let name) = file.cause { name } else { nil }
      })
    for file in files where leftOut[file.path] == nil {
      guard let name = summaries[file.path]?.imports.intersection(modules).min() else { continue }
      let cause = LeftOutCause.missingModule(name)
      leftOut[file.path] = LeftOutFile(cause: cause, line: nil, message: cause.text)
    }
  }

  /// Leaves out files that use types that only left-out files declare, until there are no more.
  private mutating func leaveOutDependents() {
    var changed = true
    while changed {
      changed = false
      let missing = missingTypes()
      for file in files where leftOut[file.path] == nil {
        guard let summary = summaries[file.path],
          let name = missing.keys.filter({ summary.usedNames.contains($0) }).min(), let declaration = missing[name],
          declaration.module == file.module || summary.imports.contains(declaration.module)
        else { continue }
        let cause = LeftOutCause.dependency(name: name, file: declaration.path)
        leftOut[file.path] = LeftOutFile(cause: cause, line: nil, message: cause.text)
        changed = true
      }
    }
  }

  /// The types that are declared at the top level of left-out files, and nowhere else.
  private func missingTypes() -> [String: BuildFile] {
    var result: [String: BuildFile] = [:]
    for file in files where leftOut[file.path] != nil {
      for name in summaries[file.path]?.topLevelTypes ?? [] { result[name] = file }
    }
    for file in files where leftOut[file.path] == nil {
      for name in summaries[file.path]?.declaredNames ?? [] { result[name] = nil }
    }
    return result
  }

  /// Returns the files that declare names, of those that are left out.
  private func declaringFiles(in paths: Set<String>) -> [String: String] {
    var result: [String: String] = [:]
    for path in paths.sorted() {
      for name in summaries[path]?.declaredNames ?? [] where result[name] == nil { result[name] = path }
    }
    return result
  }

  // MARK: Requests

  private var requestedFiles: [String] {
    switch request {
    case .files(let paths): paths.sorted()
    case .previews: files.map(\.path).filter { summaries[$0]?.hasPreview == true }.sortedSet()
    }
  }

  private var lostFiles: [String] { requestedFiles.filter { leftOut[$0] != nil } }

  private var isRequestLost: Bool {
    switch request {
    case .files: true
    case .previews: lostFiles.count == requestedFiles.count
    }
  }

  // MARK: Report

  private func report(_ status: PartialBuildReport.Status, rounds: Int, output: CompilerOutput? = nil)
    -> PartialBuildReport
  {
    let paths = Set(files.map(\.path))
    let foreign = (output?.errors ?? []).filter { !paths.contains($0.path) || leftOut[$0.path] != nil }
    let others = foreign.map { "\($0.path):\($0.line): \($0.message)" } + (output?.otherErrors ?? [])
    return PartialBuildReport(
      status: status, compiledFiles: paths.count - leftOut.count, totalFiles: paths.count, rounds: rounds,
      causes: LeftOutFile.rank(leftOut), lostFiles: lostFiles, otherErrors: others)
  }
}

/// A file that doesn't compile.
struct LeftOutFile {
  var cause: LeftOutCause
  var line: Int?
  var message: String

  /// Returns the root causes of all files, those of most files first.
  static func rank(_ files: [String: LeftOutFile]) -> [PartialBuildReport.Cause] {
    var groups: [String: [PartialBuildReport.File]] = [:]
    for (path, file) in files {
      let root = rootCause(of: path, files: files)
      groups[root, default: []].append(.init(path: path, line: file.line, message: file.message))
    }
    let causes = groups.map { PartialBuildReport.Cause(text: $0.key, files: $0.value.sorted { $0.path < $1.path }) }
    return causes.sorted { ($1.files.count, $0.text) < ($0.files.count, $1.text) }
  }

  /// Returns the text of the cause that a chain of dependencies leads to.
  private static func rootCause(of path: String, files: [String: LeftOutFile]) -> String {
    var path = path
    var known: Set<String> = []
    while let file = files[path] {
      guard case .dependency(_, let next) = file.cause, known.insert(path).inserted, files[next] != nil else {
        return file.cause.text
      }
      path = next
    }
    return "unknown"
  }
}
