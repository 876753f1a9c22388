"""What Skia takes for what Suite/Outlines.swift measures, and Suite/Queries.swift of boxes and insides: `pip install skia-python`,
then `python outlines_skia.py`.

The same paths and styles, medians in microseconds. Skia strokes at a resolution scale: 1 is its default, with errors of up to a quarter of
a point; at 100 it errs by about a fortieth. Calls from Python cost about a tenth of a microsecond each, which is left in.
"""

import math
import statistics
import time

import skia


def point(index):
    x, y = index * 0.6180339887498949, index * 0.41421356237309515
    return 200 * (x - math.floor(x)), 200 * (y - math.floor(y))


def spread(append):
    path = skia.Path()
    path.moveTo(*point(0))
    for piece in range(10):
        append(path, *(point(3 * piece + offset) for offset in (1, 2, 3)))
    return path


def subjects():
    rounded = skia.Path()
    rounded.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(0, 0, 200, 110), 16, 16))
    circle = skia.Path()
    circle.addOval(skia.Rect.MakeXYWH(40, 40, 120, 120))
    yield "rounded rect", rounded
    yield "circle", circle
    yield "10 lines", spread(lambda path, a, b, c: path.lineTo(*c))
    yield "10 quads", spread(lambda path, a, b, c: path.quadTo(*a, *c))
    yield "10 cubics", spread(lambda path, a, b, c: path.cubicTo(*a, *b, *c))


def stroke(path, scale, dash=None):
    paint = skia.Paint(
        Style=skia.Paint.kStroke_Style, StrokeWidth=3, StrokeJoin=skia.Paint.kRound_Join, StrokeMiter=10,
        StrokeCap=skia.Paint.kRound_Cap if dash else skia.Paint.kButt_Cap)
    if dash:
        paint.setPathEffect(skia.DashPathEffect.Make(dash, 3))
    return lambda: paint.getFillPath(path, skia.Path(), None, scale)


def trim(path):
    def run():
        measure = skia.PathMeasure(path, False)
        length = measure.getLength()
        measure.getSegment(0.15 * length, 0.7 * length, skia.Path(), True)

    return run


def contains(path):
    box = path.computeTightBounds()
    points = [
        (box.left() + box.width() * (index % 4 + 0.5) / 4, box.top() + box.height() * (index // 4 + 0.5) / 4)
        for index in range(16)]
    return lambda: [path.contains(x, y) for x, y in points]


def median(run, samples=31, rounds=100):
    times = []
    for _ in range(samples):
        start = time.perf_counter_ns()
        for _ in range(rounds):
            run()
        times.append((time.perf_counter_ns() - start) / rounds / 1000)
    return statistics.median(times)


for name, path in subjects():
    rows = [
        ("strokedPath, scale 1", stroke(path, 1)),
        ("strokedPath, scale 100", stroke(path, 100)),
        ("strokedPath dashed, scale 1", stroke(path, 1, [8, 5])),
        ("strokedPath dashed, scale 100", stroke(path, 100, [8, 5])),
        ("trimmedPath", trim(path)),
        ("boundingRect", path.computeTightBounds),
        ("contains, 16 points", contains(path)),
    ]
    for operation, run in rows:
        print(f"{name:14s} {operation:30s} {median(run):9.2f}")
