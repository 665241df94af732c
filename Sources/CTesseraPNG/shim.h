// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors
#pragma once
#include <png.h>
