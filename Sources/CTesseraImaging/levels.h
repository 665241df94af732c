// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Instruction set levels. Loops over wide vectors are compiled twice: for the architecture's baseline (SSE2, NEON, or
// plain C) and for AVX2. All levels except AVX2 use the baseline code.
#ifndef TESSERA_LEVELS_H
#define TESSERA_LEVELS_H

#if defined(__x86_64__) || defined(__i386__)
#define TK_X86 1
#endif

#endif
