// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The texts for coding agents. Agents read them at the start of a conversation, so every sentence must be worth its cost.

extension AgentSetup {
  /// The section of `AGENTS.md`.
  static let instructions = """
    ## Screens

    Tessera renders the iOS screens of this project, written with UIKit or SwiftUI, on Linux. Look at a screen with the tools
    of the server `tessera` before and after you change it:

    1. List the screens with `list_screens`, and open one with `render_screen`.
    2. Use it with `tap`, `type_text`, `scroll` and `wait`. Each returns what changed, and the new picture.
    3. Find out why a view has its frame with `explain_view`, and find problems with `audit_screen`.
    4. Edit the sources. The next call rebuilds the program, or returns the compiler's errors.
    5. Before you finish, call `run_tests`, and `read_failure` for each snapshot that differs.
    6. Call `approve` only for pictures that the user has seen and agreed to.

    """

  /// The beginning of a new skill file: its front matter.
  static let skillHeader = """
    ---
    name: tessera
    description: Renders, uses, explains and tests the iOS screens of this project on Linux, without a Mac or a simulator. \
    Use it when you create or change views, view controllers or SwiftUI code, when a layout is wrong, when text is truncated \
    or overlaps, and when a snapshot test fails.
    ---

    """

  /// The section of the skill file, below its front matter.
  static let skill = """
    # Screens with Tessera

    The server `tessera` runs this project's view code on Linux. It is registered in `.mcp.json` and started with
    `tessera mcp`. Units are points, with the origin at the top left.

    ## See a screen

    - `list_screens` lists the screens with their devices, snapshots and flows.
    - `render_screen` opens a screen in its initial state. It returns the picture, and the views with their numbers, frames,
      texts and identifiers. Check the other variants that the change can affect: `appearance` `dark`, `text_size`,
      `right_to_left`, `language`, `landscape` and `device`.
    - The picture has one pixel per point. Pass a higher `scale` only to examine details such as hairlines.

    ## Use a screen

    - `tap` touches a view, named by `#` and its number, its identifier or its text. Pass `seconds` for a long press.
    - `type_text` types into the focused field, so tap the field first. `\\n` is the return key, and `\\b` deletes.
    - `scroll` scrolls by `down` and `right`. `wait` lets time pass, such as for a timer; time is virtual and passes only
      during calls.
    - Each returns what changed. "Nothing changed." after a tap often means that another view is in front, or that the control
      is disabled.

    ## Fix a layout

    1. `audit_screen` finds truncated text, overlaps, small touch targets and low contrast.
    2. `explain_view` lists the constraints that determine a view's frame with their lines of code or, in SwiftUI, the sizes
       that each container proposed. Start from these lines instead of guessing.
    3. Edit the source and call `render_screen` again. The server rebuilds the program first. If it doesn't compile, the
       errors are the answer.
    4. Compare the frames with the numbers that you expect; a picture alone hides an error of a few points.

    ## Test and approve

    1. `run_tests` compares all screens with their references, the approved pictures. It never records anything.
    2. `read_failure` describes a difference in words and shows the regions that differ: the reference at the left, the new
       picture at the right.
    3. If the difference is a mistake, fix the code and run the tests again.
    4. If it is intended, show the user the new picture, and call `approve` with the names of exactly these snapshots. Pass
       `confirmed` only after the user has agreed. Never edit or delete the files of references yourself.

    ## Without the server

    If the tools are missing, ask the user to connect the server, or use the same commands in a terminal: `tessera list`,
    `tessera render SCREEN --out pictures`, `tessera test`. If `tessera` can't be found, the Swift SDK is not in `PATH`:
    `export PATH="$HOME/.swiftpm/swift-sdks/tessera.artifactbundle/bin:$PATH"`.

    """
}
