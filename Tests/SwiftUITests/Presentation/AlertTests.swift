// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing

private struct LoginError: LocalizedError {
  var errorDescription: String? { "Can’t sign in" }
  var recoverySuggestion: String? { "Check your password." }
}

/// A screen with alerts, as an app would write it.
private struct AccountScreen: View {
  let desk: Desk
  @State private var error: LoginError?

  var body: some View {
    @Bindable var desk = desk
    VStack {
      Button("Rename") { desk.showsAlert = true }
      Button("Delete") { desk.showsDialog = true }
    }
    .alert("Rename \(desk.count)", isPresented: $desk.showsAlert) {
      TextField("Name", text: $desk.name).textInputAutocapitalization(.words)
      Button("Save") { desk.journal.add("save \(desk.name), \(desk.showsAlert)") }.disabled(desk.name.isEmpty)
      Button("Cancel", role: .cancel) { desk.journal.add("cancel") }
    } message: {
      Text("Enter a name.")
    }
    .confirmationDialog("Delete the account?", isPresented: $desk.showsDialog) {
      Button("Delete", role: .destructive) { desk.journal.add("delete") }
      if desk.count > 0 { Button("Archive") { desk.journal.add("archive") } }
    } message: {
      Text("This can’t be undone.")
    }
  }
}

@MainActor
@Suite struct AlertTests {
  let desk = Desk()

  @Test func anAlertHasTheButtonsAndTextFieldsOfItsActions() {
    let screen = PresentingScreen(AccountScreen(desk: desk))
    screen.tap("Rename")
    let alert = screen.alert
    #expect(alert?.preferredStyle == .alert)
    #expect(alert?.title == "Rename 0")
    #expect(alert?.message == "Enter a name.")
    #expect(alert?.actions.map(\.title) == ["Save", "Cancel"])
    #expect(alert?.actions.map(\.style) == [.default, .cancel])
    #expect(alert?.actions.map(\.isEnabled) == [false, true])
    #expect(alert?.textFields?.map(\.placeholder) == ["Name"])
    #expect(alert?.textFields?.first?.autocapitalizationType == .words)
  }

  @Test func theTextFieldWritesItsBindingAndTheActionRunsBeforeTheBindingIsWritten() {
    let screen = PresentingScreen(AccountScreen(desk: desk))
    desk.showsAlert = true
    screen.layOut()
    let field = screen.alert?.textFields?.first
    field?.insertText("Ada")
    screen.layOut()
    #expect(desk.name == "Ada")
    #expect(screen.alert?.actions.map(\.isEnabled) == [true, true])
    #expect(field?.text == "Ada")
    screen.tap("Save")
    #expect(desk.journal.take() == ["save Ada, true"])
    #expect(screen.presented == nil)
    #expect(!desk.showsAlert)
  }

  @Test func aBindingChangedElsewhereChangesTheTextField() {
    let screen = PresentingScreen(AccountScreen(desk: desk))
    desk.showsAlert = true
    screen.layOut()
    desk.name = "Grace"
    desk.count = 1
    screen.layOut()
    #expect(screen.alert?.textFields?.first?.text == "Grace")
    #expect(screen.alert?.title == "Rename 1")
    #expect(screen.alert?.actions.first?.isEnabled == true)
  }

  @Test func aDialogHasACancelButtonAndNoTitleByDefault() {
    desk.count = 1
    let screen = PresentingScreen(AccountScreen(desk: desk))
    desk.showsDialog = true
    screen.layOut()
    #expect(screen.alert?.preferredStyle == .actionSheet)
    #expect(screen.alert?.title == nil)
    #expect(screen.alert?.message == "This can’t be undone.")
    #expect(screen.alert?.actions.map(\.title) == ["Delete", "Archive", "Cancel"])
    #expect(screen.alert?.actions.map(\.style) == [.destructive, .default, .cancel])
    screen.tap("Archive")
    #expect(desk.journal.take() == ["archive"])
    #expect(!desk.showsDialog)
  }

  @Test func aTapOutsideOfADialogCancelsIt() {
    let screen = PresentingScreen(AccountScreen(desk: desk))
    desk.showsDialog = true
    screen.layOut()
    screen.window.tap(at: CGPoint(x: 195, y: 100))
    screen.layOut()
    #expect(screen.presented == nil)
    #expect(!desk.showsDialog)
    #expect(desk.journal.take().isEmpty)
  }

