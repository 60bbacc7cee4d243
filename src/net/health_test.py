#!/usr/bin/env python3
"""What a proxy and a host see of a server whose disk is full, and of one that ends."""
import http.client
import os
import re
import resource
import signal
import socket
import tempfile
import time
import unittest

from wire_client import Client, Server

NEW = {"game": "celestial_checkers", "seats": [{"who": "person"}, {"who": "person"}]}


def get(port, path):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", path)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, text


def status(port, path):
    return get(port, path)[0]


def failures(port):
    return float(re.search(r"^shengxiao_store_failures_total (\S+)$", get(port, "/metrics")[1], re.MULTILINE)[1])


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def within_a_minute(condition):
    deadline = time.monotonic() + 60
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


class Health(unittest.TestCase):
    def server(self, **popen):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        return self.enterContext(Server(os.path.join(folder, "tables.sqlite"), **popen))

    def test_a_full_disk_is_noticed_and_so_is_one_that_has_room_again(self):
        # Writing beyond the limit of a file's size is refused, as it is on a full disk.
        metrics = free_port()
        server = self.server(preexec_fn=lambda: signal.signal(signal.SIGXFSZ, signal.SIG_IGN), more={"--metrics": f"127.0.0.1:{metrics}"})
        self.assertEqual([status(server.port, path) for path in ("/health", "/ready")], [200, 200])
        ann = Client(server.port)
        before = ann("new", **NEW)[-1]
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (64 * 1024, most))
        refused = None
        while not refused:
            refused = next((m for m in Client(server.port)("new", **NEW) if m["type"] == "error"), None)
        self.assertEqual(refused["error"]["id"], "server.not_stored", refused)
        self.assertIn("disk is full", refused["text"])
        self.assertTrue(within_a_minute(lambda: status(server.port, "/health") == 503))
        self.assertEqual(status(server.port, "/ready"), 503)
        self.assertGreater(failures(metrics), 1, "the write, and the checks")
        self.assertEqual(status(server.port, "/rules/zodiac.md"), 200, "pages are still served")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
        self.assertTrue(within_a_minute(lambda: status(server.port, "/health") == 200))
        self.assertEqual(status(server.port, "/ready"), 200)
        self.assertEqual(Client(server.port)("join", table=before["table"], tokens=[])[-1]["type"], "table")

    def test_a_server_that_ends_says_so_and_closes_with_1001(self):
        server = self.server(more={"--drain": "2"})
        ann = Client(server.port)
        table = ann("new", **NEW)[-1]["table"]
        server.process.send_signal(signal.SIGTERM)
        self.assertTrue(within_a_minute(lambda: status(server.port, "/ready") == 503))
        self.assertEqual(status(server.port, "/health"), 200)
        self.assertEqual(Client(server.port)("join", table=table, tokens=[])[-1]["type"], "table", "whoever is here plays on")
        ann.socket.settimeout(60)
        last = b""
        while data := ann.socket.recv(65536):
            last = data
        self.assertTrue(last.startswith(b"\x88\x02") and int.from_bytes(last[2:4], "big") == 1001, last)
        self.assertEqual(server.process.wait(60), 0)


if __name__ == "__main__":
    unittest.main()
