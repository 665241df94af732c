// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// OpenCombine, and the parts of Apple's Combine that it lacks: CombineLatest, Merge, CollectByTime, schedulers and publishers
// of Dispatch and Foundation.
//
// OpenCombine's own modules for Foundation and Dispatch are not used. They declare Apple's names only if `canImport(Combine)` is
// false. It becomes true once this package's module of that name is in the build folder, so the declarations disappear if
// OpenCombine is compiled again, for example with other flags. OpenCombine itself loses `publisher` of `Result` and `Optional` in
// this way. Both are therefore declared here as well, marked as disfavored, so that nothing is ambiguous if both declarations
// exist.
//
// Declarations of OpenCombine that behave differently from Combine's are redeclared here under the same name. `throttle` requires a
// `SendableMetatype`, which all types satisfy unless isolated to an actor. This makes it more specialized, so the compiler prefers
// it. `objectWillChange` hides OpenCombine's, but only from clients that import OpenCombine only through this module. A module that
// exports publishers therefore exports this one, never OpenCombine.

@_exported public import OpenCombine
