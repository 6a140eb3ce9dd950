import { METRIC_GROUPS, METRICS } from '@datacoach/analysis/metadata';
import { expect, test } from 'vitest';
import { writtenDuel, writtenMatch } from '../../../../test/support/engine-match.ts';
import { chooseSpeedUnit } from '../../../shared/format/speed-unit.ts';
import { shownMetric } from '../../../shared/metrics/metric-facts.ts';
import { metricRows, statNote } from './metric-rows.ts';

test('every metric of the registry has a row, except times in zones', () => {
  const { report, insight } = writtenMatch();
  const keys = METRIC_GROUPS.flatMap(({ key }) => metricRows(report, insight, key)).map(({ key }) => key);
  expect(keys).toEqual(
    METRIC_GROUPS.flatMap(({ key }) => METRICS.filter(({ group }) => group === key))
      .map(({ key }) => key)
      .filter((key) => !key.startsWith('timeInZone')),
  );
});

test('a row has the engine’s values of all players and both teams', () => {
  const { report, insight } = writtenMatch();
  for (const row of metricRows(report, insight, 'shooting')) {
    for (const [key, { metrics }] of Object.entries(insight.players)) {
      expect(row.players.get(key)?.value).toBe(shownMetric(row.key, metrics[row.key]!.value));
    }
    expect(row.teams?.map(({ value }) => value)).toEqual(
      insight.teams.map(({ metrics }) => shownMetric(row.key, metrics[row.key]!.value)),
    );
  }
});

test('speeds of ball and car are shown in the chosen unit', () => {
  chooseSpeedUnit('km/h');
  expect(shownMetric('shotSpeed', 2778)).toBeCloseTo(100);
  expect(shownMetric('kickoffContactSpeed', 1389)).toBeCloseTo(50);
  expect(shownMetric('shotDistance', 2778)).toBe(2778);
});

test('a stat shows its sample, or why there is none', () => {
  const share = { scale: 'share', sample: 'attempts', minimumTeamSize: 1 } as const;
  expect(statNote(share, { value: 50, over: 12 }, 2)).toBe('from 12');
  expect(statNote(share, { value: null, over: 0 }, 2)).toBe('from 0');
  expect(statNote({ ...share, sample: 's of playing time' }, { value: 50, over: 312 }, 2)).toBe('from 5:12');
  expect(statNote({ ...share, scale: 'match' }, { value: 3, over: 1 }, 2)).toBeNull();
  expect(statNote({ ...share, minimumTeamSize: 2 }, { value: null, over: 0 }, 1)).toBe('needs a teammate');
});

test('a 1v1 match has no passing and says so', () => {
  const { report, insight } = writtenDuel();
  const [first] = metricRows(report, insight, 'passing');
  expect([...first!.players.values()]).toEqual(
    report.players.map(() => ({ value: null, note: 'needs a teammate' })),
  );
});
