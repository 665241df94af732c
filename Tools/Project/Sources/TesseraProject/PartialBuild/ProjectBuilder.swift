// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Writes and builds the package of a project, and leaves out files that don't compile.
package struct ProjectBuilder {
  private let description: ProjectDescription
  private let options: PackageOptions
  private let files: ProjectFiles

  package init(
    _ description: ProjectDescription, options: PackageOptions = PackageOptions(), files: ProjectFiles = ProjectFiles()
  ) {
    self.description = description
    self.options = options
    self.files = files
  }

  /// Writes the package without building it.
  package func write(excluding excluded: Set<String> = []) throws(ProjectError) -> PackagePlan {
    let plan = plan(excluding: excluded)
    _ = try PackageWriter().write(plan)
    return plan
  }

  /// Writes and builds the package until the remaining files compile.
  ///
  /// ```swift
  /// let report = try ProjectBuilder(description).build { plan in
  ///   try SwiftBuildRunner().build(plan, root: description.root)
  /// }
  /// print(report.text)
  /// ```
  ///
  /// - Parameters:
  ///   - previous: The report of an earlier run, whose files are left out from the beginning.
  ///   - run: Builds a written package.
  /// - Throws: `ProjectError.invalid` if no target can be built, `ProjectError.unwritable`, and errors of `run`.
  package func build(
    request: PartialBuild.Request = .previews, roundLimit: Int = 12, startingWith previous: PartialBuildReport? = nil,
    run: (PackagePlan) throws -> BuildOutcome
  ) throws -> PartialBuildReport {
    let root = description.root
    let planned = plan(excluding: [])
    let buildFiles = planned.targets.flatMap { target in
      target.links.filter { !$0.isAbsolute }.map { link in
        BuildFile(path: PathText.relative(link.destination, to: root), module: target.module)
      }
    }
    guard !buildFiles.isEmpty else {
      throw ProjectError.invalid(
        path: description.name, problem: "it has no target with Swift sources for iOS",
        remedy: "Choose another project with --project PATH.")
    }
    var partial = PartialBuild(files: buildFiles, request: request, roundLimit: roundLimit) { path in
      try? files.readText(PathText.join(root, path))
    }
    return try partial.run(startingWith: previous) { excluded in try run(write(excluding: excluded)) }
  }

  private func plan(excluding excluded: Set<String>) -> PackagePlan {
    var options = options
    options.excludedFiles.formUnion(excluded)
    return PackagePlanner(description, options: options, files: files).plan()
  }
}
