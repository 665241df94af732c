// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// OpenCombine, and the parts of Apple's Combine that it lacks: CombineLatest, Merge, CollectByTime, schedulers and publishers
// of Dispatch and Foundation.
//
// OpenCombine's own modules for Foundation and Dispatch are not used. They declare Apple's names only if `canImport(Combine)`
// is false, and it becomes true as soon as this package's module of that name is in the folder of build products: if
// OpenCombine is then compiled again, for example with other flags, these declarations disappear. OpenCombine itself loses
// `publisher` of `Result` and `Optional` in this way, so both are declared here as well, marked as disfavored, so that nothing
// is ambiguous if both exist.
//
// Declarations of OpenCombine that behave unlike Combine's are repeated here under the same name. `throttle` requires a
// `SendableMetatype`, which all types satisfy unless isolated to an actor. This makes it more specialized, so the compiler
// prefers it. `objectWillChange` must be the only one: it hides OpenCombine's from all clients that import OpenCombine only
// through this module. A module that exports publishers therefore exports this one, never OpenCombine.

@_exported public import OpenCombine
