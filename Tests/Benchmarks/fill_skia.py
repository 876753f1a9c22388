#!/usr/bin/env python3
"""Times Skia's fill of the circle and the stars that the benchmarks `raster ...` fill.

Wants skia-python (`pip install skia-python`). Paths are made once, moved to pixels; a run clears an A8 surface and fills the path on it without
anti-aliasing by the non-zero rule. Printed is the least of as many runs as fit into half a second, in microseconds.
"""
import math
import time

import skia


def star(edges, inner=40):
    path = skia.Path()
    for index in range(edges):
        angle = index / edges * 2 * math.pi
        radius = 100 if index % 2 == 0 else inner
        place = (math.cos(angle) * radius, math.sin(angle) * radius)
        path.moveTo(*place) if index == 0 else path.lineTo(*place)
    path.close()
    return path


def circle():
    k = 55.22847498
    path = skia.Path()
    path.moveTo(100, 0)
    path.cubicTo(100, k, k, 100, 0, 100)
    path.cubicTo(-k, 100, -100, k, -100, 0)
    path.cubicTo(-100, -k, -k, -100, 0, -100)
    path.cubicTo(k, -100, 100, -k, 100, 0)
    path.close()
    return path


def curved_star(edges):
    path = skia.Path()
    for index in range(edges):
        a, b = index / edges * 2 * math.pi, (index + 1) / edges * 2 * math.pi
        r, s = (100, 40) if index % 2 == 0 else (40, 100)
        m = (a + b) / 2
        if index == 0:
            path.moveTo(r * math.cos(a), r * math.sin(a))
        path.cubicTo(
            r * math.cos(m), r * math.sin(m), s * math.cos(m), s * math.sin(m), s * math.cos(b), s * math.sin(b))
    path.close()
    return path


def measure(name, path, columns, rows):
    scale = min(columns - 12, rows - 12) / 200
    matrix = skia.Matrix()
    matrix.setScaleTranslate(scale, scale, columns / 2, rows / 2)
    path.transform(matrix)
    path.setFillType(skia.PathFillType.kWinding)
    path.setIsVolatile(True)
    surface = skia.Surface.MakeRaster(skia.ImageInfo.MakeA8(columns, rows))
    canvas = surface.getCanvas()
    paint = skia.Paint(AntiAlias=False)
    times = []
    end = time.perf_counter() + 0.5
    while time.perf_counter() < end or not times:
        start = time.thread_time_ns()
        canvas.clear(0)
        canvas.drawPath(path, paint)
        times.append(time.thread_time_ns() - start)
    print(f"fill {name} {columns}x{rows}: {min(times) / 1000:.1f} us", flush=True)


def main():
    for columns, rows in [(960, 540), (2000, 1200)]:
        measure("circle", circle(), columns, rows)
        for edges in [100, 200, 400, 600, 800, 1000, 2000, 3000, 10000, 100000]:
            measure(f"star {edges}", star(edges), columns, rows)
        for edges in [100, 1000, 10000, 100000]:
            measure(f"ngon {edges}", star(edges, inner=100), columns, rows)
        for edges in [100, 1000, 10000]:
            measure(f"curved star {edges}", curved_star(edges), columns, rows)


if __name__ == "__main__":
    main()
