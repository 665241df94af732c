// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What files that say `import os` or `import OSLog` use: logs, signposts, unfair locks. The module cannot have Apple's name:
// packages such as ArgumentParser, swift-syntax and IssueReporting ask `canImport(os)` to know that they stand on an Apple
// platform, and no longer compile where the answer is yes on Linux.
