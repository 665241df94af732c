// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once

// Records that ported sources leave in sections of the executable, one behind the other. The linker puts the bounds of a
// section into two symbols; a program without such a section has neither.

/// One record: a function that is given what its kind of record is to be added to.
typedef void (*_Nonnull tessera_record)(void *_Nonnull);

/// The first record of the section `tessera_objc`, and the end behind the last; both null where there is none.
const tessera_record *_Nullable tessera_objc_start(void);
const tessera_record *_Nullable tessera_objc_end(void);

/// The first record of the section `tessera_nib`, in which modules tell what elements of nibs they know, and the end
/// behind the last; both null where there is none.
const tessera_record *_Nullable tessera_nib_start(void);
const tessera_record *_Nullable tessera_nib_end(void);

/// The same of the section `tessera_previews`.
const tessera_record *_Nullable tessera_previews_start(void);
const tessera_record *_Nullable tessera_previews_end(void);
