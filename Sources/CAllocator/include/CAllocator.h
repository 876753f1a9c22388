// The settings of the process's memory that Swift cannot import.

#pragma once

/// Lets the memory of the process grow in pieces of megabytes, and keeps what is freed.
///
/// By default glibc asks the kernel for each page of a thread's memory, and all processors wait for it. With other C
/// libraries this does nothing.
void allocator_reserve_large_pieces(void);

/// Makes all memory of the variables that start as zeros at once: those of caches and of values that are made once.
///
/// By default the kernel makes each page twice, when it is first read and when it is first written, and all processors
/// that run a thread wait for the second. With other C libraries than glibc this does nothing.
void allocator_make_variables(void);
