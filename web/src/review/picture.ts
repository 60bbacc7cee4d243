// A picture of the end of a game, to share: who won, the scores, and the course of the game. Always on light paper.
import { shapes } from '../pieces/seats';
import type { Placed } from '../screens/ranking';
import { evenIn, rangeOf, type Course } from './course';

export interface Ended {
  /** The game, and how it ended: "You win". */
  title: string;
  head: string;
  /** One character on the seal. */
  character: string;
  names: readonly string[];
  placed: readonly Placed[];
  winners: readonly number[];
  course: Course | null;
  /** Below everything: where it was played, and when. */
  foot: string;
}

const width = 1200;
const height = 630;

/** What a custom property of the page stands for on light paper. */
function resolver(): { color(name: string): string; font(name: string): string; done(): void } {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.colorScheme = 'light';
  return {
    color: (name) => {
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color;
    },
    font: (name) => getComputedStyle(probe).getPropertyValue(`--${name}`),
    done: () => probe.remove(),
  };
}

/** As a PNG; null where this browser cannot draw it. */
export async function pictureOf(ended: Ended): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const css = resolver();
  const [serif, sans, hanzi] = [css.font('serif'), css.font('sans'), css.font('hanzi')];
  await document.fonts.ready;

  pen.fillStyle = css.color('paper');
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = css.color('card');
  pen.strokeStyle = css.color('line');
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(28, 28, width - 56, height - 56, 24);
  pen.fill();
  pen.stroke();

  // The seal.
  pen.fillStyle = css.color('seal-ground');
  pen.beginPath();
  pen.roundRect(70, 70, 120, 120, 22);
  pen.fill();
  write(ended.character, 130, 134, { font: `600 84px ${hanzi}`, color: 'on-seal', align: 'center', middle: true });
  write(ended.title, 222, 118, { font: `600 54px ${serif}`, color: 'ink', most: width - 300 });
  write(ended.head, 222, 176, { font: `400 38px ${serif}`, color: 'seal', most: width - 300 });

  const curve = ended.course && ended.course.stood.length > 1 ? ended.course : null;
  const right = curve ? 560 : width - 80;
  const row = Math.min(58, 330 / ended.placed.length);
  ended.placed.forEach(({ seat, points }, at) => {
    const y = 250 + at * row;
    const won = ended.winners.includes(seat);
    mark(seat, 78, y - 16, 32);
    const points_ = points === undefined ? '' : String(points).replace('-', '−');
    write(ended.names[seat] ?? '', 126, y, { font: `${won ? 600 : 400} 32px ${sans}`, color: 'ink', most: right - 250, middle: true }); // prettier-ignore
    write(points_, right, y, { font: `600 38px ${serif}`, color: won ? 'seal' : 'ink', align: 'right', middle: true });
  });
  if (curve) draw(curve);
  write(ended.foot, width - 70, height - 58, { font: `400 24px ${sans}`, color: 'ink-soft', align: 'right' });
  css.done();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));

  interface Written {
    font: string;
    color: string;
    align?: CanvasTextAlign;
    middle?: boolean;
    /** No wider than so many pixels. */
    most?: number;
  }
  function write(words: string, x: number, y: number, { font, color, align = 'left', middle, most }: Written): void {
    if (!pen) return;
    pen.font = font;
    pen.fillStyle = css.color(color);
    pen.textAlign = align;
    pen.textBaseline = middle ? 'middle' : 'alphabetic';
    pen.fillText(words, x, y, most);
  }

  function mark(seat: number, x: number, y: number, size: number): void {
    if (!pen) return;
    pen.save();
    pen.translate(x, y);
    pen.scale(size / 24, size / 24);
    pen.fillStyle = css.color(`seat-${seat}`);
    pen.fill(new Path2D(shapes[seat]));
    pen.restore();
  }

  function draw(course: Course): void {
    if (!pen) return;
    const { by, stood } = course;
    const [left, top, wide, high] = [640, 240, width - 720, 290];
    const first = stood[0]?.step ?? 0;
    const last = stood.at(-1)?.step ?? 1;
    const [least, most] = rangeOf(course);
    pen.strokeStyle = css.color('line');
    pen.lineWidth = 2;
    for (const part of [0, 1 - evenIn(course), 1]) {
      pen.beginPath();
      pen.moveTo(left, top + part * high);
      pen.lineTo(left + wide, top + part * high);
      pen.stroke();
    }
    const seats = by === 'win' ? ended.names.length : 1;
    pen.lineWidth = 5;
    pen.lineJoin = 'round';
    for (let seat = 0; seat < seats; seat += 1) {
      pen.strokeStyle = css.color(`seat-${seat}`);
      pen.beginPath();
      for (const { step, standing } of stood) {
        const x = left + ((step - first) / Math.max(1, last - first)) * wide;
        const y = top + high - (((standing[seat] ?? 0) - least) / (most - least)) * high;
        pen.lineTo(x, y);
      }
      pen.stroke();
    }
  }
}
