// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reexports OpenCombine, and adds the parts of Apple's Combine that OpenCombine lacks: CombineLatest, Merge,
// CollectByTime, and the schedulers and publishers for Dispatch and Foundation.
//
// OpenCombine's own modules for Foundation and Dispatch are not used. They declare Apple's names only if
// `canImport(Combine)` is false. The condition becomes true once this package's module of that name is in the build
// folder. The declarations then disappear if OpenCombine is compiled again, for example with different flags. For the
// same reason, OpenCombine itself can lose the `publisher` properties of `Result` and `Optional`. Both are therefore
// also declared here. They are marked as disfavored, so that they are not ambiguous if both declarations exist.
//
// OpenCombine's declarations that behave differently from Combine's are redeclared here under the same names.
// `throttle` requires a `SendableMetatype`, which all types satisfy unless they are isolated to an actor. This makes
// it more specialized, so the compiler prefers it. `objectWillChange` hides OpenCombine's declaration, but only for
// clients that do not import OpenCombine directly. Therefore, a module that reexports publishers must reexport this
// module instead of OpenCombine.

@_exported public import OpenCombine
