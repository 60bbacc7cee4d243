#!/usr/bin/env python3
"""The lab of a server, by HTTP: who may use it, and that its reports are those of the command line."""
import http.client
import json
import os
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "net"))
from wire_client import Client, Server  # noqa: E402

HERE = {"Host": "localhost", "Content-Type": "application/json"}
SMALL = {"do": "start", "game": "rat_and_dragon", "seats": 2, "agent": "random", "games": 10, "seed": 4}


def post(server, body, path="/lab", **headers):
    """The answer's status and text. Of a header that is None nothing is said."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    said = {**HERE, **{name.replace("_", "-"): value for name, value in headers.items()}}
    line.request("POST", path, body if isinstance(body, str) else json.dumps(body), {name: value for name, value in said.items() if value is not None})
    answer = line.getresponse()
    text = answer.read().decode()
    line.close()
    return answer.status, text


def get(server, path):
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    line.request("GET", path)
    answer = line.getresponse()
    text = answer.read().decode()
    line.close()
    return answer.status, text


class Lab(unittest.TestCase):
    def serve(self, *more):
        server = Server("none", more={"--lab": True} if not more else dict(more))
        self.addCleanup(server.__exit__)
        return server.__enter__()

    def greeting(self, server):
        guest = Client(server.port)
        self.addCleanup(guest.socket.close)
        return next(message for message in guest("unknown") if message["type"] == "hello")

    def ask(self, server, **request):
        status, text = post(server, request)
        self.assertEqual(status, 200, text)
        return json.loads(text)

    def test_is_not_there_without_its_flag(self):
        server = self.serve(("--lab", None))
        for status, text in (get(server, "/lab"), post(server, SMALL)):
            self.assertEqual(status, 404)
            self.assertIn("shengxiao serve --lab", text)
        self.assertNotIn("lab", self.greeting(server))

    def test_is_for_this_machine_alone(self):
        server = self.serve()
        look = {"do": "look"}
        self.assertEqual(post(server, look, Origin="http://localhost")[0], 200)
        for headers in (
            {"Origin": "http://evil.example"},
            {"Origin": "null"},
            {"X_Forwarded_For": "203.0.113.9"},
        ):
            self.assertEqual(post(server, SMALL, **headers)[0], 403, headers)
        self.assertEqual(post(server, SMALL, Host="evil.example")[0], 421)
        self.assertEqual(post(server, SMALL, Content_Type="text/plain")[0], 415)
        self.assertEqual(get(server, "/lab")[0], 405)
        self.assertEqual(self.ask(server, **look), {"experiment": None}, "none of them started anything")
        self.assertIs(self.greeting(server)["lab"], True)

    def test_a_long_or_broken_request_does_no_harm(self):
        server = self.serve()
        for path, size in (("/lab", 100_000), ("/", 10), ("/lab/more", 10)):
            with self.assertRaises((http.client.HTTPException, ConnectionError), msg=path):
                post(server, "x" * size, path)
        self.assertEqual(json.loads(post(server, "{")[1])["error"]["id"], "message.not_json")
        self.assertEqual(self.ask(server, do="look"), {"experiment": None})

    def test_a_server_that_is_asked_while_it_ends_does_so_in_good_order(self):
        server = self.serve()
        asking = [http.client.HTTPConnection("127.0.0.1", server.port, timeout=60) for _ in range(3)]
        for line in asking:  # each is at it for longer than the signal takes
            line.request("POST", "/lab", json.dumps({"do": "form", "game": "great_race"}), HERE)
        self.assertEqual(get(server, "/health")[0], 200, "they have arrived, and nobody waits for them")
        server.process.terminate()
        self.assertEqual(server.process.wait(60), 0)
        for line in asking:
            line.close()

    def test_makes_the_report_of_the_command_line(self):
        server = self.serve()
        begun = self.ask(server, **SMALL, changes=[{"key": "grid.columns", "value": 7}, {"key": "grid.rows", "value": 7}])
        self.assertEqual(begun["state"], "playing", begun)
        while (seen := self.ask(server, do="look"))["state"] == "playing":
            self.assertEqual(get(server, "/health")[0], 200, "others are served meanwhile")
            time.sleep(0.05)
        self.assertEqual(seen["state"], "finished", seen)
        report = self.ask(server, do="report", experiment=seen["experiment"])
        program, *arguments = seen["command"].split()
        self.assertEqual(program, "shengxiao")
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, seen["file"]).write_text(seen["toml"])
            subprocess.run([os.path.abspath(os.environ["SHENGXIAO"]), *arguments, "--report", "mine.html"], cwd=folder, check=True, capture_output=True)
            self.assertEqual(Path(folder, "mine.html").read_text(), report["html"])
            self.assertEqual(Path(folder, "mine.json").read_text(), report["json"])


if __name__ == "__main__":
    unittest.main()
