// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The API for files that `import os` or `import OSLog`: logs, signposts, and unfair locks. The module can't have Apple's name:
// packages such as ArgumentParser, swift-syntax, and IssueReporting use `canImport(os)` to detect Apple platforms and would not
// compile on Linux.
