// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// OpenCombine, and what Apple's Combine has beyond it: CombineLatest, Merge, CollectByTime, schedulers and publishers of
// Dispatch and Foundation.
//
// OpenCombine's own modules for Foundation and Dispatch are not used. They declare Apple's names only where
// `canImport(Combine)` is false, and it becomes true as soon as our module of that name lies in the folder of build products:
// when OpenCombine is compiled again after that, with other flags for example, these declarations are gone. OpenCombine itself
// loses `publisher` of `Result` and `Optional` in this way, so both are declared here as well, marked as disfavoured: where
// both exist, nothing is ambiguous.
//
// Where OpenCombine behaves unlike Combine, its declaration stands here again under the same name. `throttle` asks for a
// `SendableMetatype`, as all types are that no actor confines, which makes it the more special one, so that the compiler
// prefers it. `objectWillChange` must be the only one: it hides OpenCombine's from all who import that only through this
// module. A module that exports publishers therefore exports this one, never OpenCombine.

@_exported public import OpenCombine
