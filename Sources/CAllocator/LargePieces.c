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

// The size of a large page, and how much the heap grows by at once.
static const size_t large = 2 << 20;
static const int growth = 8 << 20;
#endif

void allocator_reserve_large_pieces(void) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, growth);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  // The heap has not yet room for both of these, so that it grows; they stand at its end again when they are freed.
  void *first = malloc(120 << 10);
  void *second = malloc(120 << 10);
  if (first == NULL || second == NULL) return;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = ((uintptr_t)first + page - 1) & ~(page - 1);
  free(second);
  free(first);
  uintptr_t end = (uintptr_t)sbrk(0) & ~(page - 1);
  // Memory that comes from elsewhere than the heap's end stays as it is.
  if (end <= start || end - start > 2 * (uintptr_t)growth) return;
  madvise((void *)start, end - start, MADV_HUGEPAGE);
  uintptr_t aligned = (start + large - 1) & ~(large - 1);
  if (aligned < end) madvise((void *)start, aligned - start, MADV_POPULATE_WRITE);
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
