// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Stops the process with the words UIKit's exception would carry.
///
/// UIKit raises an Objective-C exception for misuse; Swift cannot catch one, so an app ends there too. The text goes to
/// standard error first because optimised builds drop the message of a failed precondition.
package func raise(_ name: String, _ reason: String) -> Never {
  let text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
  FileHandle.standardError.write(Data(text.utf8))
  preconditionFailure(reason)
}
