import { describe, expect, it } from 'vitest';
import { cut, isOfWhatWasShown, setupOf, stepsIn } from './record';

const record = `shengxiao record 1
game lanterns 1
option dealer cut
option names a b c
edition {"track": [{"cost": 2, "bend": "left"}], "fast": true}
chance 1
commit 52
entropy 0 47 withheld
reveal 00
# a comment
seat 0 person Ann
seat 1 computer level 3
note seat 0 took back from step 1 on
note takeback seat=0 step=2
note out_of_time seat=1 step=4 level=3
note log entry=12
play
chance cut Ox>0
0 play Cat
1 endless
0 draw
end 3 1
`;

describe('a record cut short', () => {
  it('counts its steps and not its last line', () => {
    expect(stepsIn(record)).toBe(4);
  });

  it('keeps the head without its luck, so many steps, and what was noted by then', () => {
    expect(cut(record, 2).split('\n')).toEqual([
      'shengxiao record 1',
      'game lanterns 1',
      'option dealer cut',
      'option names a b c',
      'edition {"track": [{"cost": 2, "bend": "left"}], "fast": true}',
      'seat 0 person Ann',
      'seat 1 computer level 3',
      'note seat 0 took back from step 1 on',
      'note takeback seat=0 step=2',
      'play',
      'chance cut Ox>0',
      '0 play Cat',
      'open',
      '',
    ]);
    expect(stepsIn(cut(record, 0))).toBe(0);
  });
});

describe('a record', () => {
  it('tells what was played, the printed data as TOML', () => {
    expect(setupOf(record)).toEqual({
      game: 'lanterns',
      options: { dealer: 'cut', names: 'a b c' },
      edition: '"track" = [{ "cost" = 2, "bend" = "left" }]\n"fast" = true\n',
    });
    expect(setupOf('shengxiao record 1\ngame rafts 1\nplay\nopen\n')).toEqual({ game: 'rafts', options: {} });
  });

  it('says where it holds only what was shown', () => {
    expect(isOfWhatWasShown(record)).toBe(false);
    expect(isOfWhatWasShown(record.replace('seat 0', 'shown 0\nseat 0'))).toBe(true);
  });
});
