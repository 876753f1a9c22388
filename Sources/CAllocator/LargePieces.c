#include "CAllocator.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void allocator_reserve_large_pieces(void) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}
