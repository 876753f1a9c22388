#include "CAllocator.h"

#include <stdint.h>
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

extern char __bss_start[], _end[];
#endif

void allocator_reserve_large_pieces(void) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}

void allocator_make_variables(void) {
#ifdef __GLIBC__
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)__bss_start & ~(page - 1);
  // A kernel that does not know the advice makes the pages one by one.
  madvise((void *)start, (uintptr_t)_end - start, MADV_POPULATE_WRITE);
#endif
}
