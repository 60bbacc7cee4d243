"""Reads files of games, by what docs/lab.md says of them."""
import json
import struct
import zlib
from pathlib import Path


class Bytes:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, n):
        assert self.at + n <= len(self.data)
        self.at += n
        return self.data[self.at - n : self.at]

    def number(self):
        value, shift = 0, 0
        while True:
            (byte,) = self.take(1)
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def signed(self):
        n = self.number()
        return n >> 1 ^ -(n & 1)


def frames(data):
    first = b"shengxiao games 1\n"
    assert data.startswith(first)
    rest = Bytes(data[len(first) :])
    while rest.at < len(rest.data):
        length, checksum = struct.unpack("<II", rest.take(8))
        inside = rest.take(length)
        assert zlib.crc32(inside) == checksum
        yield inside


def games(path):
    """The head, and of each game its number, its steps, points and returns."""
    head, *rest = frames(Path(path).read_bytes())
    played = []
    for inside in rest:
        b = Bytes(inside)
        number = b.number()
        steps = [struct.unpack("<BH", b.take(3)) for _ in range(b.number())]
        seats = b.number()
        points = [b.signed() for _ in range(seats)]
        returns = [struct.unpack("<d", b.take(8))[0] for _ in range(seats)]
        b.take(b.number())
        assert b.at == len(inside)
        played.append((number, steps, points, returns))
    return json.loads(head), played
