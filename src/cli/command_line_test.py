#!/usr/bin/env python3
"""What the command line promises, tried on the program itself."""
import json
import os
import socket
import subprocess
import tempfile
import unittest
from pathlib import Path

PROGRAM = os.environ["SHENGXIAO"]
EDITIONS = Path(__file__).parents[2] / "editions"
HELLO = Path(__file__).parents[1] / "server" / "hello.golden.json"
GAMES = [game["id"] for game in json.loads(HELLO.read_text())["games"]]


def run(*arguments, text=None):
    done = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True, timeout=300)
    return done.returncode, done.stdout, done.stderr


def transcript(*arguments):
    status, out, err = run("transcript", *arguments)
    assert status == 0, err
    return out


class CommandLine(unittest.TestCase):
    def refused(self, status, expected, *arguments, text=None):
        found, out, err = run(*arguments, text=text)
        self.assertEqual(found, status, (arguments, out[:300], err[:300]))
        self.assertIn(expected, err)
        self.assertNotIn("terminate", err)

    def test_games_are_listed(self):
        status, out, _ = run("games", "--json")
        self.assertEqual(status, 0)
        self.assertEqual([json.loads(line)["id"] for line in out.splitlines()], GAMES)

    def test_a_transcript_is_json_lines_with_everything(self):
        for policy in "random", "greedy", "mixed":
            lines = [json.loads(line) for line in transcript("celestial_checkers", "--seed", "5", "--policy", policy).splitlines()]
            self.assertEqual(lines[0]["game"], "celestial_checkers")
            self.assertEqual((lines[0]["seats"], lines[0]["seed"]), (2, 5))
            self.assertEqual(lines[0]["options"]["placement"], "free")
            for step in lines[1:-1]:
                self.assertIn(step["do"], step["legal"])
                self.assertEqual(len(set(step["legal"])), len(step["legal"]))
            self.assertTrue(lines[-1]["over"])
            self.assertEqual(sum(lines[-1]["returns"]), 0)

    def test_chance_steps_have_weights(self):
        steps = [json.loads(line) for line in transcript("celestial_checkers", "--set", "placement=random").splitlines()]
        chance = [s for s in steps if s.get("actor") == "chance"]
        self.assertEqual(len(chance), 24)
        for step in chance:
            self.assertEqual(step["weights"], [1] * len(step["legal"]))

    def test_every_game_plays_and_replays_with_every_number_of_seats(self):
        for line in run("games", "--json")[1].splitlines():
            game = json.loads(line)
            for seats in range(game["min_seats"], game["max_seats"] + 1):
                for policy in "random", "mixed":
                    text = transcript(game["id"], "--seats", str(seats), "--seed", "1", "--policy", policy)
                    self.assertEqual(len(json.loads(text.splitlines()[-1])["points"]), seats)
                    self.assertEqual(run("replay", "-", text=text)[0], 0, (game["id"], seats, policy))

    def test_the_same_seed_gives_the_same_bytes(self):
        self.assertEqual(transcript("celestial_checkers", "--seed", "9"), transcript("celestial_checkers", "--seed", "9"))
        self.assertNotEqual(transcript("celestial_checkers", "--seed", "9"), transcript("celestial_checkers", "--seed", "10"))

    def test_replay_checks_transcripts_and_records(self):
        good = transcript("celestial_checkers", "--seed", "3")
        self.assertEqual(run("replay", "-", text=good)[0], 0)
        lines = good.splitlines()
        self.refused(1, "step 30", "replay", "-", text="\n".join([*lines[:30], '{"actor":0,"do":"a1-b2"}']))
        self.refused(1, "breaks off", "replay", "-", text="\n".join(lines[:-1]))
        head = "shengxiao record 1\ngame celestial_checkers 1\nseat 0 person\nseat 1 person\nplay\n"
        self.assertEqual(run("replay", "-", text=head + "0 Ox@c3\nopen\n")[0], 0)
        self.refused(1, "step 2, 1 Ox@c3: c3 is not in the first three ranks of North (CC-6)", "replay", "-", text=head + "0 Ox@c3\n1 Ox@c3\nopen\n")
        self.refused(1, "line 6", "replay", "-", text=head + "0 Ox@c3\n")
        self.refused(1, "this is not a record", "replay", "-", text="\0\1\2")
        self.refused(1, "cannot read", "replay", os.path.join(tempfile.gettempdir(), "no", "such", "file"))

    def record_of(self, game, *arguments):
        """A whole game, made from its transcript."""
        head, *steps, end = map(json.loads, transcript(game, "--policy", "greedy", *arguments).splitlines())
        lines = ["shengxiao record 1", f"game {game} 1"]
        lines += [f"option {name} {json.dumps(value).strip(chr(34))}" for name, value in head["options"].items()]
        lines += [f"seat {seat} person" for seat in range(head["seats"])] + ["play"]
        lines += [f"{step['actor']} {step['do']}" for step in steps]
        return "\n".join([*lines, "end " + " ".join(map(str, end["points"])), ""]), steps

    def test_review_looks_back_at_a_game(self):
        late = "3dg/2rs1/1hr1rt/2SnRs/Mk3/Dg1tg1/2Rt1/3Ox -/- GtHsTg/mkhsdrox 12/18 N -"  # a whole game is a minute's work
        for game, by, *options in (("zodiac", "win"), ("celestial_checkers", "points", "--set", "placement=fixed", "--set", f"position={late}")):
            with self.subTest(game):
                record, steps = self.record_of(game, "--seats", "2", "--seed", "3", *options)
                status, out, _ = run("review", "-", "--json", text=record)
                self.assertEqual(status, 0)
                found = json.loads(out)
                self.assertEqual((found["by"], found["steps"]), (by, len(steps)))
                self.assertEqual(found["positions"][-1]["step"], len(steps))
                self.assertGreater(len(found["decisions"]), 10)
                decisions = {decision["step"]: decision for decision in found["decisions"]}
                for step, decision in decisions.items():
                    self.assertEqual(steps[step]["actor"], decision["seat"])
                    self.assertIn(decision["move"], steps[step]["legal"])
                    self.assertNotEqual(decision["move"], steps[step]["do"])
                for which, sign in (("best", 1), ("worst", -1)):
                    gains = [sign * (decisions[step]["chosen"] - decisions[step]["other"]) for step in found[which]]
                    self.assertEqual(gains, sorted(gains, reverse=True))
                    self.assertTrue(all(gain > 0 for gain in gains))
                self.assertEqual(run("review", "-", "--json", text=record)[1], out, "the same file says the same")
                own = json.loads(run("review", "-", "--json", "--seat", "1", text=record)[1])
                self.assertEqual({decision["seat"] for decision in own["decisions"]}, {1})
                status, text, _ = run("review", "-", text=record)
                self.assertEqual(status, 0)
                for title in ("Turning points", "Best decisions", "Chances missed"):
                    self.assertIn(f"\n{title}\n", text)
                for point in found["turning"]:
                    self.assertIn(f"  Step {point['from'] + 1}: ", text)
                self.refused(1, "-: the game is not over", "review", "-", text=record[: record.rindex("\n", 0, record.rindex("\nend"))] + "\nopen\n")
                self.refused(2, "there is no seat 2", "review", "-", "--seat", "2", text=record)
        self.refused(1, "this is not a record", "review", "-", text="nothing")

    def test_calendar(self):
        status, out, _ = run("calendar", "1990-05-17")
        self.assertEqual(status, 0)
        for part in "Horse 马, yang Metal 金", "gēng-wǔ 庚午", "7 of 60", "1990-01-27 to 1991-02-14 (from the table)":
            self.assertIn(part, out)
        horse = json.loads(run("calendar", "1990-05-17", "--json", "--today", "2026-05-16")[1])
        self.assertEqual((horse["animal"], horse["element"], horse["yin_yang"], horse["cycle"], horse["age"]), ("Horse", "Metal", "yang", 7, 35))
        self.assertEqual((horse["first"], horse["last"], horse["source"]), ("1990-01-27", "1991-02-14", "table"))
        old = json.loads(run("calendar", "1911-10-10", "--json")[1])
        self.assertEqual((old["stem_character"], old["branch_character"], old["source"]), ("辛", "亥", "computed"))
        self.assertNotIn("age", old)
        lines = run("calendar", "1990-08-01", "1990-07-01", "1978-07-01", "--json")[1].splitlines()
        self.assertEqual(json.loads(lines[3]), {"animals": ["Monkey", "Goat", "Horse"], "age_order": [2, 1, 0]})
        self.refused(1, "there is no date 1990-02-30: that month goes from 1 to 28 (CA-6)", "calendar", "1990-02-30")
        self.refused(1, "from 1645-01-01 to 2300-12-31 (CA-3)", "calendar", "1600-01-01")
        self.refused(1, "is after 1990-05-16", "calendar", "1990-05-17", "--today", "1990-05-16")
        self.refused(2, '"soon" is not a date', "calendar", "soon")
        self.refused(2, "--today: ", "calendar", "1990-05-17", "--today", "")
        self.refused(2, "date is required", "calendar")

    def test_perft(self):
        line_up = "rsmkhrrt/dggtpgsn/oxtgdrhs/4/4/HsDrTgOx/SnPgGtDg/RtHrMkRs -/- -/- 0/0 N -"
        counts = [run("perft", "celestial_checkers", "--depth", str(d), "--position", line_up)[1].strip() for d in range(1, 6)]
        self.assertEqual(counts, ["7", "49", "326", "1821", "10962"])
        self.assertEqual(run("perft", "celestial_checkers", "--depth", "2")[1].strip(), "20736")
        divided = run("perft", "celestial_checkers", "--depth", "3", "--position", line_up, "--divide")[1].split()
        self.assertEqual(divided[-1], "326")
        self.assertEqual(sum(int(n) for n in divided[1:-1:2]), 326)

    def test_bad_input_is_told_clearly(self):
        self.refused(1, 'there is no game "chess"', "transcript", "chess")
        self.refused(1, "played with 2 seats, not 3 (CC-1)", "transcript", "celestial_checkers", "--seats", "3")
        self.refused(1, 'there is no option "colour"', "transcript", "celestial_checkers", "--set", "colour=red")
        self.refused(1, "is not one of free|random|fixed", "transcript", "celestial_checkers", "--set", "placement=maybe")
        self.refused(2, "is not of the form option=value", "transcript", "celestial_checkers", "--set", "placement")
        self.refused(2, "is not a policy", "transcript", "celestial_checkers", "--policy", "wise")
        self.refused(1, "6 fields", "perft", "celestial_checkers", "--depth", "1", "--position", "rubbish")
        self.refused(1, "rank 8", "perft", "celestial_checkers", "--depth", "1", "--position", "9/4/4/4/4/4/4/4 -/- -/- 0/0 N -")
        self.refused(2, "", "perft", "celestial_checkers")
        self.refused(2, "", "perft", "celestial_checkers", "--depth", "many")
        self.refused(2, "", "dance")
        self.refused(2, "", "transcript", "celestial_checkers", "--seed", "-1")
        self.refused(2, "", "bench", "nothing")

    def test_the_manual_page_has_every_command(self):
        with open(EDITIONS.parent / "docs" / "shengxiao.1", encoding="utf-8") as file:
            page = file.read()
        commands = run("--help")[1].partition("Subcommands:")[2]
        names = [line.split()[0] for line in commands.splitlines() if line.startswith("  ") and not line.startswith("   ")]
        self.assertIn("serve", names)
        for name in names:
            self.assertRegex(page, rf"\n\.It Cm {name}\b")

    def test_settings_are_printed_with_where_they_come_from(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "shengxiao.toml")
            with open(file, "w", encoding="utf-8") as out:
                out.write('host = "::1"\nport = 1\nstore = "postgresql://ann:secret@db/tables"\n')
            status, out, _ = run("serve", "--config", file, "--port", "9", "--print-config")
            self.assertEqual(status, 0)
            self.assertIn(f'host = "::1"  # {file}:1\n', out)
            self.assertIn("port = 9  # --port\n", out)
            self.assertNotIn("secret", out)
            self.assertNotIn("memory = 0 ", out)
            with open(file, "w", encoding="utf-8") as out:
                out.write("\nprot = 1\n")
            self.refused(1, f"{file}: line 2: prot: there is no such setting", "serve", "--config", file)
        self.refused(2, '"xml" is not one of text|json', "serve", "--log", "xml")
        self.refused(1, "cannot read", "serve", "--config", os.path.join(tempfile.gettempdir(), "no", "such", "file"))

    def test_a_port_in_use_is_told(self):
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            self.refused(1, "is in use", "serve", "--store", "none", "--port", str(taken.getsockname()[1]))
        self.refused(1, "is not an address", "serve", "--store", "none", "--host", "somewhere")
        self.refused(2, "", "serve", "--port", "70000")

    def test_a_store_that_cannot_be_used_is_told(self):
        with tempfile.TemporaryDirectory() as folder:
            damaged = os.path.join(folder, "tables.sqlite")
            with open(damaged, "wb") as file:
                file.write(b"this is no database" * 100)
            self.refused(1, damaged, "serve", "--port", "0", "--store", damaged)
            self.refused(1, "nowhere", "serve", "--port", "0", "--store", os.path.join(folder, "nowhere", "tables.sqlite"))
        self.refused(1, "localhost", "serve", "--port", "0", "--store", "postgresql://somebody:secret@localhost:1/tables")

    def test_a_backup_comes_back_and_goes_over_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            tables, copy, new, none = (os.path.join(folder, name) for name in ("tables", "copy", "new", "none"))
            server = subprocess.Popen([PROGRAM, "serve", "--port", "0", "--store", tables], stdout=subprocess.PIPE, text=True)
            try:
                self.assertIn("serving", server.stdout.readline())
                status, out, err = run("backup", copy, "--store", tables)  # while the server runs
                self.assertEqual((status, err), (0, ""))
                self.assertIn(copy, out)
            finally:
                server.terminate()
                server.communicate()
            self.refused(1, copy, "backup", copy, "--store", tables)
            with open(os.path.join(folder, "tables.secret"), "w") as secret:
                secret.write(new + "\n")
            self.refused(2, "excludes", "restore", copy, "--store-file", secret.name, "--store", new)
            self.assertEqual(run("restore", copy, "--store-file", secret.name)[::2], (0, ""))
            self.refused(1, new, "restore", copy, "--store", new)
            self.refused(1, none, "restore", none, "--store", os.path.join(folder, "newer"))
            self.refused(1, none, "backup", os.path.join(folder, "newer"), "--store", none)
            self.assertEqual(sorted(name for name in os.listdir(folder) if not name.startswith("tables")), ["copy", "new"])
        self.refused(1, "keeps nothing", "backup", "file", "--store", "none")
        self.refused(2, "", "backup")
        self.refused(2, "", "restore")

    def test_bench_prints_rates(self):
        out = json.loads(run("bench", "playout", "celestial_checkers", "--seconds", "0.05", "--json")[1])
        self.assertEqual((out["bench"], out["game"], out["seats"]), ("playout", "celestial_checkers", 2))
        self.assertGreater(out["moves_per_s"], out["games_per_s"])
        self.assertEqual(run("bench", "signature")[1], run("bench", "signature")[1])


