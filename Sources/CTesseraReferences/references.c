// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#include "CTesseraReferences.h"
