// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

/// Small Foundation types that exist only on Apple's platforms.
struct ValueTests {
  @Test("Rectangles are equal in any representation")
  func equalTo() {
    #expect(CGRect(x: 0, y: 0, width: 10, height: 4).equalTo(CGRect(x: 10, y: 4, width: -10, height: -4)))
    #expect(!CGRect(x: 0, y: 0, width: 10, height: 4).equalTo(CGRect(x: 0, y: 0, width: 10, height: 5)))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
  }

  @Test("Absolute time counts from 2001")
  func absoluteTime() {
    let difference = CFAbsoluteTimeGetCurrent() + kCFAbsoluteTimeIntervalSince1970 - Date().timeIntervalSince1970
    #expect(abs(difference) < 1)
    #expect(autoreleasepool { 3 } == 3)
  }

  @Test("An activity stores its properties and notifies its delegate before it becomes current")
  func userActivity() {
    final class Delegate: NSUserActivityDelegate {
      func userActivityWillSave(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: ["page": 2])
      }
    }
    let (activity, delegate) = (NSUserActivity(activityType: "org.example.read"), Delegate())
    activity.userInfo = ["page": 1, "book": "A"]
    activity.needsSave = true
    activity.delegate = delegate
    activity.becomeCurrent()
    #expect(activity.userInfo?["page"] as? Int == 2 && activity.userInfo?["book"] as? String == "A")
    #expect(NSUserActivity.current === activity)
    activity.invalidate()
    activity.becomeCurrent()
    #expect(NSUserActivity.current == nil)
  }

  @Test("Coordinated access passes URLs through, and the shared store keeps values by type")
  func files() {
    let url = URL(fileURLWithPath: "/a")
    var (seen, error): (URL?, NSError?) = (nil, nil)
    NSFileCoordinator().coordinate(readingItemAt: url, options: [], error: &error) { seen = $0 }
    #expect(seen == url && error == nil)
    #expect(url.startAccessingSecurityScopedResource())
    let store = NSUbiquitousKeyValueStore()
    store.set(true, forKey: "flag")
    store.set("text", forKey: "text")
    store.set(Int64(7), forKey: "number")
    #expect(
      store.bool(forKey: "flag") && store.string(forKey: "text") == "text" && store.longLong(forKey: "number") == 7)
    store.removeObject(forKey: "flag")
    #expect(!store.bool(forKey: "flag"))
    #expect(ProcessInfo.processInfo.thermalState == .nominal && !ProcessInfo.processInfo.isLowPowerModeEnabled)
  }
}
