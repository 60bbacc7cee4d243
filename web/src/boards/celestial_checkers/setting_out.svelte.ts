// The set-up that is suggested: it changes with every animal that is placed by hand, and "place the rest" places it.
import { duration } from '../../preferences/motion';
import type { LegalMove } from '../../wire/protocol';
import type { Arrow, NamedSeat } from '../board';
import { actionOf, setUp, type CheckersView } from './view';

interface Now {
  view: CheckersView;
  legal: LegalMove[];
  toAct: number[];
  seats: NamedSeat[];
  /** The move that is suggested. */
  hint: Arrow | undefined;
}

export class SettingOut {
  /** The rest is being placed. */
  resting = $state(false);
  /** The seat at this screen that places, or placed last. */
  mover = $state<number>();
  /** Where the animals in hand would stand; none beside an earlier position. */
  planned = $derived.by(() => {
    const { view, toAct, seats, hint } = this.now();
    const { mover } = this;
    const shown = view.phase === 'placement' && toAct.length > 0 && mover !== undefined && seats[mover]?.mine;
    if (!shown) return setUp([], [], 0);
    const taken = view.board.map(({ square }) => square);
    const free = this.camp.filter((square) => !taken.includes(square));
    const hand = view.hands[mover] ?? [];
    const first = hint && actionOf(hint);
    if (first?.kind !== 'place' || !hand.includes(first.animal)) return setUp(hand, free, mover);
    const { animal, to } = first;
    const rest = setUp(
      hand.filter((one) => one !== animal),
      free.filter((square) => square !== to),
      mover,
    );
    return rest.set(animal, to);
  });

  private camp = $state.raw<string[]>([]);
  private placer = $derived.by(() => {
    const [move] = this.now().legal;
    return move && actionOf(move).kind === 'place' ? move.seat : undefined;
  });
  private out = 0;

  constructor(
    private readonly now: () => Now,
    play: (move: LegalMove) => void,
  ) {
    $effect(() => {
      const { view } = now();
      // Taken back, or all are out.
      if (view.board.length < this.out || view.phase !== 'placement') this.resting = false;
      this.out = view.board.length;
    });
    $effect(() => {
      if (this.placer === undefined) return;
      this.mover = this.placer;
      const squares = now().legal.map((move) => actionOf(move).to);
      this.camp = squares.filter((square, at) => squares.indexOf(square) === at);
    });
    $effect(() => {
      if (!this.resting || this.placer === undefined) return;
      const [next] = this.planned;
      const move = now().legal.find((one) => {
        const action = actionOf(one);
        return action.kind === 'place' && action.animal === next?.[0] && action.to === next[1];
      });
      if (!move) return void (this.resting = false);
      const timer = setTimeout(() => play(move), duration(150));
      return () => clearTimeout(timer);
    });
  }
}
