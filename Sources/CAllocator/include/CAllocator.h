// The settings of the memory allocator that Swift cannot import.

#pragma once

/// Lets the memory of the process grow in pieces of megabytes, and keeps what is freed.
///
/// By default glibc asks the kernel for each page of a thread's memory, and all processors wait for it. With other C
/// libraries this does nothing.
void allocator_reserve_large_pieces(void);
