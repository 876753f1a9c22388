// zlib, for data that a terminal unpacks.

#pragma once

#include <zlib.h>
