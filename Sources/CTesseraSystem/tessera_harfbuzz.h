// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors
#pragma once
#include <hb.h>
#include <hb-ot.h>
