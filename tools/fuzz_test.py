#!/usr/bin/env python3
"""What fuzz.py reads from libFuzzer's log, and what it says of it."""

import unittest
from pathlib import Path

import fuzz

LOG = """INFO: Running with entropic power schedule (0xFF, 100).
INFO: Loaded 1 modules   (2000 inline 8-bit counters): 2000 [0x55, 0x56),
INFO: seed corpus: files: 12 min: 10b max: 900b total: 5000b rss: 70Mb
#13	INITED cov: 400 ft: 900 corp: 12/4Kb exec/s: 0 rss: 80Mb
#4096	pulse  cov: 500 ft: 1200 corp: 30/9Kb lim: 904 exec/s: 2048 rss: 90Mb
"""
STATISTICS = "stat::number_of_executed_units: 5000\nstat::average_exec_per_sec:     1250\nstat::new_units_added:          18\n"


class Fuzz(unittest.TestCase):
    def test_what_a_log_says(self):
        outcome = fuzz.read("records", LOG + STATISTICS, [])
        self.assertEqual((outcome.executions, outcome.each_second, outcome.covered, outcome.edges), (5000, 1250, 500, 2000))
        self.assertIn("5,000 executions", str(outcome))
        self.assertIn("500 of 2000 edges (25 %)  nothing found", str(outcome))

    def test_a_log_that_breaks_off(self):
        outcome = fuzz.read("records", LOG, [fuzz.BUILT / "findings" / "records" / "crash-1"])
        self.assertEqual((outcome.executions, outcome.covered), (4096, 500))
        self.assertTrue(str(outcome).endswith("build/fuzz/findings/records/crash-1"))
        self.assertEqual(fuzz.read("records", "", []).edges, 0)

    def test_each_target_has_a_corpus_and_a_dictionary(self):
        folder = Path(fuzz.ROOT) / "fuzz"
        self.assertTrue(fuzz.targets())
        self.assertEqual(sorted(path.name for path in (folder / "corpus").iterdir()), fuzz.targets())
        self.assertEqual(sorted(path.stem for path in (folder / "dictionaries").iterdir()), fuzz.targets())


if __name__ == "__main__":
    unittest.main()
