import { METRICS } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { createWrittenMatch } from '../../../../test/support/engine-match.ts';
import { formatMatchCsv } from './csv-button.tsx';

const player = (name: string, team: 0 | 1, bpm: number | null) => ({
  name,
  team,
  platform: 'steam',
  platformId: '76561198000000000',
  statistics: { 'boost.bpm': bpm },
});
const BPM = { key: 'boost.bpm', minimumTeamSize: 1 } as const;
const report = {
  match: { teamSize: 2 },
  teams: [
    { team: 0, name: null, statistics: { 'boost.bpm': 512.25 } },
    { team: 1, name: 'Vitality', statistics: { 'boost.bpm': null } },
  ],
  players: [player('a, "b"', 0, 512.25), player('=cmd()', 1, null)],
} as unknown as MatchReport;

test('quotes where needed, leaves missing values empty, disarms formulas', () => {
  expect(formatMatchCsv(report, [BPM]).split('\r\n')).toEqual([
    'kind,name,team,platform,platform_id,boost.bpm',
    'player,"a, ""b""",Blue,steam,76561198000000000,512.25',
    "player,'=cmd(),Vitality,steam,76561198000000000,",
    'team,Blue,Blue,,,512.25',
    'team,Vitality,Vitality,,,',
    '',
  ]);
});

test('leaves roles, which need a teammate, empty in 1v1, as they are hidden on the page', () => {
  const role = { key: 'positioning.percent_most_back', minimumTeamSize: 2 } as const;
  const back = { [role.key]: 97.0 };
  const played = {
    match: { teamSize: 1 },
    teams: [
      { name: null, statistics: { 'boost.bpm': 5 } },
      { name: null, statistics: {} },
    ],
    players: [{ ...player('one', 0, 5), statistics: { 'boost.bpm': 5, ...back } }],
  } as unknown as MatchReport;
  const cells = (report: MatchReport) =>
    formatMatchCsv(report, [BPM, role])
      .split('\r\n')
      .map((line) => line.split(',').slice(5));
  expect(cells(played).slice(0, 2)).toEqual([
    ['boost.bpm', role.key],
    ['5', ''],
  ]);
  const doubles = { ...played, match: { ...played.match, teamSize: 2 } };
  expect(cells(doubles)[1]).toEqual(['5', '97']);
});

test('adds every metric after the stats when there is an insight, for players and teams', () => {
  const { report: played, insight } = createWrittenMatch();
  const [head, ...rows] = formatMatchCsv(played, [{ key: 'core.goals', minimumTeamSize: 1 }], insight)
    .split('\r\n')
    .map((line) => line.split(','));
  const xg = head!.indexOf('xg');
  expect(xg).toBeGreaterThan(head!.indexOf('core.goals'));
  expect(head!.slice(6)).toEqual(
    METRICS.map(({ key, unit }) => (unit === 'uuPerSecond' ? `${key} (uu/s)` : key)),
  );
  const speed = head!.indexOf('avgSpeed (uu/s)');
  expect(Number(rows[0]![speed])).toBeCloseTo(
    insight.players[played.players[0]!.key]!.metrics.avgSpeed!.value!,
    3,
  );
  for (const [index, { key }] of played.players.entries()) {
    expect(Number(rows[index]![xg])).toBeCloseTo(insight.players[key]!.metrics.xg!.value!, 3);
  }
  expect(Number(rows[played.players.length]![xg])).toBeCloseTo(insight.teams[0]!.metrics.xg!.value!, 3);
});
