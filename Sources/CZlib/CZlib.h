// zlib, for documents and for what a terminal unpacks.

#pragma once

#include <zlib.h>
