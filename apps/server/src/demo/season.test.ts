import { createPlayedMatch } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import { getPlatformAccount, OPPONENTS, PLAYER, TEAMMATES } from './people.data.ts';
import { createDemoScrims, createDemoSeason, getRecordingBy } from './season.ts';

const TODAY = Date.UTC(2026, 10, 21, 9, 30) / 1000;
const season = createDemoSeason(TODAY);
const getStart = (index: number) => Number(season[index]!.options.identity.startEpoch);

describe('the season of the demo', () => {
  it('holds at least 60 matches across all three team sizes', () => {
    expect(season.length).toBeGreaterThanOrEqual(60);
    const sizes = season.map(({ options }) => options.blue.length);
    for (const size of [1, 2, 3]) {
      expect(sizes.filter((one) => one === size).length).toBeGreaterThanOrEqual(10);
    }
  });

  it('ends yesterday, covers six weeks and is in order', () => {
    const starts = season.map((_, index) => getStart(index));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(new Date(starts.at(-1)! * 1000).toISOString().slice(0, 10)).toBe('2026-11-20');
    const weeks = (starts.at(-1)! - starts[0]!) / 604_800;
    expect(weeks).toBeGreaterThan(5);
    expect(weeks).toBeLessThan(6);
  });

  it('is the same all day and a different one tomorrow', () => {
    expect(createDemoSeason(TODAY + 3600)).toEqual(season);
    expect(createDemoSeason(TODAY + 86_400)[0]!.options.identity.startEpoch).not.toBe(
      season[0]!.options.identity.startEpoch,
    );
  });

  it('has one identity per match and one per person', () => {
    const matches = [...season, ...createDemoScrims(TODAY)];
    for (const key of ['guid', 'replayId'] as const) {
      expect(new Set(matches.map(({ options }) => options.identity[key])).size).toBe(matches.length);
    }
    expect(season[0]!.options.identity.guid).toMatch(/^[0-9A-F]{32}$/);
    const ids = [PLAYER, ...TEAMMATES, ...OPPONENTS].map((person) => getPlatformAccount(person)!.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is recorded by the same player, on either team, with no player twice in a match', () => {
    const sides = new Set<string>();
    for (const { options } of season) {
      const players = [...options.blue, ...options.orange];
      expect(players[options.identity.recorder]!.name).toBe(PLAYER.name);
      expect(new Set(players.map(({ name }) => name)).size).toBe(players.length);
      sides.add(options.blue.some(({ name }) => name === PLAYER.name) ? 'blue' : 'orange');
    }
    expect(sides.size).toBe(2);
  });

  it('is also recorded by a teammate who played, as another file of the same match', () => {
    const [teammate] = TEAMMATES;
    const duel = season.find(({ options: { blue } }) => blue.length === 1)!;
    const standard = season.find(({ options: { blue } }) => blue.length === 3)!;
    expect(getRecordingBy(duel, teammate!)).toBeNull();
    const { identity, blue, orange } = getRecordingBy(standard, teammate!)!.options;
    expect([...blue, ...orange][identity.recorder]!.name).toBe(teammate!.name);
    expect(identity.guid).toBe(standard.options.identity.guid);
    expect(identity.replayId).not.toBe(standard.options.identity.replayId);
  });

  it('includes a leaver, a bot, and private and casual games', () => {
    const players = season.flatMap(({ options }) => [...options.blue, ...options.orange]);
    expect(players.some(({ uniqueId }) => uniqueId === null)).toBe(true);
    expect(players.some(({ leavesAt }) => leavesAt !== undefined)).toBe(true);
    const playlists = new Set(season.map(({ options }) => options.identity.playlist));
    expect([1, 2, 3].some((casual) => playlists.has(casual))).toBe(true);
    for (const id of [6, 10, 11, 13]) expect(playlists).toContain(id);
  });

  it('generates playable matches', () => {
    const { options } = season.find(({ options: { blue } }) => blue.length === 1)!;
    const { expected } = createPlayedMatch({ ...options, seconds: 20 });
    expect(expected.players.map(({ name }) => name)).toContain(PLAYER.name);
  });
});
