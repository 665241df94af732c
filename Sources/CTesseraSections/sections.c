// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#include "CTesseraSections.h"

#if defined(__linux__)
extern const tessera_record __start_tessera_objc[] __attribute__((weak, visibility("hidden")));
extern const tessera_record __stop_tessera_objc[] __attribute__((weak, visibility("hidden")));
extern const tessera_record __start_tessera_nib[] __attribute__((weak, visibility("hidden")));
extern const tessera_record __stop_tessera_nib[] __attribute__((weak, visibility("hidden")));
extern const tessera_record __start_tessera_previews[] __attribute__((weak, visibility("hidden")));
extern const tessera_record __stop_tessera_previews[] __attribute__((weak, visibility("hidden")));

const tessera_record *tessera_objc_start(void) { return __start_tessera_objc; }
const tessera_record *tessera_objc_end(void) { return __stop_tessera_objc; }
const tessera_record *tessera_nib_start(void) { return __start_tessera_nib; }
const tessera_record *tessera_nib_end(void) { return __stop_tessera_nib; }
const tessera_record *tessera_previews_start(void) { return __start_tessera_previews; }
const tessera_record *tessera_previews_end(void) { return __stop_tessera_previews; }
#else
const tessera_record *tessera_objc_start(void) { return 0; }
const tessera_record *tessera_objc_end(void) { return 0; }
const tessera_record *tessera_nib_start(void) { return 0; }
const tessera_record *tessera_nib_end(void) { return 0; }
const tessera_record *tessera_previews_start(void) { return 0; }
const tessera_record *tessera_previews_end(void) { return 0; }
#endif