class Engine(unittest.TestCase):
    def session(self, *messages):
        text = "\n".join(m if isinstance(m, str) else json.dumps(m) for m in messages) + "\n"
        status, out, err = run("engine", text=text)
        self.assertEqual((status, err), (0, ""))
        return [json.loads(line) for line in out.splitlines()]

    def test_drives_a_whole_game(self):
        process = subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

        def ask(**message):
            process.stdin.write(json.dumps(message) + "\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            self.assertTrue(answer["ok"], answer)
            return answer

        now = ask(do="new", game="celestial_checkers", seed=4, options={"placement": "random"})
        while not now["over"]:
            legal = ask(do="legal")["legal"]
            best = ask(do="bestmove", depth=2)
            self.assertIn(best["move"], legal)
            self.assertEqual(best["line"][0], best["move"])
            now = ask(do="apply", move=best["move"])
        self.assertEqual(len(now["points"]), 2)
        ask(do="undo")
        self.assertFalse(ask(do="state")["over"])
        ask(do="quit")
        self.assertEqual(process.wait(60), 0)
        process.stdin.close()
        process.stdout.close()

    def test_plays_with_the_printed_data_of_a_box(self):
        own = (EDITIONS / "rat_and_dragon.toml").read_text().replace("columns = 15", "columns = 6", 1)
        head = json.loads(transcript("wu_xing").splitlines()[0])
        answers = self.session(
            {"do": "new", "game": "rat_and_dragon", "seats": 1, "edition": own},
            {"do": "state"},
            {"do": "new", "game": "wu_xing", "edition": head["edition"]},
            {"do": "new", "game": "rat_and_dragon", "edition": own.replace("columns = 6", "columns = 600")},
            {"do": "new", "game": "zodiac", "edition": own},
        )
        self.assertEqual(answers[1]["view"]["columns"], 6)
        self.assertTrue(answers[2]["ok"])
        self.assertIn("columns", answers[3]["error"])
        self.assertIn("this game has no printed data", answers[4]["error"])

    def test_chance_can_be_applied_by_hand(self):
        answers = self.session(
            {"do": "new", "game": "celestial_checkers", "options": {"placement": "random"}, "chance": "manual"},
            {"do": "legal"}, {"do": "apply", "move": "Ox@a1"}, {"do": "state"}, {"do": "undo"})
        self.assertEqual(answers[0]["to_act"], ["chance"])
        self.assertEqual(answers[1]["weights"], [1] * 12)
        self.assertEqual(answers[3]["view"]["board"][0]["animal"], "Ox")
        self.assertEqual(answers[4]["step"], 0)

    def test_positions_and_proofs(self):
        answers = self.session(
            {"do": "new", "game": "celestial_checkers", "position": "4/4/2ox1/2Rt1/4/1Hr2/4/Tg3 -/- -/- 0/0 N -"}, {"do": "bestmove"})
        self.assertTrue(answers[1]["proved"])
        self.assertEqual(answers[1]["move"], "f6xd4")

    def test_bad_messages_are_answered(self):
        start = {"do": "new", "game": "celestial_checkers"}
        answers = self.session(
            "nonsense", "[]", {"do": "legal"}, {"do": "new"}, {"do": "new", "game": "chess"}, start, {"do": "apply"},
            {"do": "apply", "move": "c3-d4"}, {"do": "apply", "seat": 9, "move": "x"}, {"do": "undo"}, {"do": "dance"},
            {"do": "bestmove", "agent": "wizard"}, {"do": "bestmove", "level": 99}, {"do": "bestmove", "seat": 1}, {"do": "quit"})
        self.assertEqual([a["ok"] for a in answers], [False] * 5 + [True] + [False] * 8 + [True])
        self.assertEqual(answers[7]["clause"], "CC-7")


if __name__ == "__main__":
    unittest.main()
