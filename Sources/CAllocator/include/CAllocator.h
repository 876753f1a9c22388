// The settings of the process's memory that Swift cannot import.

#pragma once

/// Lets the memory of the process grow in pieces of megabytes, and keeps what is freed.
///
/// By default glibc asks the kernel for each page of a thread's memory, and all processors wait for it. With other C
/// libraries this does nothing.
void allocator_reserve_large_pieces(void);

/// Lets what the calling thread allots from now on lie in large pages, where the kernel has them.
///
/// A start touches hundreds of small pages, and the kernel makes each by itself; to make a large one, the size of 512 of
/// them, takes about as long as to make sixty. With other C libraries than glibc this does nothing.
void allocator_use_large_pages(void);

/// Makes all memory of the variables that start as zeros at once, in large pages: those of caches and of values that
/// are made once. The process must have one thread.
///
/// By default the kernel makes each page twice, when it is first read and when it is first written, and all processors
/// that run a thread wait for the second. With other C libraries than glibc this does nothing.
void allocator_make_variables(void);
