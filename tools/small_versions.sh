#!/usr/bin/env bash
# Solves the small versions of docs/strength.md and measures opponents in them: tools/small_versions.sh [PROGRAM].
set -euo pipefail
cd "$(dirname "$0")/.."
program=${1:-build/shengxiao}
all=(--agent random --agent greedy --agent uct --agent rollout --playouts 100 --samples 8)
checkers=(celestial_checkers --set "animals=Ox,Rat")
zodiac=(zodiac --seats 2 --set signs=2 --set copies=2 --set action_cards=1 --set dealer=0)
race=(great_race --seats 3 --set "action_cards=Run,Cooperate,Strategise" --set "animals=Ox,Tiger,Dog"
  --set "wheel=Cheat,Help,Run,Rest,Cooperate,-")
wu_xing=(wu_xing --seats 2 --set tokens=1 --set "tiles=Wood,Rat,Ox,jia,yi" --set turn_limit=8
  --after 'draw Wood' --after 'draw Rat' --after 'draw jia' --after 'first 0')

solve() {
  echo "$*"
  "$program" lab solve "$@"
  echo
}

solve "${checkers[@]}" "${all[@]}" --agent alpha_beta
solve "${zodiac[@]}" --set turn_limit=2 "${all[@]}"
solve "${zodiac[@]}" --set turn_limit=3
solve "${race[@]}" --set rounds=2 --set energy=1,2 "${all[@]}"
solve "${race[@]}" --set rounds=2 --set energy=1,2,3
solve "${race[@]}" --set rounds=3 --set energy=1,2
solve "${wu_xing[@]}" "${all[@]}"
solve rat_and_dragon --seats 2 --edition tools/small/rat_and_dragon_2x2.toml --set rounds=2 --set faces=2 "${all[@]}"
solve rat_and_dragon --seats 1 --edition tools/small/rat_and_dragon_3x3.toml --set faces=3 "${all[@]}"
