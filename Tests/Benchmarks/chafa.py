#!/usr/bin/env python3
"""Prints how long `stipple screenshot` takes as a process, against librsvg and chafa on the same shape.

Run it as `python3 chafa.py [PATH OF stipple]`; without a path it is the release build of the package above. For each shape of the gallery
the medians of whole processes in milliseconds, run by turns, and their ratio: the screen from the Swift source, and
`rsvg-convert -w 640 FILE | chafa -f symbols --symbols braille -s 80x24 -` from the same path as SVG.
"""

import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

FOLDER = pathlib.Path(__file__).resolve().parent
SHAPES = sorted((FOLDER.parent.parent / "shapes").glob("*.swift"))
RUNS = 31


def elapsed(commands):
    """The milliseconds that a pipeline takes."""
    start = time.perf_counter()
    source = None
    processes = []
    for index, command in enumerate(commands):
        output = subprocess.DEVNULL if index + 1 == len(commands) else subprocess.PIPE
        process = subprocess.Popen(command, stdin=source or subprocess.DEVNULL, stdout=output)
        if source:
            source.close()
        source = process.stdout
        processes.append(process)
    if any(process.wait() != 0 for process in processes):
        sys.exit(f"a process failed: {commands}")
    return (time.perf_counter() - start) * 1000


def medians(*pipelines):
    times = [[] for _ in pipelines]
    for pipeline in pipelines:
        elapsed(pipeline)
    for _ in range(RUNS):
        for pipeline, own in zip(pipelines, times):
            own.append(elapsed(pipeline))
    return [statistics.median(own) for own in times]


def main():
    program = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else FOLDER.parent.parent / ".build/release/stipple")
    if not os.access(program, os.X_OK):
        sys.exit(f"no '{program}'; build it with the README's first command")
    if not shutil.which("rsvg-convert") or not shutil.which("chafa"):
        sys.exit("this needs rsvg-convert and chafa: apt-get install -y librsvg2-bin chafa")
    print("shape          stipple ms  drawing alone ms  librsvg and chafa ms  ratio")
    ratios = []
    with tempfile.TemporaryDirectory() as folder:
        for shape in SHAPES:
            words = [program, "path", str(shape), "--rect", "0,0,200,150", "--format", "svg"]
            data = subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()
            picture = pathlib.Path(folder) / (shape.stem + ".svg")
            picture.write_text(
                '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 210 160">'
                f'<path d="{data}" fill="#5f9beb" stroke="#e2963c" stroke-width="3"/></svg>\n'
            )
            screen = [program, "screenshot", str(shape), "--size", "80x24"]
            theirs = [
                ["rsvg-convert", "-w", "640", str(picture)],
                ["chafa", "-f", "symbols", "--symbols", "braille", "-s", "80x24", "-"],
            ]
            own, alone, other = medians([screen], [screen + ["--canvas"]], theirs)
            ratios.append(own / other)
            print(f"{shape.stem:12}{own:13.1f}{alone:18.1f}{other:22.1f}{own / other:7.2f}")
    print(f"ratio: median {statistics.median(ratios):.2f}, worst {max(ratios):.2f}; at most 0.4 is wanted")


main()
