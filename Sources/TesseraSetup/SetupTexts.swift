// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The contents of the files that the setup generates. Users will maintain these files, so they are short and state
// their purpose.

internal import TesseraRelease

extension PackageSetup {
  /// The lines appended to the manifest.
  var manifestLines: String {
    var lines = [
      "\(Self.mark): screens of this package are rendered on Linux. Nothing changes on Apple's platforms.",
      "#if os(Linux)",
    ]
    switch dependency {
    case nil, .sdk: break
    case .folder(let path):
      lines.append("  package.dependencies.append(.package(name: \"tessera\", path: \(quoted(path))))")
    case .address(let address):
      lines.append(
        "  package.dependencies.append(.package(url: \(quoted(address)), from: \(quoted(TesseraVersion.current))))")
    }
    if !snapshotAddresses.isEmpty {
      lines.append("  // Tessera contains these modules, and SwiftPM allows only one package with them.")
      lines.append("  package.dependencies.removeAll { dependency in")
      for address in snapshotAddresses {
        lines.append("    if case .sourceControl(_, \(quoted(address)), _) = dependency.kind { return true }")
      }
      lines += ["    return false", "  }"]
    }
    if !ported.isEmpty {
      lines += [
        "  // Written for iOS: the plugin passes the compiler a copy without Objective-C.",
        "  for target in package.targets where \(list(ported)).contains(target.name) {",
        "    target.dependencies.append(.product(name: \"iOS\", package: \"tessera\"))",
        "    target.sources = [\"\(SourceScan.stub)\"]",
        "    target.plugins = (target.plugins ?? []) + [.plugin(name: \"Port\", package: \"tessera\")]",
        "    if target.resources != nil { target.plugins?.append(.plugin(name: \"AssetSymbols\", package: \"tessera\")) }",
        "  }",
      ]
    }
    if !swiftUI.isEmpty {
      lines += [
        "  for target in package.targets where \(list(swiftUI)).contains(target.name) {",
        "    target.dependencies.append(.product(name: \"SwiftUI\", package: \"tessera\"))", "  }",
      ]
    }
    for (name, products) in snapshotTargets {
      lines += [
        "  for target in package.targets where target.name == \(quoted(name)) {",
        "    target.dependencies.removeAll { dependency in", "      switch dependency {",
        "      case .productItem(_, \"swift-snapshot-testing\", _, _): return true",
        "      case .byNameItem(\"SnapshotTesting\", _), .byNameItem(\"InlineSnapshotTesting\", _): return true",
        "      default: return false", "      }", "    }",
      ]
      lines += products.map { "    target.dependencies.append(.product(name: \"\($0)\", package: \"tessera\"))" }
      lines.append("  }")
    }
    func products(_ names: [String]) -> [String] {
      usesSDK ? [] : names.map { ".product(name: \"\($0)\", package: \"tessera\")," }
    }
    lines += [
      "  package.targets += [", "    .executableTarget(", "      name: \(quoted(catalog)),", "      dependencies: [",
    ]
    lines += (libraries.map { quoted($0) + "," } + products(["UIKit", "Tessera", "TesseraCommand"])).map {
      "        " + $0
    }
    func path(_ folder: String) -> [String] {
      folder.hasPrefix("Tessera/") ? ["      path: \(quoted(folder)),"] : []
    }
    let place = path(catalogFolder).map { String($0.dropLast()) + ")," }
    lines += place.isEmpty ? ["      ]),"] : ["      ],"] + place
    lines += [
      "    .testTarget(", "      name: \(quoted(catalog + "Tests")),", "      dependencies: [",
      "        \(quoted(catalog)),",
    ]
    lines += products(["UIKit", "Tessera", "TesseraTesting"]).map { "        " + $0 }
    lines += ["      ],"] + path(testsFolder) + ["      exclude: [\"__Snapshots__\"]),", "  ]", "#endif"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private func list(_ names: [String]) -> String { "[" + names.map(quoted).joined(separator: ", ") + "]" }

  /// The source of a program whose commands show and test the screens.
  var catalogSource: String {
    let imports = libraries.map { "@testable import " + $0 }
    var head = """
      // The screens that Tessera renders on Linux:
      //
      //   swift run\(sdkOption) \(catalog) list
      //   swift run\(sdkOption) \(catalog) render --out pictures
      //
      // Made by `tessera init`, and yours from now on.

      import Tessera
      import TesseraCommand
      import UIKit

      """
    if !imports.isEmpty { head += "\n" + imports.joined(separator: "\n") + "\n" }
    if hasPreviews {
      return head + """

        @main struct \(catalog)Program {
          // All previews in `#Preview` and `PreviewProvider`.
          static func main() async { await CatalogCommand.main() }
        }

        """
    }
    let screens =
      controllers.isEmpty && storyboardScreens.isEmpty
      ? [
        "// One line per screen. This one shows that everything works.",
        "Screen(\"welcome\") { WelcomeViewController() }",
      ]
      : controllers.map { "Screen(\"\(Self.screenName($0))\") { \(made($0)) }" }
        + storyboardScreens.map { "Screen(\"\($0.name)\") { \($0.expression) }" }
    let welcome = """

      final class WelcomeViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(frame: view.bounds)
          label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          label.text = "Rendered on Linux"
          label.textAlignment = .center
          label.backgroundColor = .systemBackground
          view.addSubview(label)
        }
      }

      """
    return head + """

      let catalog = ScreenCatalog {
      \(screens.map { "  " + $0 }.joined(separator: "\n"))
      }

      @main struct \(catalog)Program {
        static func main() async { await CatalogCommand.main(catalog) }
      }

      """ + (controllers.isEmpty && storyboardScreens.isEmpty ? welcome : "")
  }

  private func made(_ controller: String) -> String {
    inNavigation.contains(controller)
      ? "UINavigationController(rootViewController: \(controller)())" : controller + "()"
  }

  /// Derives a screen name from the name of a view controller, such as `order-list` from `OrderListViewController`.
  static func screenName(_ controller: String) -> String {
    var name = controller
    for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) && name.count > ending.count {
      name.removeLast(ending.count)
      break
    }
    var words = ""
    var previous: Character?
    for character in name {
      if character.isUppercase, let previous, !previous.isUppercase, previous != "_" { words.append("-") }
      words += character == "_" ? "-" : character.lowercased()
      previous = character
    }
    return words
  }

  /// The source of the test that compares each screen with its golden.
  var testSource: String {
    let screens = hasPreviews ? "try ScreenCatalog.previews().screens" : "catalog.screens"
    return """
      // Compares each screen with its golden, the approved picture. The first run records the goldens in
      // `__Snapshots__` and fails, so that they are reviewed. Generated by `tessera init`, and yours from now on.

      import Tessera
      import TesseraTesting
      import Testing

      @testable import \(catalog)

      @Suite @MainActor struct \(catalog)Tests {
        @Test func screens() throws {
          for screen in \(screens) { assertSnapshot(of: screen, as: .image, named: screen.name) }
        }
      }

      """
  }

  /// The contents of a placeholder file in the goldens' folder. The manifest contains the folder's path, so the
  /// folder must exist before the first golden is recorded.
  var goldensPage: String { "Goldens are approved pictures. Tests compare screens with them, so commit them.\n" }

  /// The names of the required C library packages on Debian and Ubuntu.
  static let libraries = [
    "libfreetype-dev", "libharfbuzz-dev", "libpng-dev", "libxxhash-dev", "libdeflate-dev", "libjpeg-dev", "libwebp-dev",
    "liblcms2-dev", "pkg-config",
  ]

  /// The option of `swift run` and `swift test` that selects the Swift SDK, or an empty string if the package does
  /// not use it.
  var sdkOption: String { usesSDK ? " --swift-sdk tessera" : "" }

  /// The workflow steps before the tests, for a package that is built with the Swift SDK. They cache the SDK.
  private static let stepsWithSDK = """
          - uses: actions/cache@v4
            with:
              path: |
                .build
                ~/.swiftpm/swift-sdks
              key: tessera-${{ vars.TESSERA_SDK_CHECKSUM }}-${{ hashFiles('Package.swift', 'Package.resolved') }}
          # TESSERA_SDK is the address of the SDK's archive for the compiler above, and TESSERA_SDK_CHECKSUM its
          # checksum from `swift package compute-checksum`. Set both as variables of the repository.
          - name: Tessera SDK
            run: |
              swift sdk list | grep -qx tessera ||
                swift sdk install "${{ vars.TESSERA_SDK }}" --checksum "${{ vars.TESSERA_SDK_CHECKSUM }}"
              ~/.swiftpm/swift-sdks/tessera.artifactbundle/bin/tessera mirror
    """

  /// The workflow steps before the tests, for a package that depends on Tessera. They install C libraries and cache
  /// the porting tool.
  private static let stepsWithLibraries = """
          - name: C libraries
            run: apt-get update && apt-get install -y --no-install-recommends \(libraries.joined(separator: " "))
          - uses: actions/cache@v4
            with:
              path: |
                .build
                ~/.cache/tessera
              key: tessera-${{ hashFiles('Package.swift', 'Package.resolved') }}
    """

  /// The GitHub Actions workflow.
  var workflow: String {
    """
    # Builds on Linux, and compares every screen with its golden. Made by `tessera init`, and yours from now on.
    name: Tessera

    on:
      push:
      pull_request:

    jobs:
      screens:
        runs-on: ubuntu-24.04
        container: swift:6.3-bookworm
        steps:
          - uses: actions/checkout@v4
    \(usesSDK ? Self.stepsWithSDK : Self.stepsWithLibraries)
          - name: Tests
            env:
              SNAPSHOT_TESTING_RECORD: never
            run: swift test\(sdkOption)
          - name: Upload the report of differences
            if: failure()
            uses: actions/upload-artifact@v4
            with:
              name: tessera-report
              path: .build/tessera-report
              if-no-files-found: ignore

    """
  }
}
