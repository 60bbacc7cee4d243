#!/usr/bin/env python3
"""Computers that play a whole game in a moment: who looks on is told how it ended, and not thrown out for what could not be sent as fast."""
import os
import tempfile

from wire_client import Client, Server

COMPUTER = {"who": "computer", "level": 1}
with tempfile.TemporaryDirectory() as folder, Server(os.path.join(folder, "tables.sqlite"), more={"--threads": "2"}) as server:
    for number in range(100):
        person = Client(server.port)
        person.send({"do": "new", "game": "wu_xing", "seats": [{"who": "person"}, COMPUTER, COMPUTER], "seed": number})
        is_over = is_asked = False
        while not is_over:
            for message in person.receive():
                if message["type"] == "seated" and not is_asked:
                    person.send({"do": "deputy", "seat": 0, "level": 3})
                    is_asked = True
                is_over = is_over or (message["type"] == "table" and message["over"])
        person.socket.close()
print("100 games were told to their end")
