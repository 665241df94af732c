// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Tessera

/// The screens that consist of the system's lists, bars and controls, and the custom screens `profile` and `calendar`.
let systemScreens = [
  Screen("settings", animations: [openPage]) { UIHostingController(rootView: SettingsView(settings: Settings())) },
  Screen("profile") { UIHostingController(rootView: ProfileView()) },
  Screen("mail", animations: [deleteLetter]) { UIHostingController(rootView: MailView(mailbox: Mailbox())) },
  Screen("alert") { UIHostingController(rootView: MailAlertView()) },
  Screen("calendar", animations: [chooseDay]) { UIHostingController(rootView: CalendarView(month: MonthModel())) },
  Screen("ticket", device: .ticket, animations: [punch]) {
    UIHostingController(rootView: TicketView(ticket: Ticket()))
  },
  Screen("punched-ticket", device: .ticket) {
    UIHostingController(rootView: TicketView(ticket: Ticket(isPunched: true)))
  },
  show("show-mail", animations: [archiveLetter]) { UIHostingController(rootView: ShowMailView(inbox: Inbox())) },
  show("show-settings") { UIHostingController(rootView: ShowSettingsView()) },
  show("trails", device: .iPhone16.with(look: .iOS26)) { UIHostingController(rootView: TrailsView(start: .top)) },
  show("trails-scrolled", device: .iPhone16.with(look: .iOS26)) {
    UIHostingController(rootView: TrailsView(start: .bottom))
  },
  show("show-notes", device: Device.iPad.landscape, animations: [addNote]) {
    UIHostingController(rootView: NotesView(library: NoteLibrary()))
  },
]

private func show(
  _ name: String, device: Device = .iPhone16, animations: [ScreenAnimation] = [],
  controller: @escaping @MainActor @Sendable () -> UIViewController
) -> Screen {
  var screen = Screen(name, device: device, animations: animations, controller: controller)
  screen.deviceFrame = .statusBar
  return screen
}

extension Device {
  /// The size of the pictures in the tutorial.
  fileprivate static let ticket =
    (try? Device(name: "ticket", size: CGSize(width: 375, height: 240), scale: 2)) ?? .iPhoneSE
}

private let openPage = ScreenAnimation("open", duration: 0.6) { (host: UIHostingController<SettingsView>) in
  host.rootView.settings.open("Focus")
}
private let deleteLetter = ScreenAnimation("delete", duration: 0.6) { (host: UIHostingController<MailView>) in
  let mailbox = host.rootView.mailbox
  withAnimation { mailbox.letters.removeSubrange(1...1) }
}
private let archiveLetter = ScreenAnimation("archive", duration: 0.6) { (host: UIHostingController<ShowMailView>) in
  let inbox = host.rootView.inbox
  withAnimation { inbox.letters.removeFirst(1) }
}
private let chooseDay = ScreenAnimation("choose", duration: 0.6) { (host: UIHostingController<CalendarView>) in
  let month = host.rootView.month
  withAnimation(.snappy) { month.selection = 20 }
}
private let punch = ScreenAnimation("punch", duration: 0.8) { (host: UIHostingController<TicketView>) in
  host.rootView.ticket.punch()
}
private let addNote = ScreenAnimation("add", duration: 0.6) { (host: UIHostingController<NotesView>) in
  let library = host.rootView.library
  withAnimation { library.addNote() }
}
