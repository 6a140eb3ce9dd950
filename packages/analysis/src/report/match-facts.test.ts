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

  it('is null in a year without the game', () => {
    for (const year of ['0000', '1999', '2014', '9999']) {
      expect(localDate(`${year}-03-10 18-55-52`)).toBeNull();
    }
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

  it('has no start in a year without the game', () => {
    const startsAt = (value: bigint) =>
      describeMatch(header({ key: 'MatchStartEpoch', value: { kind: 'qword', value } }), null).startEpoch;
    expect(startsAt(1_773_168_627n)).toBe(1_773_168_627);
    for (const value of [-(2n ** 63n), -70_000_000_000n, 0n, 2n ** 63n - 1n]) {
      expect(startsAt(value)).toBeNull();
    }
  });

  it('has an id, map and recorder that fit into the database, whatever the file says', () => {
    const endless = 'a\0b😀'.repeat(5_000);
    const match = describeMatch(
      header(text('MatchGUID', endless), name('MapName', endless), text('PlayerName', endless)),
      null,
    );
    for (const value of [match.guid, match.map.code, match.map.name, match.recorderName]) {
      expect(value?.length).toBeLessThanOrEqual(128);
      expect(value).not.toContain('\0');
      expect(value?.isWellFormed()).toBe(true);
    }
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
