// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Tessera
import UIKit

/// Complete screens of well-known app types, each with the status bar and the home indicator, like device
/// screenshots. Tests compare each screen in light and dark appearance in both looks, one in Arabic, one in Japanese, and
/// one at the accessibility text size AX3.
public let showWindowScreens = [
  show("show-mail", SnapshotMatrix(appearances: [.light], textSizes: [.accessibilityExtraLarge])) { ShowMail.make() },
  show("show-messages") { ShowMessages.make() },
  show("show-settings", SnapshotMatrix(appearances: [.light], localizations: ["ar"])) { ShowSettings.make() },
  show("show-photos") { ShowPhotos.make() },
  show("show-music") { ShowMusic.make() },
  show("show-maps") { ShowMaps.make() },
  show("show-wallet") { ShowWallet.make() },
  show("show-calendar", SnapshotMatrix(appearances: [.light], localizations: ["ja"])) { ShowCalendar.make() },
  show("show-store") { ShowStore.make() },
  show("show-notes", device: Device.iPad.landscape) { ShowNotes.make() },
]

private func show(
  _ name: String, _ more: SnapshotMatrix? = nil, device: Device = .iPhone16,
  controller: @escaping @MainActor @Sendable () -> UIViewController
) -> Screen {
  let usual = SnapshotMatrix().union(SnapshotMatrix(looks: [.iOS26]))
  var screen = Screen(name, device: device, snapshots: more.map { usual.union($0) } ?? usual, controller: controller)
  screen.deviceFrame = .statusBar
  return screen
}
