// A tile that changes hands flies from where it lay to where it goes: to the tile in its new place, or, where that is out of sight,
// to the purse of its new owner.
import { tick } from 'svelte';
import { duration } from '../../preferences/motion';
import { ownersOf, tilesByName, type Tile, type WuXingView } from './view';

/** How long it flies; as it lands, the points come (Purse.svelte). */
const flight = 520;

export interface Flight {
  tile: Tile;
  from: DOMRect;
  to: DOMRect;
}

/** What has another owner than before; null where that is none or several, as when one leafs through the game. */
export function passedOn(
  before: WuXingView,
  after: WuXingView,
): { tile: string; from: number | null; to: number } | null {
  const earlier = ownersOf(before);
  const passed = [...ownersOf(after)].filter(([tile, owner]) => earlier.get(tile) !== owner);
  const [[tile, to] = ['', 0]] = passed;
  return passed.length === 1 ? { tile, from: earlier.get(tile) ?? null, to } : null;
}

/** On the screen, and under nothing else. */
function inSight(part: Element): boolean {
  const { x, y, width, height } = part.getBoundingClientRect();
  const on = document.elementFromPoint(x + width / 2, y + height / 2);
  const around = part.closest('.plate, .tray, .space');
  return width > 0 && around !== null && on?.closest('.plate, .tray, .space') === around;
}

const firstInSight = (root: HTMLElement, selector: string) => [...root.querySelectorAll(selector)].find(inSight);

/** Where a tile of this owner lies; the board has those of nobody. */
function placeOf(root: HTMLElement, tile: string, owner: number | null): Element | undefined {
  const around = owner === null ? '.spaces' : `[data-owner="${owner}"]`;
  return firstInSight(root, `${around} [data-tile="${tile}"]`) ?? firstInSight(root, `[data-purse="${owner}"]`);
}

export class Flights {
  now = $state.raw<Flight | null>(null);
  private last: WuXingView | undefined;

  /** Before the page shows the view. */
  saw(view: WuXingView, root: HTMLElement | undefined): void {
    const passed = this.last && passedOn(this.last, view);
    this.last = view;
    const tile = tilesByName(view).get(passed?.tile ?? '');
    if (!root || !passed || !tile || duration(flight) === 0) return;
    const from = placeOf(root, tile.name, passed.from)?.getBoundingClientRect();
    if (from) void tick().then(() => this.start(root, tile, from, passed.to));
  }

  private start(root: HTMLElement, tile: Tile, from: DOMRect, owner: number): void {
    const target = placeOf(root, tile.name, owner);
    if (!target) return;
    this.now = { tile, from, to: target.getBoundingClientRect() };
    // Where it is going there is nothing yet.
    if (target.matches('[data-tile]'))
      target.animate({ opacity: [0, 0, 1], offset: [0, 0.95, 1] }, { duration: duration(flight) });
  }

  /** Brings the tile there. */
  readonly fly = (flyer: HTMLElement): (() => void) => {
    const { now } = this;
    if (!now) return () => undefined;
    const { from, to } = now;
    const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    const larger = Math.max(from.width / to.width, 1);
    // Over a low arc, and larger in the middle: it is held in a hand.
    const frames = [
      { transform: `translate(${x}px, ${y}px) scale(${larger})` },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 36}px) scale(${Math.max(larger * 0.6, 1.9)})`, offset: 0.45 },
      { transform: 'none' },
    ];
    const animation = flyer.animate(frames, {
      duration: duration(flight),
      easing: 'cubic-bezier(0.45, 0.05, 0.25, 1)',
    });
    animation.onfinish = () => (this.now = null);
    return () => animation.cancel();
  };
}
