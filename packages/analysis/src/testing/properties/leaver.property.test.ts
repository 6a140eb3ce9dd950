import { type ScriptedMatchOptions, scriptedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import type { MetricStat } from '../../metrics/metric.ts';
import { ALL_METRICS } from '../../metrics/registry.ts';
import { buildReport, readMatch } from '../../report/build-report.ts';
import { ALL_STATISTICS } from '../../statistics/registry.ts';
import type { Timeline } from '../../timeline/timeline.ts';
import { getInsight, readTimeline } from './matches.ts';
import { cutTimeline } from './select-frames.ts';

interface Guest extends ScriptedMatchOptions {
  readonly title: string;
}

/** In these matches no play is still judged by what happens after the player is gone. */
const GUESTS: readonly Guest[] = [
  { title: 'leaves a 3v3', leaver: true, seed: 5 },
  { title: 'leaves a 2v2', leaver: true, teamSize: 2, seed: 16 },
  { title: 'leaves a 3v3 of 2016', leaver: true, era: '2016', seed: 8 },
  { title: 'joins a 3v3 late', lateJoiner: true, seed: 9 },
];
const SECONDS = 120;
/** A span that ends with the presence is up to a frame longer if the match goes on. */
const TOLERANCE = 0.005;

const RATES = ALL_METRICS.filter(({ scale }) => scale !== 'match').map(({ key }) => key);
/** Counts in live play whose team value is the sum of its players. */
const PER_FIVE = ALL_METRICS.filter(({ scale, computeTeam }) => scale === 'per5' && !computeTeam).map(
  ({ key }) => key,
);
/** A team's role shares add up to 100, so they are of the time of the team, not of the player. */
const TEAM_SHARES = /^positioning\.percent_(most|closest|farthest)/;
const STATISTIC_RATES = ALL_STATISTICS.filter(
  ({ key, unit, player }) =>
    player &&
    !TEAM_SHARES.test(key) &&
    (['percent', 'boostPerMinute', 'uuPerSecond'].includes(unit) || key.includes('avg')),
).map(({ key }) => key);

/** Returns the player who isn't there all the time, and the part of the match in which they are. */
function findGuest(timeline: Timeline): { key: string; part: Timeline } {
  const { players, frames } = timeline;
  for (const { key, presence } of players) {
    const [first] = presence;
    if (presence.length !== 1 || first === undefined) continue;
    const { from, to } = first;
    if (from > 0 || to < frames - 1) return { key, part: cutTimeline(timeline, from, to + 1) };
  }
  throw new Error('everyone is there all the time');
}

const isNear = (value: number | null, other: number | null): boolean =>
  value === null || other === null
    ? value === other
    : Math.abs(value - other) <= TOLERANCE * Math.max(1, Math.abs(value), Math.abs(other));

describe.each(GUESTS)('a player who $title', ({ title: _, ...options }) => {
  const timeline = readTimeline(writeReplay(scriptedMatch({ seconds: SECONDS, ...options }).replay));
  const { key, part } = findGuest(timeline);

  it('has the same rates, shares and means as in the part of the match with them', () => {
    const [whole, stay] = [timeline, part].map(
      (match) => getInsight(match).players[key]!.metrics as Record<string, MetricStat>,
    );
    const off = RATES.filter((metric) => !isNear(whole![metric]!.value, stay![metric]!.value));
    expect(off.map((metric) => [metric, whole![metric], stay![metric]])).toEqual([]);
    expect(RATES.filter((metric) => whole![metric]!.value !== null).length).toBeGreaterThan(100);
  });

  it('has the same stats over time', () => {
    const [whole, stay] = [timeline, part].map(
      (match) => buildReport(match).players.find((player) => player.key === key)!.statistics,
    );
    const off = STATISTIC_RATES.filter((stat) => !isNear(whole![stat] ?? null, stay![stat] ?? null));
    expect(off).toEqual([]);
    expect(STATISTIC_RATES.length).toBeGreaterThan(20);
  });

  it("counts in the team's rates only for their part of the match", () => {
    const { teamSize, stats } = readMatch(timeline);
    const { players, teams } = getInsight(timeline);
    const report = buildReport(timeline);
    const off = teams.flatMap(({ team, metrics }) => {
      const members = report.players.filter((player) => player.team === team);
      return PER_FIVE.flatMap((metric) => {
        const rate = metrics[metric]!.value;
        const events = members.reduce((sum, { key: member }) => {
          const { value, over } = players[member]!.metrics[metric]!;
          return sum + ((value ?? 0) * over) / 300;
        }, 0);
        return rate === null || isNear((rate * stats.clocks.live) / 300, events)
          ? []
          : [[team, metric, rate]];
      });
    });
    expect(off).toEqual([]);
    expect(teamSize).toBeGreaterThan(1);
    for (const { team, statistics } of report.teams) {
      for (const rate of ['bpm', 'bcpm'] as const)
        expect(teams[team]!.metrics[rate]!.value, rate).toBeCloseTo(statistics[`boost.${rate}`]!, 3);
      const collected = statistics['boost.amount_collected']!;
      expect(statistics['boost.bcpm']).toBeCloseTo((60 * collected) / stats.clocks.round, 3);
      expect(statistics['boost.avg_amount']).toBeLessThanOrEqual(100 * teamSize);
    }
  });
});
