"""A client of the Model Context Protocol for the tests of shengxiao mcp, as far as they need one."""
import json
import os
import re
import subprocess
import unittest

OVER = "The game is over"


class Client:
    def __enter__(self):
        self.process = subprocess.Popen([os.environ["SHENGXIAO"], "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.status = self.process.wait(timeout=60)
        self.process.stdout.close()

    def line(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def ask(self, method, **params):
        return self.line(json.dumps({"jsonrpc": "2.0", "id": 7, "method": method, "params": params}))

    def use(self, tool, **arguments):
        """What the tool says, and whether it is an error."""
        result = self.ask("tools/call", name=tool, arguments=arguments)["result"]
        return result["content"][0]["text"], result["isError"]


def moves(told):
    return [move for move in told.rsplit("You may: ", 1)[1].split(", ") if not re.match(r"and \d+ more$", move)]


class McpTest(unittest.TestCase):
    def told(self, client, tool, **arguments):
        text, is_error = client.use(tool, **arguments)
        self.assertFalse(is_error, (tool, arguments, text))
        return text

    def refused(self, client, tool, **arguments):
        text, is_error = client.use(tool, **arguments)
        self.assertTrue(is_error, (tool, arguments, text))
        return text
