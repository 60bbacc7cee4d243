#!/usr/bin/env python3
"""A language model at a table: shengxiao mcp, driven as a client of the Model Context Protocol drives it."""
import json
import random
import re
import unittest

from mcp_client import OVER, Client, McpTest, moves

GAMES = ("celestial_checkers", "great_race", "zodiac", "wu_xing", "rat_and_dragon")
OPTIONS = {"celestial_checkers": {"placement": "random"}, "zodiac": {"turn_limit": "60"}, "wu_xing": {"end": "piles"}}


class Mcp(McpTest):
    def test_it_says_what_it_is(self):
        with Client() as client:
            result = client.ask("initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo={"name": "test"})["result"]
            self.assertEqual((result["protocolVersion"], result["serverInfo"]["name"]), ("2025-06-18", "shengxiao"))
            tools = {tool["name"]: tool for tool in client.ask("tools/list")["result"]["tools"]}
            self.assertEqual(set(tools), {"list_games", "rules", "new_game", "join", "look", "view", "play", "wait", "why_not"})
            self.assertEqual(tools["play"]["inputSchema"]["required"], ["move"])
            self.assertEqual(client.ask("ping")["result"], {})
        self.assertEqual(client.status, 0)

    def test_the_rules_are_told_by_clause(self):
        with Client() as client:
            listed = self.told(client, "list_games")
            for game in GAMES:
                self.assertIn(game, listed)
                self.assertIn("**", self.told(client, "rules", game=game))
            clause = self.told(client, "rules", game="celestial_checkers", clause="CC-12")
            self.assertTrue(clause.startswith("- **CC-12** If you can capture, you must."))
            self.assertNotIn("CC-13", clause)
            self.assertNotIn("<!--", self.told(client, "rules", game="wu_xing"))

    def test_whole_games_against_level_3(self):
        with Client() as client:
            for game in GAMES:
                chooser = random.Random(3)
                told = self.told(client, "new_game", game=game, seat=1, level=3, seed=5, options=OPTIONS.get(game, {}))
                steps = 0
                while OVER not in told:
                    told = self.told(client, "play", move=chooser.choice(moves(told)))
                    steps += 1
                    self.assertLess(steps, 3000)
                self.assertGreater(steps, 5)
                self.assertTrue(client.use("play", move="pass")[1])

    def test_nothing_is_told_that_the_seat_may_not_know(self):
        with Client() as client:
            told = self.told(client, "new_game", game="zodiac", seat=1, level=3, seed=5, options={"turn_limit": "60"})
            chooser = random.Random(1)
            hidden = 0
            while OVER not in told:
                view = json.loads(self.told(client, "view"))
                self.assertEqual(view["viewer"], 1)
                self.assertEqual([type(seat["hand"]) for seat in view["seats"]], [int] * 4)  # how many cards, not which
                self.assertEqual(len(view["hand"]), view["seats"][1]["hand"])
                told = self.told(client, "play", move=chooser.choice(moves(told)))
                drawer = None
                for line in [] if OVER in told else told.splitlines():  # in the end all is uncovered
                    if turn := re.match(r"Seat (\d): ", line):
                        drawer = int(turn[1]) - 1
                    if line.startswith("Chance: drawn") and drawer != 1:
                        self.assertEqual(line, "Chance: drawn ? (hidden)")
                        hidden += 1
            self.assertGreater(hidden, 5)

    def test_refusals_name_the_clause(self):
        with Client() as client:
            self.assertEqual(client.use("look"), ("there is no game: begin one with new_game, or join one", True))
            told = self.told(client, "new_game", game="celestial_checkers", seed=3, options={"placement": "random"})
            self.assertIn(self.told(client, "look"), self.told(client, "wait"))
            self.assertEqual(self.told(client, "why_not", move=moves(told)[0]), "You may.")
            before = self.told(client, "look")
            why, is_error = client.use("why_not", move="a1-a3")
            self.assertFalse(is_error)
            self.assertRegex(why, r"\(CC-\d+\)")
            refused, is_error = client.use("play", move="a1-a3")
            self.assertTrue(is_error)
            self.assertRegex(refused, r"\(CC-\d+\)")
            self.assertEqual(self.told(client, "look"), before)
            for arguments in (
                {},
                {"game": "chess"},
                {"game": 7},
                {"game": "zodiac", "seats": 40},
                {"game": "zodiac", "seats": 3, "seat": 3},
                {"game": "zodiac", "level": 99},
                {"game": "zodiac", "options": {"turn_limit": "x"}},
            ):
                self.assertTrue(client.use("new_game", **arguments)[1], arguments)
            self.assertEqual(self.told(client, "look"), before)

    def test_what_is_no_request_gets_an_error(self):
        with Client() as client:
            deep = '{"jsonrpc":"2.0","id":1,"method":"ping","params":' + "[" * 5000 + "]" * 5000 + "}"
            for text, code in (("{", -32700), (deep, -32700), ("[]", -32600), ("7", -32600), ('{"id":1}', -32600), ('{"id":1,"method":3}', -32600)):
                self.assertEqual(client.line(text)["error"]["code"], code, text[:60])
            self.assertEqual(client.ask("resources/list")["error"]["code"], -32601)
            self.assertEqual(client.ask("tools/call", name="fly")["error"]["code"], -32602)
            self.assertTrue(client.ask("tools/call", name="play", arguments=[1])["result"]["isError"])
            client.process.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n')  # wants no answer
            self.assertEqual(client.ask("ping")["id"], 7)


if __name__ == "__main__":
    unittest.main()
