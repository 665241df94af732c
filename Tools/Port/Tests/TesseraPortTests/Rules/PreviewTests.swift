// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraPort

/// Rewritten `#Preview` macros and records of `PreviewProvider` types.
@Suite struct PreviewTests {
  private static let record =
    "@MainActor @convention(c) (UnsafeMutableRawPointer) -> Void = { $0.assumingMemoryBound(to: PreviewRecords.self).pointee.add"

  /// Returns the text that replaces `#Preview`.
  private static func head(_ number: Int) -> String {
    "private enum port_preview\(number) { @section(\"tessera_previews\") @used @MainActor private static let record: \(record)"
  }

  static let table: [Rewriting] = [
    Rewriting(
      "with and without a name, several in a file",
      """
      import UIKit
      #Preview("Card", traits: .landscapeLeft) { CardController() }
      #Preview { CardController() }
      #Preview(traits: .fixedLayout(width: 200, height: 100)) {
        let view = CardView()
        view.title = "A"
        return view
      }

      """,
      """
      import UIKit
      \(head(1))("Card", traits: .landscapeLeft) { CardController() } } }
      \(head(2)) { CardController() } } }
      \(head(3))(traits: .fixedLayout(width: 200, height: 100)) {
        let view = CardView()
        view.title = "A"
        return view
      } } }

      """),
    Rewriting(
      "in conditions, with availability, a body with a label, and helpers of the file",
      """
      import UIKit
      #if DEBUG
      private final class Sample: UIView {}
      @available(iOS 17.0, *)
      #Preview("Sample") { Sample() }
      @available(iOS 17.0, *)
      #Preview("Other", body: { Sample() })
      #endif

      """,
      """
      import UIKit
      #if DEBUG
      private final class Sample: UIView {}
      @available(iOS 17.0, *)
      \(head(1))("Sample") { Sample() } } }
      @available(iOS 17.0, *)
      \(head(2))("Other", body: { Sample() }) } }
      #endif

      """),
    Rewriting(
      "edits inside a preview",
      """
      import UIKit
      class Editor: UIView {
        @objc func save() {}
      }
      #Preview {
        let button = UIButton()
        button.addTarget(nil, action: #selector(Editor.save), for: .touchUpInside)
        return button
      }

      """,
      """
      import UIKit
      class Editor: UIView {
              func save() {}
       \(TesseraPortTests.record("Editor", ("save", "save()"))) }
      \(head(1)) {
        let button = UIButton()
        button.addTarget(nil, action: Selector("save", Editor.save), for: .touchUpInside)
        return button
      } } }

      """),
    Rewriting(
      "a provider gets a record",
      """
      import SwiftUI
      struct Card_Previews: PreviewProvider {
        static var previews: some View { Card() }
      }

      """,
      """
      import SwiftUI
      struct Card_Previews: PreviewProvider {
        static var previews: some View { Card() }
       @section("tessera_previews") @used @MainActor private static let port_preview1: \(record)(Card_Previews.self) } }

      """),
    Rewriting(
      "a macro of another module with another name stays",
      unchanged: """
        import UIKit
        #PreviewAll { CardController() }

        """),
  ]

  @Test(arguments: table) func rewrites(_ rewriting: Rewriting) async {
    #expect(await ported(rewriting.before) == rewriting.after)
  }
}
