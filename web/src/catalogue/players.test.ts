import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../words/catalogue.svelte';
import { catalogueOf } from './catalogues';
import { errorForPlayers } from './players';

const names = ['Ann', 'Ben'];
const told = (id: string, ...given: Parameters<typeof errorForPlayers>[0]['arguments']) =>
  errorForPlayers({ id, arguments: given, clause: '' }, names);

/** Messages of the program when it starts, or of its command line: no page ever shows them. */
const never =
  /^(edition|policy|settings|transcript|verify)\.|^server\.(bad_network|bad_host|bad_base_path|bad_address|bad_endpoint|port_in_use|cannot_listen)$/;

const areas = ['core', 'server', 'store', 'table'];
const ids = areas.flatMap((area) => Object.keys(catalogueOf(area)?.errors ?? {})).filter((id) => !never.test(id));

describe('what a player is told', () => {
  afterEach(() => (language.now = 'en'));

  it('is about the game and the saved file, not about how it is written', () => {
    expect(told('record.not_a_record', 'shengxiao record 1')).toBe('This file is not a saved game of Shengxiao.');
    const other = { id: 'record.not_a_record', arguments: ['shengxiao record 1'], clause: '' };
    expect(told('record.line', 1, { error: other })).toBe('This file is not a saved game of Shengxiao.');
    const inside = { id: 'record.bad_seat', arguments: [3], clause: '' };
    expect(told('record.line', 7, { error: inside })).toContain('in line 7');
    expect(told('server.not_stored', { error: { id: 'store.disk_full', arguments: ['/t'], clause: '' } })).toContain(
      'could not save this',
    );
    expect(told('server.name_too_long', 100)).toBe('This name is too long.');
  });

  it('names the rule that a move breaks as before', () => {
    expect(told('celestial_checkers.must_jump')).toBe('a jump is possible, so one must be made');
    expect(told('server.seat_taken', { seat: 1 })).toBe('Ben is taken');
  });

  it.each(['en', 'zh'] as const)('has no words of the machine in %s', (now) => {
    language.now = now;
    expect(ids.length).toBeGreaterThan(150);
    const machine =
      /--\w|\d\.\d\.\d|JSON|bytes?\b|字节|journal|日志|\bfield\b|hexadecimal|十六进制|shengxiao record|"[a-z]\w*"/;
    const raw = ids.filter((id) => machine.test(told(id, 1, 2, 3, 4)));
    expect(raw).toEqual([]);
  });
});
