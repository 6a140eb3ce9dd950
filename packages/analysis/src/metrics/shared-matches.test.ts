import type { MatchInsight, MatchReport, PlayerInsight, ShotInsight } from '@datacoach/contract';
import { describe, expect, it } from 'vitest';
import { analyzeReplay } from '../analyze-replay.ts';
import { hasSharedReplays, INTACT_REPLAYS, readSharedReplay } from '../testing/shared-replays.ts';
import type { MetricStats } from './compute-metrics.ts';
import { ALL_METRICS } from './registry.ts';

if (!hasSharedReplays) console.error('left out: metrics of the shared replays, which are not there');

const SOCCAR = INTACT_REPLAYS.filter((name) => /^(soccar|era)-/.test(name) && !name.includes('dropshot'));

/** Metrics that repeat the scoreboard. */
const SCOREBOARD = ['goals', 'shots', 'saves', 'assists'] as const;
/** Stats that add up over the players of a team. */
const ADDED = ['goals', 'saves', 'epicSaves', 'concededAsLastMan', 'transitionXg', 'goalsPrevented'] as const;
/** Pairs of counts in which the first is a part of the second. */
const PARTS = [
  ['interceptions', 'takeaways'],
  ['dangerousTurnovers', 'turnovers'],
  ['passes', 'passesAttempted'],
  ['passesLost', 'passesAttempted'],
  ['keyPasses', 'passes'],
  ['outletPasses', 'passes'],
  ['backboardPasses', 'passes'],
] as const;

function readShared(name: string): { report: MatchReport; insight: MatchInsight } {
  const outcome = analyzeReplay(readSharedReplay(name), { events: true });
  if (outcome.kind !== 'complete' || outcome.insight === null) throw new Error(`${name} has no insight`);
  return { report: outcome.report, insight: outcome.insight };
}

const getStat = (metrics: MetricStats, key: string): number => metrics[key]!.value ?? 0;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const total = (rows: readonly ShotInsight[], column: Exclude<keyof ShotInsight, 'code'>): number =>
  sum(rows.map((row) => row[column]));

function expectSoundTables({
  shotTypes,
  shotHeights,
  placements,
  defenseMoves,
  metrics,
}: PlayerInsight): void {
  for (const row of [...shotTypes, ...shotHeights, ...placements]) {
    expect(Math.max(row.onTarget, row.goals, row.saved, row.assisted)).toBeLessThanOrEqual(row.shots);
    expect(row.xg).toBeLessThanOrEqual(row.shots);
  }
  expect(total(shotHeights, 'shots')).toBe(total(shotTypes, 'shots'));
  expect(total(placements, 'goals')).toBe(total(shotTypes, 'goals'));
  if (metrics.shotsOnTarget!.value !== null) {
    expect(total(shotTypes, 'onTarget')).toBeLessThanOrEqual(metrics.shotsOnTarget!.value);
    expect(total(shotTypes, 'goals')).toBeLessThanOrEqual(metrics.goals!.value!);
  }
  for (const { count, successes } of defenseMoves) expect(successes ?? 0).toBeLessThanOrEqual(count);
}

describe.runIf(hasSharedReplays)('plausibility of the metrics of the shared replays', () => {
  it.each(SOCCAR)('%s', (name) => {
    const { report, insight } = readShared(name);
    for (const { key, statistics } of report.players) {
      const player = insight.players[key];
      if (player === undefined) continue; // never on the field
      const { metrics } = player;
      for (const field of SCOREBOARD) {
        const { value } = metrics[field]!;
        if (value !== null) expect([field, value]).toEqual([field, statistics[`core.${field}`]]);
      }
      for (const [part, whole] of PARTS) {
        expect(getStat(metrics, part), part).toBeLessThanOrEqual(getStat(metrics, whole));
      }
      // The chances of one play are worth less together than separately, and never more than one goal.
      const { over: attempts } = metrics.shotAccuracy!;
      expect(getStat(metrics, 'xg')).toBeLessThanOrEqual(attempts);
      expect(getStat(metrics, 'xg')).toBeLessThanOrEqual(total(player.shotTypes, 'xg') + 0.01);
      expectSoundTables(player);
    }
    for (const { team, metrics } of insight.teams) {
      const teammates = report.players
        .filter((player) => player.team === team && insight.players[player.key])
        .map((player) => insight.players[player.key]!.metrics);
      const added = (key: string): number => sum(teammates.map((own) => getStat(own, key)));
      for (const key of ADDED) expect(getStat(metrics, key), key).toBeCloseTo(added(key), 3);
      // The players' sum and the team differ only because of rebounds of teammates within two seconds of each other.
      expect(getStat(metrics, 'xg')).toBeLessThanOrEqual(added('xg') + 0.001);
      expect(added('xg') - getStat(metrics, 'xg')).toBeLessThanOrEqual(0.1 + 0.4 * getStat(metrics, 'xg'));
      const opponents = insight.teams.find((other) => other.team !== team)!.metrics;
      if (teammates.length > 0 && opponents.xg!.value !== null) {
        expect(getStat(metrics, 'xga')).toBeCloseTo(getStat(opponents, 'xg'), 5);
        expect(getStat(metrics, 'shotsFaced')).toBe(getStat(opponents, 'shotsOnTarget'));
      }
      if (metrics.xg!.value !== null) {
        const last = insight.xgRace.findLast((point) => point.team === team);
        expect(last?.total ?? 0).toBeCloseTo(metrics.xg!.value, 5);
      }
    }
    for (const stats of [...Object.values(insight.players), ...insight.teams]) {
      for (const { key, unit } of ALL_METRICS.filter(({ number }) => number <= 58)) {
        const { value, over } = stats.metrics[key]!;
        expect(value === null ? over : over > 0, key).toBe(value === null ? 0 : true);
        if (value === null) continue;
        expect(Number.isFinite(value), key).toBe(true);
        if (unit === 'percent') expect(value >= 0 && value <= 100, `${key} ${value}`).toBe(true);
      }
    }
  });
});
