// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The API for files that contain `import os` or `import OSLog`: logs, signposts and unfair locks. This module can't
// have Apple's module name, because packages such as ArgumentParser, swift-syntax and IssueReporting use
// `canImport(os)` to detect Apple platforms, and would not compile on Linux.