  @Test func theTitleOfADialogIsShownIfItIsVisible() {
    let screen = PresentingScreen(
      Text("Main").confirmationDialog("Sure?", isPresented: .constant(true), titleVisibility: .visible) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      })
    #expect(screen.alert?.title == "Sure?")
    #expect(screen.alert?.actions.map(\.title) == ["Yes", "No"])
  }

  @Test func anAlertWithoutActionsHasAnOKButton() {
    let desk = desk
    let screen = PresentingScreen(
      Text("Main").alert("Done", isPresented: Binding(get: { desk.showsAlert }, set: { desk.showsAlert = $0 })) {})
    desk.showsAlert = true
    screen.layOut()
    #expect(screen.alert?.actions.map(\.title) == ["OK"])
    screen.tap("OK")
    #expect(!desk.showsAlert)
    #expect(screen.presented == nil)
  }

  @Test func anActionCanShowAnotherAlert() {
    let desk = desk
    let screen = PresentingScreen(
      Text("Main")
        .alert("First", isPresented: Binding(get: { desk.showsAlert }, set: { desk.showsAlert = $0 })) {
          Button("Next") { desk.showsSecond = true }
        }
        .alert("Second", isPresented: Binding(get: { desk.showsSecond }, set: { desk.showsSecond = $0 })) {})
    desk.showsAlert = true
    screen.layOut()
    screen.tap("Next")
    screen.layOut()
    #expect(screen.alert?.title == "Second")
    #expect(!desk.showsAlert)
  }

  // MARK: Values

  @Test func anAlertForAValueKeepsTheValueWithWhichItWasPresented() {
    let desk = desk
    struct ValueScreen: View {
      let desk: Desk
      var body: some View {
        @Bindable var desk = desk
        Text("Main").alert("Chore", isPresented: $desk.showsAlert, presenting: desk.item) { chore in
          Button("Remove \(chore.title)") { desk.journal.add("remove \(chore.id)") }
        } message: {
          Text($0.title)
        }
      }
    }
    let screen = PresentingScreen(ValueScreen(desk: desk))
    desk.showsAlert = true
    screen.layOut()
    #expect(screen.presented == nil)
    desk.item = Chore(id: 4, title: "Iron")
    screen.layOut()
    #expect(screen.alert?.message == "Iron")
    desk.item = nil
    screen.layOut()
    #expect(screen.alert?.actions.map(\.title) == ["Remove Iron"])
    screen.tap("Remove Iron")
    #expect(desk.journal.take() == ["remove 4"])
    #expect(!desk.showsAlert)
  }

  @Test func anAlertForAnErrorHasItsDescription() {
    let screen = PresentingScreen(
      Text("Main").alert(isPresented: .constant(true), error: LoginError()) { error in
        Button("Retry") {}
      } message: {
        Text($0.recoverySuggestion ?? "")
      })
    #expect(screen.alert?.title == "Can’t sign in")
    #expect(screen.alert?.message == "Check your password.")
    let none = PresentingScreen(
      Text("Main").alert(isPresented: .constant(true), error: LoginError?.none) { Button("Retry") {} })
    #expect(none.presented == nil)
  }

  @Test func anAlertValueHasItsButtons() {
    let desk = desk
    let screen = PresentingScreen(
      Text("Main").alert(isPresented: Binding(get: { desk.showsAlert }, set: { desk.showsAlert = $0 })) {
        Alert(
          title: Text("Delete?"), message: Text("Really?"),
          primaryButton: .destructive(Text("Delete")) { desk.journal.add("delete") }, secondaryButton: .cancel())
      })
    desk.showsAlert = true
    screen.layOut()
    #expect(screen.alert?.title == "Delete?")
    #expect(screen.alert?.actions.map(\.title) == ["Delete", "Cancel"])
    #expect(screen.alert?.actions.map(\.style) == [.destructive, .cancel])
    screen.tap("Delete")
    #expect(desk.journal.take() == ["delete"])
    #expect(!desk.showsAlert)
  }

  @Test func anAlertForAnItemSetsItToNil() {
    let desk = desk
    let item = Binding(get: { desk.item }, set: { desk.item = $0 })
    let screen = PresentingScreen(
      Text("Main").alert(item: item) { Alert(title: Text($0.title), dismissButton: .default(Text("Fine"))) })
    desk.item = Chore(id: 1, title: "Sweep")
    screen.layOut()
    #expect(screen.alert?.title == "Sweep")
    screen.tap("Fine")
    #expect(desk.item == nil)
  }

  @Test func anActionSheetHasItsButtons() {
    let desk = desk
    let screen = PresentingScreen(
      Text("Main").actionSheet(isPresented: Binding(get: { desk.showsDialog }, set: { desk.showsDialog = $0 })) {
        ActionSheet(title: Text("Sort"), buttons: [.default(Text("Name")) { desk.journal.add("name") }, .cancel()])
      })
    desk.showsDialog = true
    screen.layOut()
    #expect(screen.alert?.preferredStyle == .actionSheet)
    #expect(screen.alert?.title == "Sort")
    screen.tap("Name")
    #expect(desk.journal.take() == ["name"])
    #expect(!desk.showsDialog)
  }

  // MARK: Misuse

  @Test func aSecondCancelButtonIsShownAsARegularButton() {
    let messages = reports {
      let screen = PresentingScreen(
        Text("Main").alert("Stop?", isPresented: .constant(true)) {
          Button("Stop", role: .cancel) {}
          Button("Wait", role: .cancel) {}
        })
      #expect(screen.alert?.actions.map(\.style) == [.cancel, .default])
    }
    #expect(messages.contains { $0.contains("several cancel buttons") })
  }

  @Test func otherViewsInAnAlertAreReported() {
    let messages = reports {
      let screen = PresentingScreen(
        Text("Main").alert("Stop?", isPresented: .constant(true)) {
          Text("Text")
          Button("Stop") {}.buttonStyle(.borderedProminent)
        })
      #expect(screen.alert?.actions.map(\.title) == ["Stop"])
    }
    #expect(messages.contains { $0.contains("only buttons and text fields") })
  }
}
