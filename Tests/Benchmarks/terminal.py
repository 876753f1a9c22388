#!/usr/bin/env python3
"""Prints what the playground sends to a terminal, and how soon: run it as `python3 terminal.py [PATH OF stipple]`.

Without a path it is the release build of the package above. For each size and number of colours: the time from the start of the process to
the end of its first frame, and the bytes of that frame, of a step of a slider and of a full repaint (Ctrl-L); all of them medians. It needs
nothing but Python: the terminal is a pty, and a frame ends where the program says so (mode 2026).
"""

import fcntl
import os
import pathlib
import pty
import select
import signal
import statistics
import struct
import sys
import termios
import time

FOLDER = pathlib.Path(__file__).resolve().parent
SHAPE = FOLDER.parent.parent / "shapes" / "ChatBubble.swift"
FRAME_END = b"\x1b[?2026l"
REDRAW = b"\x0c"
STARTS = 21
STEPS = 40
SIZES = [(80, 24), (200, 60), (400, 100)]
COLORS = {"256": {"TERM": "xterm-256color"}, "all": {"TERM": "xterm-256color", "COLORTERM": "truecolor"}}


class Playground:
    """The program on a pty of its own."""

    def __init__(self, program, size, variables):
        self.start = time.perf_counter()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            environment = {"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", **variables}
            os.execve(program, ["stipple", str(SHAPE), "--fresh"], environment)

    def frame(self):
        """The bytes up to the end of a frame, and when they were there."""
        data = b""
        while FRAME_END not in data:
            ready, _, _ = select.select([self.terminal], [], [], 10)
            if not ready:
                sys.exit("no frame within 10 s; what came is " + repr(data[-200:]))
            data += os.read(self.terminal, 1 << 16)
        return data, time.perf_counter() - self.start

    def answer(self, key):
        """How many bytes a key makes the program send."""
        os.write(self.terminal, key)
        data, _ = self.frame()
        return len(data)

    def end(self):
        os.kill(self.process, signal.SIGTERM)
        # What it says at the end has to go somewhere, or it would wait.
        try:
            while os.read(self.terminal, 1 << 16):
                pass
        except OSError:
            pass
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def measure(program, size, variables):
    times, first = [], []
    for _ in range(STARTS):
        playground = Playground(program, size, variables)
        data, seconds = playground.frame()
        times.append(seconds * 1000)
        first.append(len(data))
        playground.end()
    playground = Playground(program, size, variables)
    playground.frame()
    # The first parameter up and down, which is the radius of the corners.
    steps = [playground.answer(b"l" if index % 2 == 0 else b"h") for index in range(STEPS)]
    repaints = [playground.answer(REDRAW) for _ in range(STEPS // 4)]
    playground.end()
    return [statistics.median(values) for values in (times, first, steps, repaints)]


def main():
    program = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else FOLDER.parent.parent / ".build/release/stipple")
    if not os.access(program, os.X_OK):
        sys.exit(f"no '{program}'; build it with the README's first command")
    print("size      colours  first frame ms  its bytes  step bytes  repaint bytes  step/repaint")
    for size in SIZES:
        for name, variables in COLORS.items():
            milliseconds, first, step, repaint = measure(program, size, variables)
            print(
                f"{size[0]}x{size[1]}".ljust(10) + name.rjust(7) + f"{milliseconds:16.1f}{first:11.0f}{step:12.0f}"
                f"{repaint:15.0f}{step / repaint:14.3f}"
            )


main()
