#!/usr/bin/env python3
"""Prints what motion costs: run it as `python3 motion.py [PATH OF stipple]`, without a path for the release build of the package above.

The playground runs `Views/Orbits.swift` on a pty of 200x60, twenty views that never rest, for three seconds, and is then stopped
for three. It needs nothing but Python; a frame ends where the program says so (mode 2026).
"""

import fcntl
import os
import pathlib
import pty
import select
import statistics
import struct
import sys
import termios
import time

FOLDER = pathlib.Path(__file__).resolve().parent
VIEW = FOLDER / "Views" / "Orbits.swift"
FRAME_END = b"\x1b[?2026l"
SECONDS = 3.0
SIZE = (200, 60)


def start(program):
    process, terminal = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", SIZE[1], SIZE[0], 0, 0))
        variables = {"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        os.execve(program, ["stipple", str(VIEW), "--fresh"], variables)
    return process, terminal


def frames(terminal, seconds):
    """The bytes of each frame that comes in a time."""
    end = time.monotonic() + seconds
    data = b""
    while (rest := end - time.monotonic()) > 0:
        if select.select([terminal], [], [], rest)[0]:
            data += os.read(terminal, 1 << 16)
    return [len(part) for part in data.split(FRAME_END)[:-1]]


def processor_time(process):
    """The seconds of processor time that a process has used."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def watch(process, terminal):
    before = processor_time(process)
    seen = frames(terminal, SECONDS)
    return seen, (processor_time(process) - before) / SECONDS


def main():
    program = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else FOLDER.parent.parent / ".build/release/stipple")
    if not os.access(program, os.X_OK):
        sys.exit(f"no '{program}'; build it with the README's first command")
    process, terminal = start(program)
    frames(terminal, 1)
    moving, share = watch(process, terminal)
    if not moving:
        sys.exit("nothing moved")
    os.write(terminal, b"t")
    frames(terminal, 1)
    stopped, idle = watch(process, terminal)
    os.write(terminal, b"\x0c")
    repaint = sum(frames(terminal, 1))
    os.kill(process, 15)
    size = statistics.median(moving)
    print(f"moving   {len(moving) / SECONDS:.1f} frames a second, {share * 100:.1f} % of a processor")
    print(f"stopped  {len(stopped) / SECONDS:.1f} frames a second, {idle * 100:.1f} % of a processor")
    print(f"bytes    {size:.0f} a frame, {repaint} a repaint: {size / repaint:.2f}")


main()
