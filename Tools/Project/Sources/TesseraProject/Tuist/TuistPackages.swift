// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The packages that manifests of Tuist and SwiftPM refer to.
struct TuistPackages {
  let manifest: TuistManifest
  let context: ReadingContext

  /// Returns the package of `.package(url:…)`, `.package(path:)`, `.remote(url:requirement:)` or `.local(path:)`.
  func package(_ value: SwiftExpression) -> PackageReference? {
    guard let call = value.call, ["package", "remote", "local"].contains(call.baseName) else {
      manifest.report(value, of: "packages")
      return nil
    }
    if let path = manifest.string(call["path"], of: "path") {
      return .local(path: context.relative(PathText.join(manifest.folder, path)))
    }
    guard let url = manifest.string(call["url"], of: "url") else { return nil }
    if let requirement = requirement(of: call) { return .remote(url: url, requirement: requirement) }
    context.warn(
      url, "The version requirement of the package can't be read.",
      remedy: "Write a literal such as `from: \"1.0.0\"` or `.upToNextMajor(from: \"1.0.0\")`.")
    return nil
  }

  private func requirement(of call: SwiftCall) -> PackageRequirement? {
    for label in ["from", "exact", "branch", "revision"] {
      if let text = manifest.string(call[label], of: label) { return requirement(label, text) }
    }
    guard let value = call["requirement"] ?? call[nil] else { return nil }
    guard let nested = value.call else { return range(value) }
    if nested.baseName == "range" {
      guard let from = manifest.string(nested["from"], of: "from"), let to = manifest.string(nested["to"], of: "to")
      else {
        return nil
      }
      return .range(from, to)
    }
    return manifest.string(nested.arguments.first?.value, of: nested.baseName).flatMap {
      requirement(nested.baseName, $0)
    }
  }

  private func requirement(_ kind: String, _ text: String) -> PackageRequirement? {
    switch kind {
    case "from", "upToNextMajor": .upToNextMajor(text)
    case "upToNextMinor": .upToNextMinor(text)
    case "exact": .exact(text)
    case "branch": .branch(text)
    case "revision": .revision(text)
    default: nil
    }
  }

  /// Returns the requirement of a range such as `"1.0.0"..<"2.0.0"`.
  private func range(_ value: SwiftExpression) -> PackageRequirement? {
    guard case .unreadable(let code) = value else { return nil }
    let parts = code.text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5, parts[2].replacing(" ", with: "") == "..<" else { return nil }
    return .range(parts[1], parts[3])
  }
}
