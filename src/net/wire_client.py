"""A server of its own for a test, and somebody who speaks with it."""
import base64
import json
import os
import re
import socket
import subprocess


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as some:
        return some.getsockname()[1]


class Server:
    """The program under test, SHENGXIAO in the environment. It is killed (SIGKILL) at the end. It may be an older one, which does not
    know all of these settings."""

    def __init__(self, store, limited=False, port=0, more=None, **popen):
        command = [os.environ["SHENGXIAO"], "serve", "--port", str(port), "--store", store]
        known = subprocess.run([*command, "--help"], capture_output=True, text=True).stdout
        for flag, value in {"--unlimited": None if limited else "127.0.0.0/8", "--memory": "1024", **(more or {})}.items():
            if value is not None and flag in known:
                command += [flag] if value is True else [flag, value]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **popen)

    def __enter__(self):
        self.port = int(re.search(r":(\d+)/", self.process.stdout.readline()).group(1))
        return self

    def memory(self):
        """What it holds, in MiB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1)) / 1024

    def processor_time(self):
        """In seconds."""
        with open(f"/proc/{self.process.pid}/stat") as stat:
            user, system = stat.read().rsplit(")", 1)[1].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class Socket:
    """A WebSocket, as far as these tests need one (RFC 6455)."""

    def __init__(self, port, address="127.0.0.1"):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60, source_address=(address, 0))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.read = self.parts = b""
        while b"\r\n\r\n" not in self.read:
            self._more()
        self.read = self.read.split(b"\r\n\r\n", 1)[1]

    def _more(self):
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError
        self.read += data

    def send(self, message):
        self.send_text(json.dumps(message).encode())

    def send_text(self, text):
        """The bytes of a message, whatever they are; at most 64 KiB."""
        length = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2, "big")
        self.socket.sendall(b"\x81" + length + b"\0\0\0\0" + text)  # a mask of zeros leaves the text as it is

    def frames(self):
        """The messages that have come so far."""
        while len(self.read) >= 2:
            length, start = self.read[1], 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                if len(self.read) < 2 + wide:
                    return
                length, start = int.from_bytes(self.read[2 : 2 + wide], "big"), 2 + wide
            if len(self.read) < start + length:
                return
            first, data = self.read[0], self.read[start : start + length]
            self.read = self.read[start + length :]
            if first & 0x08:  # a control frame: a ping, of no account to a test that speaks all the time
                continue
            self.parts += data
            if first & 0x80:  # the last frame of the message
                text, self.parts = self.parts, b""
                yield json.loads(text)

    def receive(self):
        """What has come by now; waits for something to come."""
        self._more()
        return list(self.frames())


class Client(Socket):
    """Somebody who waits for answers."""

    def __init__(self, port, address="127.0.0.1"):
        super().__init__(port, address)
        self.asked = 0

    def __call__(self, do, **fields):
        """Says something and hears everything up to what the server says next to a message that always has an answer."""
        self.send({"do": do, **fields})
        return self.listen()

    def listen(self):
        self.asked += 1
        self.send({"do": "no such message", "n": self.asked})
        news = []
        while not any(message.get("n") == self.asked for message in news):
            news += self.receive()
        return [message for message in news if message.get("n") != self.asked]
