// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing
import TesseraViews

/// Navigation stacks: paths, presented destinations, and popping.
@MainActor
@Suite struct StackTests {
  struct Missing: Hashable, Codable { var id = 1 }

  @MainActor @Observable
  final class Model {
    var path = NavigationPath()
    var numbers: [Int] = []
    var isPresented = false
    var item: String?
    @ObservationIgnored var pop: () -> Void = {}
  }

  private struct Page: View {
    let name: String
    let model: Model
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      let _ = model.pop = { dismiss() }
      Text(name).navigationTitle(name)
    }
  }

  private struct Screen: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink("Missing", value: Missing())
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Page(name: "Number \($0)", model: model) }
        .navigationDestination(for: String.self) { Page(name: $0, model: model) }
        .navigationDestination(isPresented: $model.isPresented) { Page(name: "Presented", model: model) }
        .navigationDestination(item: $model.item) { Page(name: "Item \($0)", model: model) }
      }
    }
  }

  private func titles(_ screen: HostedScreen<some View>) -> [String?] {
    for _ in 0..<3 { screen.layOut() }
    return stack(screen)?.viewControllers.map { $0.navigationItem.title } ?? []
  }

  private func stack(_ screen: HostedScreen<some View>) -> UINavigationController? {
    screen.controller.first(UINavigationController.self)
  }

  private func tap(_ text: String, _ screen: HostedScreen<some View>) {
    guard let label = screen.window.all(UILabel.self).first(where: { $0.text == text }) else { return }
    screen.window.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: screen.window))
    screen.layOut()
  }

  private func screen(_ model: Model) -> HostedScreen<some View> {
    HostedScreen(Screen(model: model), width: 390, height: 700)
  }

  @Test func thePathIsTheStack() {
    let model = Model()
    model.path.append(7)
    let screen = screen(model)
    #expect(titles(screen) == ["Root", "Number 7"])
    model.path.append("Text")
    #expect(titles(screen) == ["Root", "Number 7", "Text"])
    model.path.removeLast(2)
    #expect(titles(screen) == ["Root"])
  }

  @Test func linksAppendToThePath() {
    let model = Model()
    let screen = screen(model)
    tap("One", screen)
    #expect(model.path.count == 1)
    #expect(titles(screen) == ["Root", "Number 1"])
  }

  @Test func poppingShortensThePath() {
    let model = Model()
    model.path = NavigationPath([1, 2, 3])
    let screen = screen(model)
    #expect(titles(screen).count == 4)
    stack(screen)?.popViewController(animated: false)
    screen.layOut()
    #expect(model.path.count == 2)
    model.pop()
    #expect(titles(screen).count == model.path.count + 1)
    stack(screen)?.popToRootViewController(animated: false)
    screen.layOut()
    #expect(model.path.isEmpty)
    #expect(titles(screen) == ["Root"])
  }

  /// A value without a destination has a page with a warning, as in SwiftUI, and is reported.
  @Test func unknownTypesHaveAWarning() {
    let model = Model()
    let screen = screen(model)
    let messages = reports { tap("Missing", screen) }
    #expect(messages.contains { $0.contains("navigationDestination") && $0.contains("Missing") })
    #expect(model.path.count == 1)
    #expect(titles(screen).count == 2)
    stack(screen)?.popViewController(animated: false)
    screen.layOut()
    #expect(model.path.isEmpty)
  }

  @Test func presentedDestinationsFollowTheirBindings() {
    let model = Model()
    let screen = screen(model)
    model.isPresented = true
    #expect(titles(screen) == ["Root", "Presented"])
    model.isPresented = false
    #expect(titles(screen) == ["Root"])
    model.isPresented = true
    _ = titles(screen)
    stack(screen)?.popViewController(animated: false)
    screen.layOut()
    #expect(!model.isPresented)
    model.item = "A"
    #expect(titles(screen) == ["Root", "Item A"])
    model.item = "B"
    #expect(titles(screen) == ["Root", "Item B"])
    stack(screen)?.popViewController(animated: false)
    screen.layOut()
    #expect(model.item == nil)
    #expect(titles(screen) == ["Root"])
  }

  private struct Legacy: View {
    @State private var isActive = false
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(isActive: $isActive) {
            Text("Detail").navigationTitle("Detail")
          } label: {
            Text("Go")
          }
          Text(isActive ? "active" : "inactive")
        }
        .navigationTitle("Root")
      }
    }
  }

  @Test func linksWithABindingSetIt() {
    let screen = HostedScreen(Legacy(), width: 390, height: 700)
    tap("Go", screen)
    #expect(titles(screen) == ["Root", "Detail"])
    stack(screen)?.popViewController(animated: false)
    for _ in 0..<3 { screen.layOut() }
    #expect(screen.controller.view.visibleTexts.contains("inactive"))
  }

  // MARK: Serialized paths

  @Test func pathsAreCodable() throws {
    var path = NavigationPath()
    path.append(3)
    path.append("text \"quoted\"")
    path.append(Missing(id: 9))
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    let decoded = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(decoded == path)
  }

  @Test func pathsWithOtherValuesAreNotCodable() {
    struct Opaque: Hashable {}
    var path = NavigationPath([1])
    path.append(Opaque())
    #expect(path.codable == nil)
    #expect(NavigationPath().codable != nil)
  }

  /// A type that no longer exists keeps its place, and is written as it was read.
  @Test func unknownTypesSurvive() throws {
    let text = #"["NoSuchType","{\"a\":1}","Si","5"]"#
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
    let path = NavigationPath(decoded)
    #expect(path.count == 2)
    let again = try JSONEncoder().encode(try #require(path.codable))
    #expect(try JSONDecoder().decode([String].self, from: again) == ["NoSuchType", "{\"a\":1}", "Si", "5"])
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["Si","[}"]"#.utf8))
    }
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["Si"]"#.utf8))
    }
  }

  @Test func removingTooManyValuesEmptiesThePath() {
    var path = NavigationPath([1, 2])
    path.removeLast(-3)
    #expect(path.count == 2)
    path.removeLast(5)
    #expect(path.isEmpty)
  }
}
