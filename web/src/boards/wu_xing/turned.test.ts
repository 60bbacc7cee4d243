import { expect, it } from 'vitest';
import type { Step } from '../../wire/protocol';
import { drawn, passed, turn, view } from './testing';
import { Turned } from './turned.svelte';

it('keeps what was seen of a turn when one looks back and leaps over it', () => {
  const lies = (tile: string, ...discards: string[]) =>
    view({ board: [{ tile, panel: 1, shows: [1] }, null, null], discards });
  const first = turn(0, passed(1, 2), drawn('Tiger')) as Step[];
  const both = [...first, ...turn(1, passed(1, 2), drawn('jia'))] as Step[];
  const turned = new Turned();
  turned.saw(lies('Rat'), [], 0);
  turned.saw(lies('Tiger', 'Rat'), first, 1);
  turned.saw(lies('jia', 'Rat', 'Tiger'), both, 2);
  const seen = { gone: ['Tiger'], come: ['jia'], shuffled: false };
  expect(turned.known[2]).toEqual(seen);
  turned.saw(lies('Rat'), [], 0);
  turned.saw(lies('jia', 'Rat', 'Tiger'), both, 2);
  expect(turned.known[2]).toEqual(seen);
});
