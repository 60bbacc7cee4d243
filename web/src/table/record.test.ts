import { describe, expect, it } from 'vitest';
import { cut, stepsIn } from './record';

const record = `shengxiao record 1
game lanterns 1
option dealer cut
# a comment
seat 0 person Ann
seat 1 computer level 3
note seat 0 took back from step 1 on
note takeback seat=0 step=2
note out_of_time seat=1 step=4 level=3
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

  it('keeps the head, so many steps, and what was noted by then', () => {
    expect(cut(record, 2).split('\n')).toEqual([
      'shengxiao record 1',
      'game lanterns 1',
      'option dealer cut',
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
