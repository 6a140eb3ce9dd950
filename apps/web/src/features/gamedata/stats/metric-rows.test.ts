import { METRIC_GROUPS, METRICS } from '@datacoach/analysis/metadata';
import { expect, test } from 'vitest';
import { createWrittenDuel, createWrittenMatch } from '../../../../test/support/engine-match.ts';
import { chooseSpeedUnit } from '../../../shared/format/speed.ts';
import { toShownMetric } from '../../../shared/metrics/metric-facts.ts';
import { formatStatNote, listMetricRows } from './metric-rows.ts';

test('every metric of the registry has a row, except times in zones', () => {
  const { report, insight } = createWrittenMatch();
  const keys = METRIC_GROUPS.flatMap(({ key }) => listMetricRows(report, insight, key)).map(({ key }) => key);
  expect(keys).toEqual(
    METRIC_GROUPS.flatMap(({ key }) => METRICS.filter(({ group }) => group === key))
      .map(({ key }) => key)
      .filter((key) => !key.startsWith('timeInZone')),
  );
});

test('a row has the engine’s values of all players and both teams', () => {
  const { report, insight } = createWrittenMatch();
  for (const row of listMetricRows(report, insight, 'shooting')) {
    for (const [key, { metrics }] of Object.entries(insight.players)) {
      expect(row.players.get(key)?.value).toBe(toShownMetric(row.key, metrics[row.key]!.value));
    }
    expect(row.teams?.map(({ value }) => value)).toEqual(
      insight.teams.map(({ metrics }) => toShownMetric(row.key, metrics[row.key]!.value)),
    );
  }
});

test('speeds of ball and car are shown in the chosen unit', () => {
  chooseSpeedUnit('km/h');
  expect(toShownMetric('shotSpeed', 2778)).toBeCloseTo(100);
  expect(toShownMetric('kickoffContactSpeed', 1389)).toBeCloseTo(50);
  expect(toShownMetric('shotDistance', 2778)).toBe(2778);
});

test('a stat shows its sample, or why there is none', () => {
  const share = { scale: 'share', sample: 'attempts', minimumTeamSize: 1 } as const;
  expect(formatStatNote(share, { value: 50, over: 12 }, 2)).toBe('from 12');
  expect(formatStatNote(share, { value: null, over: 0 }, 2)).toBe('from 0');
  expect(formatStatNote({ ...share, sample: 's of playing time' }, { value: 50, over: 312 }, 2)).toBe(
    'from 5:12',
  );
  expect(formatStatNote({ ...share, scale: 'match' }, { value: 3, over: 1 }, 2)).toBeNull();
  expect(formatStatNote({ ...share, minimumTeamSize: 2 }, { value: null, over: 0 }, 1)).toBe(
    'needs a teammate',
  );
});

test('a 1v1 match has no passing and says so', () => {
  const { report, insight } = createWrittenDuel();
  const [first] = listMetricRows(report, insight, 'passing');
  expect([...first!.players.values()]).toEqual(
    report.players.map(() => ({ value: null, note: 'needs a teammate' })),
  );
});
