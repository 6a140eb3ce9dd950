import type { TeamStats } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { suggestFolderName, suggestNewName } from './folder-text.ts';
import { calculateMeanStat, formatStat, TEAM_STATS } from './team-stats.ts';

const FULL: TeamStats = {
  goals: 3,
  xg: 1.234,
  shots: 7.5,
  kickoffsWon: 3,
  kickoffsLost: 1,
  possessionPct: 48.6,
  boost: 402.2,
  zeroBoostPct: 0,
  demolitions: 1,
};
const NOTHING: TeamStats = {
  ...FULL,
  xg: null,
  kickoffsWon: 0,
  kickoffsLost: 0,
  possessionPct: null,
  boost: null,
  zeroBoostPct: null,
};

test('a game’s stats are written whole, averages with a decimal, unknown ones with a dash', () => {
  const written = (stats: TeamStats) => TEAM_STATS.map((one) => formatStat(one, one.value(stats)));
  expect(written(FULL)).toEqual(['3', '1.23', '7.5', '75%', '49%', '402', '0%', '1']);
  expect(written(NOTHING)).toEqual(['3', '–', '7.5', '–', '–', '–', '–', '1']);
});

test('games without a recording count for no average', () => {
  const [, xg] = TEAM_STATS;
  expect(calculateMeanStat(xg!, [FULL, NOTHING])).toBe(1.234);
  expect(calculateMeanStat(xg!, [NOTHING])).toBeNull();
});

test('a folder with one series can take its name; names too long for a folder are left out', () => {
  const wins = { us: 3, them: 1 };
  expect(suggestFolderName([{ name: 'Owls 3–1 Foxes', wins }])).toBe('Owls 3–1 Foxes');
  expect(suggestFolderName([{ name: 'A'.repeat(81), wins }])).toBe('Us 3–1 Them');
  expect(suggestFolderName([])).toBeUndefined();
  expect(
    suggestFolderName([
      { name: 'One', wins },
      { name: 'Two', wins },
    ]),
  ).toBeUndefined();
});

test("a folder is offered its series' name once its uploads are analyzed, unless it has that name", () => {
  const folder = {
    name: 'Week 6',
    files: 4,
    processed: 4,
    series: [{ name: 'Us 3–1 Them', wins: { us: 3, them: 1 } }],
  };
  expect(suggestNewName(folder)).toBe('Us 3–1 Them');
  expect(suggestNewName({ ...folder, processed: 3 })).toBeUndefined();
  expect(suggestNewName({ ...folder, name: 'Us 3–1 Them' })).toBeUndefined();
});
