#!/usr/bin/env python3
"""The lab, tried on the program itself: interrupted, on a full disk, with wrong arguments; and its figures counted once more from the
records of its games, by what stands in docs/lab.md alone."""
import collections
import json
import os
import re
import resource
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from lab_games import games

PROGRAM = os.environ["SHENGXIAO"]
ROOT = Path(__file__).parents[2]


def run(*arguments, limit=None):
    def limited():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    done = subprocess.run([PROGRAM, "lab", *map(str, arguments)], capture_output=True, text=True, timeout=900, preexec_fn=limited if limit else None)
    return done.returncode, done.stdout, done.stderr


def shares(returns):
    each = [1 / len(returns) if r == 0 else min(max(r, 0), 1) for r in returns]
    return [s / sum(each) for s in each] if sum(each) and len(each) > 1 else each


def solve(matrix, right):
    """Gaussian elimination."""
    rows = [row[:] + [value] for row, value in zip(matrix, right, strict=True)]
    n = len(rows)
    for i in range(n):
        best = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for r in range(n):
            if r != i:
                by = rows[r][i] / rows[i][i]
                rows[r] = [x - by * y for x, y in zip(rows[r], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]


class Lab(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def refused(self, expected, *arguments, status=1):
        found, out, err = run(*arguments)
        self.assertEqual(found, status, (arguments, out, err))
        self.assertIn(expected, err)

    def test_killed_and_gone_on_with_it_gives_the_same_bytes(self):
        experiment = ["rate", "wu_xing", "--seats", 3, "--games", 1500, "--seed", 5, "--agent", "greedy", "--agent", "level:2", "--agent", "level:4"]
        whole, broken = self.folder / "whole", self.folder / "broken"
        status, expected, _ = run(*experiment, "--file", whole, "--threads", 1)
        self.assertEqual(status, 0)
        for _ in range(2):
            before = broken.stat().st_size if broken.exists() else 0
            process = subprocess.Popen([PROGRAM, "lab", *map(str, experiment), "--file", broken], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            while process.poll() is None and (not broken.exists() or broken.stat().st_size < before + 100_000):
                time.sleep(0.001)
            process.kill()
            process.wait()
        self.assertLess(broken.stat().st_size, whole.stat().st_size, "it was killed too late")
        status, out, _ = run(*experiment, "--file", broken, "--threads", 3)
        self.assertEqual((status, out), (0, expected))
        for ending in "", ".json", ".csv":
            self.assertEqual(Path(f"{broken}{ending}").read_bytes(), Path(f"{whole}{ending}").read_bytes(), ending)

    def test_a_full_disk_is_an_error_and_the_games_are_kept(self):
        experiment = ["play", "zodiac", "--seats", 2, "--games", 60, "--file", self.folder / "games"]
        status, _, err = run(*experiment, limit=20_000)
        self.assertEqual(status, 1)
        self.assertIn("cannot write", err)
        self.assertLessEqual((self.folder / "games").stat().st_size, 20_000)
        status, out, err = run(*experiment)
        self.assertEqual(status, 0)
        self.assertIn("cut off", err)
        self.assertEqual(out, run(*experiment[:-2])[1])

    def test_figures_agree_with_the_games(self):
        file = self.folder / "games"
        status, out, err = run("play", "rat_and_dragon", "--seats", 3, "--games", 30, "--agent", "greedy", "--agent", "random", "--file", file, "--json")
        self.assertEqual(status, 0, err)
        result = json.loads(out)
        head, played = games(file)
        self.assertEqual([number for number, *_ in played], list(range(30)))
        self.assertEqual(head["games"][0]["game"], "rat_and_dragon")
        by_seat = [[], [], []]
        for _, _, _, returns in played:
            for seat, share in enumerate(shares(returns)):
                by_seat[seat].append(share)
        for seat, mine in enumerate(by_seat):
            self.assertAlmostEqual(result["seats"][seat]["share"]["value"], sum(mine) / 30, 9)
        decisions = [sum(actor < 8 for actor, _ in steps) for _, steps, _, _ in played]
        self.assertAlmostEqual(result["decisions"]["value"], sum(decisions) / 30, 9)
        # In game r of a deal seat i has the player of seat i + r: greedy, random, greedy.
        won = collections.defaultdict(list)
        for number, _, _, returns in played:
            for seat, share in enumerate(shares(returns)):
                won[["greedy", "random", "greedy"][(seat + number % 3) % 3]].append(share)
        for line in result["players"]:
            self.assertAlmostEqual(line["share"]["value"], sum(won[line["player"]]) / len(won[line["player"]]), 9)

    def test_a_report_agrees_with_its_records(self):
        file, report = self.folder / "games", self.folder / "report.html"
        n, seats = 12, 2
        status, out, err = run("balance", "rat_and_dragon", "--seats", seats, "--agent", "greedy", "--games", n, "--seed", 2, "--file", file, "--report", report, "--json")
        self.assertEqual(status, 0, err)
        result = json.loads(out)
        _, played = games(file)
        margins, rounds, rows, pairs, all_points = [], [], [], [], []
        usual = [sum(shares(returns)[seat] for *_, returns in played[:n]) / n for seat in range(seats)]
        for number, _, points, returns in played[:n]:
            record = run("record", file, "--game", number)[1]
            steps = [line.split(" ", 1) for line in record.split("play\n", 1)[1].splitlines()]
            rounds.append(sum(actor == "chance" for actor, _ in steps))  # each begins with a throw, the last one too
            margins.append(abs(points[0] - points[1]))
            all_points += points
            pairs.append([])
            for seat in range(seats):
                chosen = collections.Counter(text.split()[1] for actor, text in steps if actor == str(seat) and text.startswith("choose "))
                pairs[-1].append(sum(actor == str(seat) and text.startswith("pair ") for actor, text in steps))
                rows.append(([chosen[str(c)] for c in range(1, 13)] + [1], shares(returns)[seat] - usual[seat]))
        self.assertAlmostEqual(result["margin"]["value"], sum(margins) / n, 9)
        self.assertAlmostEqual(result["rounds"]["value"], sum(rounds) / n, 9)
        # What seats have at the end, and how games end: with the 20th pair of a seat, or when nobody can draw.
        tallies = {tally["name"]: tally for tally in result["tallies"]}
        self.assertAlmostEqual(tallies["points"]["all"]["value"], sum(all_points) / len(all_points), 9)
        self.assertAlmostEqual(tallies["pairs"]["all"]["value"], sum(map(sum, pairs)) / n / seats, 9)
        parts = [tally["winners"]["value"] for name, tally in tallies.items() if name.startswith("points: ")]
        self.assertEqual(len(parts), 4)
        self.assertAlmostEqual(tallies["points"]["winners"]["value"], sum(parts), 9)
        endings = {ending["name"]: ending["share"]["value"] for ending in result["endings"]}
        self.assertAlmostEqual(sum(endings.values()), 1, 9)
        self.assertAlmostEqual(endings.get("a seat has made the last pair of its sheet", 0), sum(max(each) >= 20 for each in pairs) / n, 9)
        creatures = [item for item in result["items"] if item["kind"] == "creature"]
        for i, item in enumerate(creatures):
            self.assertEqual(item["seats"], sum(x[i] > 0 for x, _ in rows), item["name"])
        normal = [[sum(x[i] * x[j] for x, _ in rows) + (i == j) for j in range(13)] for i in range(13)]
        weights = solve(normal, [sum(x[i] * y for x, y in rows) for i in range(13)])
        often = [sum(x[i] for x, _ in rows) for i in range(12)]
        average = sum(w * o for w, o in zip(weights, often)) / sum(often)
        for i, item in enumerate(creatures):
            self.assertAlmostEqual(item["worth"]["value"], weights[i] - average, 9)
        # The command that the report names gives it again, whatever the number of threads.
        words = result["command"].split()
        self.assertEqual(words[:2], ["shengxiao", "lab"])
        again = self.folder / "again.html"
        self.assertEqual(run(*words[2:], "--report", again, "--threads", 1)[0], 0)
        self.assertEqual(again.read_bytes(), report.read_bytes())
        # What is forbidden: greedy plays as many games with nothing forbidden, right before those in which each seat in turn may not do it.
        things, each = result["items"], n // 2 // seats * seats
        first = len(played) - each * (len(things) + 1)
        won = [[shares(returns)[deal % seats] for deal, (*_, returns) in enumerate(played[at : at + each])] for at in range(first, len(played), each)]
        self.assertAlmostEqual(result["share_free"]["value"], sum(won[0]) / each, 9)
        luck = [share - 1 / seats for share in won[0]]
        for i, thing in enumerate(things):
            part = sum(l * (share - 1 / seats) for l, share in zip(luck, won[i + 1])) / sum(l * l for l in luck)
            self.assertAlmostEqual(thing["loss_without"]["value"], 1 / seats + (part * sum(luck) - sum(won[i + 1])) / each, 9)
        alone = [sum(actor < 8 for actor, _ in steps) for _, steps, _, _ in played[first : first + each]]
        self.assertTrue(all(0 < thing["free_chosen"]["n"] <= sum(alone) for thing in things))
        self.assertEqual(result["no_winner"]["value"], sum(not any(returns) for *_, returns in played[:n]) / n)
        self.assertEqual(result["kinds"][0]["kind"], "creature")
        # The agent alone among players of each strength: such games follow those of the players among themselves, as many.
        at = n
        for skill in result["skills"]:
            if skill["player"] == result["agent"]:
                continue
            at += skill["games"]
            alone = skill["games"] // seats * seats
            wins = [shares(returns)[deal % seats] for deal, (*_, returns) in enumerate(played[at : at + alone])]
            self.assertAlmostEqual(skill["agent_wins"]["value"], sum(wins) / alone, 9, skill["player"])
            at += alone
        self.assertEqual(at, first)
        for skill in result["skills"]:
            self.assertEqual(skill["by_seat"][0]["estimate"], skill["first_seat"])
            self.assertAlmostEqual(sum(seat["estimate"]["value"] for seat in skill["by_seat"]), 1, 9)
        # What nobody may do is not done: the last block of games is without the last item, "left alone".
        self.assertIn("loss_without", result["items"][-1])

    def test_every_assertion_about_the_editions_is_judged_in_a_few_games(self):
        samples = sorted((ROOT / "editions").glob("*.watch.toml"))
        self.assertEqual(len(samples), 6)
        for sample in samples:
            with self.subTest(sample.name):
                text = re.sub('agent = ".*"', 'agent = "greedy"', sample.read_text())
                copy = self.folder / sample.name
                copy.write_text(text.replace('edition = "', f'edition = "{sample.parent}/'))
                status, out, err = run("watch", copy, "--games", 12)
                self.assertIn(status, (0, 1), err)
                judged = [line for line in out.splitlines() if line.startswith(("holds ", "FAILS "))]
                self.assertEqual(len(judged), text.count("[[assert]]"), out)

    def test_an_assertion_fails_with_its_figure(self):
        text = "game = \"zodiac\"\nseats = 2\nagent = \"greedy\"\ngames = 20\n[[assert]]\nname = \"short\"\nfigure = \"rounds\"\nmost = 1\n[[assert]]\nfigure = \"seats\"\nwithin = 50\n"
        watch = self.folder / "mine.watch.toml"
        watch.write_text(text)
        status, out, err = run("watch", watch)
        self.assertEqual(status, 1, err)
        self.assertIn("FAILS short\n    rounds is ", out)
        self.assertIn("holds seats", out)
        watch.write_text(text.replace("most = 1\n", "least = 1\n"))
        self.assertEqual(run("watch", watch)[0], 0)
        watch.write_text(text + "moist = 3\n")
        self.refused(f"{watch}: line 12: assert[1].moist", "watch", watch)
        watch.write_text(text.replace("zodiac", "ludo"))
        self.refused("there is no game \"ludo\"", "watch", watch)
        self.refused("cannot read", "watch", self.folder / "nothing.toml")

    GOALS = """game = "rat_and_dragon"
agent = "greedy"
games = 40
[[assert]]
name = "short"
figure = "rounds"
most = 18
"""

    def goals(self, text):
        file = self.folder / "goals.watch.toml"
        file.write_text(text)
        return file

    def test_an_edition_is_found_that_meets_the_goals(self):
        goals = self.goals(self.GOALS)
        self.assertEqual(run("watch", goals)[0], 1)
        search = ["tune", "rat_and_dragon", "--goals", goals, "--over", "grid.columns=6..14", "--over", "grid.rows=6..14", "--editions", 8]
        status, out, err = run(*search, "--threads", 1)
        self.assertEqual(status, 0, err)
        self.assertIn("# changed: grid.", out)
        (self.folder / "mine.toml").write_text(out)
        self.assertEqual(run("watch", self.goals('edition = "mine.toml"\nseed = 7\n' + self.GOALS))[0], 0)
        # The same bytes after it was killed, and with other threads; each round has a file of its own.
        goals.write_text(self.GOALS)
        broken = self.folder / "games"
        process = subprocess.Popen([PROGRAM, "lab", *map(str, search), "--file", broken], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while process.poll() is None and not Path(f"{broken}.1").exists():
            time.sleep(0.001)
        process.kill()
        process.wait()
        self.assertFalse(Path(f"{broken}.end").exists(), "it was killed too late")
        self.assertEqual(run(*search, "--file", broken, "--threads", 3)[:2], (0, out))
        result = json.loads(run(*search, "--json")[1])
        self.assertTrue(result["meets_all"])
        self.assertEqual(result["games"], 8 * 10 + 4 * 10 + 2 * 20 + 2 * 40)
        self.assertIn(" ".join(result["after"]["changed"].split()), out)
        self.assertGreater(result["before"]["report"]["rounds"]["value"], 18)
        status, _, err = run(*search, "--file", self.folder / "small", limit=2000)
        self.assertEqual(status, 1)
        self.assertIn("cannot write", err)
        with open("/dev/full", "w") as full:
            done = subprocess.run([PROGRAM, "lab", *map(str, search)], stdout=full, stderr=subprocess.PIPE, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertIn("cannot write to standard output", done.stderr)

    def test_goals_that_no_edition_meets_name_the_furthest(self):
        goals = self.goals(self.GOALS + '[[assert]]\nname = "endless"\nfigure = "rounds"\nleast = 1000\n')
        status, out, err = run("tune", "rat_and_dragon", "--goals", goals, "--over", "grid.columns=13,14", "--games", 10)
        self.assertEqual(status, 1)
        self.assertIn('furthest is "endless"', err)
        self.assertIn("FAILS endless", out)
        (self.folder / "mine.toml").write_text(out)
        self.assertEqual(run("play", "rat_and_dragon", "--edition", self.folder / "mine.toml", "--games", 2)[0], 0, "the best one found is printed all the same")

    def test_what_cannot_be_searched_is_told(self):
        goals = self.goals(self.GOALS)
        over = ["--over", "grid.columns=13,14"]
        search = ["tune", "rat_and_dragon", "--goals", goals]
        self.refused("--over is required", *search, status=2)
        self.refused("--games", *search, *over, "--games", 0, status=2)
        self.refused("--editions", *search, *over, "--editions", 1, status=2)
        self.refused("there is no \"colums\" here", *search, "--over", "grid.colums=13")
        self.refused("27", *search, "--over", "grid.columns=20..27")
        self.refused("the rulebook states this value", *search, "--over", "score_columns.number=10..20")
        self.refused("neither a value nor a range", *search, "--over", "grid.columns=9..8")
        self.refused("two keys name the same value", *search, *over, "--over", "grid.columns=15")
        self.refused("there is no opponent \"alpha_beta\"", *search, *over, "--agent", "alpha_beta")
        self.refused("has goals for rat_and_dragon, not for great_race", "tune", "great_race", "--goals", goals, *over)
        self.refused("cannot read", "tune", "great_race", "--goals", self.folder / "nothing.toml", *over)
        self.refused("moist", "tune", "rat_and_dragon", "--goals", self.goals(self.GOALS + "moist = 3\n"), *over)
        self.refused("has no items of the kind \"animal\"", "tune", "rat_and_dragon", "--goals", self.goals(self.GOALS + '[[assert]]\nfigure = "worth"\nkind = "animal"\nwithin = 3\n'), *over)
        self.refused("has no printed numbers", "tune", "zodiac", "--goals", self.goals(self.GOALS.replace("rat_and_dragon", "zodiac")), *over)

    def test_wrong_arguments_are_told(self):
        self.refused("--games", "play", "zodiac", "--games", 0, status=2)
        self.refused("there is no opponent \"nobody\"", "play", "zodiac", "--agent", "nobody")
        self.refused("there is no opponent \"alpha_beta\"", "compare", "zodiac", "alpha_beta", "greedy")
        self.refused("there is no level 9", "rate", "zodiac", "--agent", "level:9", "--agent", "greedy")
        self.refused("two players or more", "rate", "zodiac", "--agent", "greedy")
        self.refused("named twice", "rate", "zodiac", "--agent", "greedy", "--agent", "greedy")
        self.refused("cannot be compared", "compare", "zodiac", "greedy", "turn_limit=20")
        self.refused("3 agents are named for 2 seats", "play", "celestial_checkers", *["--agent", "greedy"] * 3)
        self.refused("no figure \"fun\"", "compare", "zodiac", "usual", "usual", "--figure", "fun")
        for kind in "rate", "balance":
            self.refused("--games", kind, "zodiac", "--games", 0, status=2)
        self.refused("--pairs", "compare", "zodiac", "greedy", "random", "--pairs", 0, status=2)
        (self.folder / "text").write_text("a shopping list")
        self.refused("no file of games", "record", self.folder / "text")

    def test_a_policy_of_another_game_is_refused(self):
        policy = ROOT / "knowledge" / "wu_xing.policy"
        for words in ["play", "zodiac", "--agent", policy], ["compare", "zodiac", f"best+{policy}", "greedy"], ["balance", "zodiac", "--agent", policy]:
            self.refused("the policy is for wu_xing, not for zodiac", *words)
        self.refused("cannot be read", "play", "zodiac", "--agent", self.folder / "nothing.policy")

    def test_a_torn_file_is_read_up_to_its_last_whole_game(self):
        file = self.folder / "games"
        self.assertEqual(run("play", "zodiac", "--seats", 2, "--games", 3, "--file", file)[0], 0)
        whole = file.read_bytes()
        file.write_bytes(whole[:-7])
        self.assertEqual(run("record", file, "--game", 1)[0], 0)
        self.refused("has no game 2: it holds 2", "record", file, "--game", 2)
        self.assertEqual(file.read_bytes(), whole[:-7], "who only reads cuts nothing off")

    def test_where_nothing_can_be_written_is_told_before_anything_is_played(self):
        balance = ["balance", "zodiac", "--agent", "level:5", "--games", 10_000_000]
        nowhere = self.folder / "nowhere"
        self.refused(f"cannot write {nowhere / 'x.html'}: No such file", *balance, "--report", nowhere / "x.html")
        self.refused(f"cannot write {self.folder}: Is a directory", *balance, "--report", self.folder)
        self.refused(f"cannot write {nowhere / 'games'}: No such file", *balance, "--file", nowhere / "games", "--report", self.folder / "x.html")
        # A device is no file of games: it may have no end.
        self.refused("/dev/null is no file", "play", "zodiac", "--games", 2, "--file", "/dev/null")
        self.refused("/dev/zero is no file", "record", "/dev/zero")
        # It is written to as it is, and stays what it is. (A full disk itself: see above.)
        link = self.folder / "full.html"
        link.symlink_to("/dev/full")
        status, out, err = run("balance", "zodiac", "--seats", 2, "--agent", "greedy", "--games", 10, "--report", link)
        self.assertEqual(status, 1)
        self.assertIn(f"cannot write {link}: No space left", err)
        self.assertIn("10 games by greedy", out, "what was found is told all the same")
        self.assertTrue(Path("/dev/full").is_char_device())

    def test_comparisons_find_what_is_planted_and_nothing_else(self):
        done = subprocess.run([ROOT / "bench" / "compare_trials.py", PROGRAM, "--repetitions", "6"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("nothing found in 6 of 6", done.stdout)
        self.assertIn("found in 6 of 6", done.stdout)

    def test_a_comparison_stops_when_it_knows(self):
        status, out, err = run("compare", "zodiac", "greedy", "random", "--seats", 2, "--json", "--pairs", 500)
        self.assertEqual(status, 0, err)
        result = json.loads(out)
        self.assertEqual(result["verdict"], "more")
        self.assertLess(result["pairs"], 200)
        status, out, _ = run("compare", "zodiac", "usual", "usual", "--seats", 2, "--pairs", 60)
        self.assertTrue(out.startswith("no difference found: decisions 0.00 (0.00 … 0.00) after 60 pairs"), out)


if __name__ == "__main__":
    unittest.main()
