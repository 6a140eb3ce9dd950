import type { HeaderProperty, ReplayHeader } from '@datacoach/replay';
import { describe, expect, it } from 'vitest';
import { describeMatch, localDate } from './match-facts.ts';

function header(...properties: Omit<HeaderProperty, 'index'>[]): ReplayHeader {
  return {
    version: { major: 868, minor: 32, net: 10 },
    gameType: 'TAGame.Replay_Soccar_TA',
    properties: properties.map((property) => ({ ...property, index: 0 })),
  };
}
const text = (key: string, value: string) => ({ key, value: { kind: 'str', value } as const });
const name = (key: string, value: string) => ({ key, value: { kind: 'name', value } as const });

describe('local date', () => {
  it('reads both spellings of the header', () => {
    expect(localDate('2026-03-10 18-55-52')).toBe('2026-03-10T18:55:52');
    expect(localDate('2015-07-08:20-05')).toBe('2015-07-08T20:05:00');
  });

  it('is null for anything else', () => {
    for (const value of [null, '', '10.3.2026', '2026-03-10']) expect(localDate(value)).toBeNull();
  });
});

describe('match', () => {
  it('is identified by the shared id if there is one, otherwise by the file’s id', () => {
    const own = text('Id', 'FILE');
    expect(describeMatch(header(own), null)).toMatchObject({ guid: 'FILE', guidShared: false });
    expect(describeMatch(header(own, text('MatchGUID', 'MATCH')), null)).toMatchObject({
      guid: 'MATCH',
      guidShared: true,
    });
    expect(describeMatch(header(), null)).toMatchObject({ guid: '', guidShared: false });
  });

  it('treats Wasteland as sloped before 2017', () => {
    const map = name('MapName', 'Wasteland_P');
    expect(describeMatch(header(map, text('Date', '2016-03-01 10-00-00')), null).map.standard).toBe(false);
    expect(describeMatch(header(map, text('Date', '2025-08-22 10-00-00')), null).map.standard).toBe(true);
  });

  it('has a description for an empty header', () => {
    expect(describeMatch(header(), null)).toMatchObject({
      title: null,
      localDate: null,
      startEpoch: null,
      map: { name: 'Unknown' },
      playlist: { id: null },
      mode: 'soccar',
      gameVersion: '868.32.10',
      recorderTeam: 0,
      forfeit: false,
    });
  });
});
