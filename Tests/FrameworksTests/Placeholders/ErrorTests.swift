// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CoreHaptics
import CoreLocation
import LocalAuthentication
import Testing
import WebKit

/// Framework errors match Apple's: their domains, codes and `catch` patterns.
struct ErrorTests {
  private func caught(_ error: any Error) -> String {
    do {
      throw error
    } catch CLError.denied {
      return "denied"
    } catch LAError.userCancel, LAError.appCancel {
      return "cancelled"
    } catch WKError.javaScriptExceptionOccurred {
      return "script"
    } catch CHHapticError.notSupported {
      return "haptics"
    } catch {
      return "other"
    }
  }

  /// The codes are from Apple's documentation.
  @Test(arguments: [
    (CLError(.denied) as any Error, "kCLErrorDomain", 1, "denied"),
    (CLError(.network), "kCLErrorDomain", 2, "other"),
    (CLError(.geocodeFoundNoResult), "kCLErrorDomain", 8, "other"),
    (LAError(.userCancel), "com.apple.LocalAuthentication", -2, "cancelled"),
    (LAError(.appCancel), "com.apple.LocalAuthentication", -9, "cancelled"),
    (LAError(.notInteractive), "com.apple.LocalAuthentication", -1004, "other"),
    (WKError(.javaScriptExceptionOccurred), "WKErrorDomain", 4, "script"),
    (CHHapticError(.notSupported), "com.apple.CoreHaptics", -4809, "haptics"),
  ])
  func codes(error: any Error, domain: String, code: Int, caught name: String) {
    let bridged = error as NSError
    #expect(bridged.domain == domain && bridged.code == code)
    #expect(caught(error) == name)
    // The patterns also match an `NSError` created directly.
    #expect(caught(NSError(domain: domain, code: code)) == name)
    #expect(caught(NSError(domain: "else", code: code)) == "other")
  }

  @Test func members() throws {
    #expect(CLError.errorDomain == kCLErrorDomain && LAError.errorDomain == LAErrorDomain)
    #expect(CLError(.denied, userInfo: ["a": 1]).userInfo["a"] as? Int == 1)
    #expect(CLError.denied == .denied && CLError(.denied) == CLError(.denied) && CLError(.denied) != CLError(.network))
    #expect((CLError(.denied) as any Error as? CLError)?.code == .denied)
    #expect(LAError.biometryNotEnrolled.rawValue == -7 && LABiometryType.opticID.rawValue == 4)
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == LAError.biometryNotAvailable.rawValue)
  }
}
