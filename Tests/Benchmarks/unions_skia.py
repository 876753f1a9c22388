#!/usr/bin/env python3
"""Times Skia's union of the rings that the benchmark `union N lines|curves and as many` combines.

Wants skia-pathops (`pip install skia-pathops`). The rings are drawn here once more by the same rule; printed is the median
of as many runs as fit into 0.8 seconds, in microseconds, for the bare operation: winding is not fixed afterwards.
"""
import math
import statistics
import time

import pathops


def ring(count, is_curved, seed, centre, phase):
    radii = []
    for _ in range(count):
        seed = seed * 16807 % 2147483647
        radii.append(60 + 40 * seed / 2147483647)

    def place(index, radius):
        angle = 2 * math.pi * index / count + phase
        return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)

    path = pathops.Path()
    path.moveTo(*place(0, radii[0]))
    for index in range(1, count + 1):
        end = place(index % count, radii[index % count])
        if is_curved:
            control1 = place(index - 0.67, radii[index - 1])
            control2 = place(index - 0.33, radii[index % count])
            path.cubicTo(*control1, *control2, *end)
        elif index < count:
            path.lineTo(*end)
    path.close()
    return path


def main():
    for count in [10, 30, 100, 300, 1000]:
        for is_curved in [False, True]:
            first = ring(count, is_curved, 1, (0, 0), 0)
            second = ring(count, is_curved, 2, (30, 17), 0.37)
            times = []
            end = time.perf_counter() + 0.8
            while time.perf_counter() < end:
                start = time.perf_counter_ns()
                pathops.op(first, second, pathops.PathOp.UNION, fix_winding=False, keep_starting_points=False)
                times.append(time.perf_counter_ns() - start)
            kind = "curves" if is_curved else "lines"
            print(f"union {count} {kind} and as many: {statistics.median(times) / 1000:.1f} us")


if __name__ == "__main__":
    main()
