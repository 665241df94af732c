// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Launches an app and writes an image of its first screen to a file, at the screen's scale.
///
///     swift run Journal              // writes Journal.png
///     swift run Journal first.png
///
/// - Note: Differs from UIKit: this function returns, while UIKit's function never does. `@main` on the app delegate
///   calls it.
/// - Parameters:
///   - argc: The number of arguments.
///   - argv: The arguments. The first argument after the program's name is the output file.
///   - principalClassName: Not used.
///   - delegateClassName: The class name of the app delegate including its module, as returned by
///     `NSStringFromClass`.
/// - Returns: 0, or 1 if the delegate class doesn't exist, the app shows no window, or the file can't be written. The
///   reason is written to standard error.
@discardableResult
@MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let type = NSClassFromString(name) else {
    StandardError.write(
      "There is no class \(delegateClassName ?? "for the app's delegate"). Include its module in the name.\n")
    return 1
  }
  let file = argc > 1 ? argv[1].map { String(cString: $0) } : nil
  return AppMain.run(type, file: file)
}

extension UIApplicationDelegate {
  /// Launches the app and writes an image of its first screen. The entry point for `@main`; see `UIApplicationMain`.
  public static func main() {
    let status = AppMain.run(self, file: CommandLine.arguments.dropFirst().first)
    if status != 0 { exit(status) }
  }
}

@MainActor
enum AppMain {
  /// Launches an app and writes an image of its first screen. Returns the exit code.
  static func run(_ type: AnyClass?, file: String?) -> Int32 {
    guard let type = type as? NSObject.Type, let delegate = DynamicInit.object(type) as? any UIApplicationDelegate
    else {
      return fail(
        "\(type.map { "\($0)" } ?? "The delegate") is not a UIApplicationDelegate that inherits from UIResponder.")
    }
    guard let window = AppLaunch.launch(delegate, options: UIScene.ConnectionOptions()) else {
      return fail("The app shows no window. Set the window of its delegate or its scene's delegate.")
    }
    let file = file ?? "\(ProcessInfo.processInfo.processName).png"
    let picture = UIGraphicsImageRenderer(bounds: window.bounds).pngData { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    do {
      try picture.write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      return fail("\(file) cannot be written: \(error.localizedDescription)")
    }
    print("Wrote \(file).")
    return 0
  }

  private static func fail(_ reason: String) -> Int32 {
    StandardError.write(reason + "\n")
    return 1
  }
}
