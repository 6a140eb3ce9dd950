import { METRICS } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { writtenMatch } from '../../../../test/support/engine-match.ts';
import { matchCsv } from './match-csv.ts';

const player = (name: string, team: 0 | 1, bpm: number | null) => ({
  name,
  team,
  platform: 'steam',
  platformId: '76561198000000000',
  statistics: { 'boost.bpm': bpm },
});
const report = {
  teams: [
    { team: 0, name: null, statistics: { 'boost.bpm': 512.25 } },
    { team: 1, name: 'Vitality', statistics: { 'boost.bpm': null } },
  ],
  players: [player('a, "b"', 0, 512.25), player('=cmd()', 1, null)],
} as unknown as MatchReport;

test('quotes what needs it, leaves a missing value empty, disarms formulas', () => {
  expect(matchCsv(report, [{ key: 'boost.bpm' }]).split('\r\n')).toEqual([
    'kind,name,team,platform,platform_id,boost.bpm',
    'player,"a, ""b""",Blue,steam,76561198000000000,512.25',
    "player,'=cmd(),Vitality,steam,76561198000000000,",
    'team,Blue,Blue,,,512.25',
    'team,Vitality,Vitality,,,',
    '',
  ]);
});

test('with the insight every metric stands behind the statistics, of players and teams', () => {
  const { report: played, insight } = writtenMatch();
  const [head, ...rows] = matchCsv(played, [{ key: 'core.goals' }], insight)
    .split('\r\n')
    .map((line) => line.split(','));
  const xg = head!.indexOf('xg');
  expect(xg).toBeGreaterThan(head!.indexOf('core.goals'));
  expect(head!.slice(6)).toEqual(METRICS.map(({ key }) => key));
  for (const [place, { key }] of played.players.entries()) {
    expect(Number(rows[place]![xg])).toBe(insight.players[key]!.metrics.xg!.value);
  }
  expect(Number(rows[played.players.length]![xg])).toBe(insight.teams[0]!.metrics.xg!.value);
});
