import { decodeReplay } from '@datacoach/replay';
import { describe, expect, it } from 'vitest';
import { ALL_DETECTORS } from '../detectors/all-detectors.ts';
import type { AnyDetector, EventsOf } from '../detectors/game-event.ts';
import { kickoffDetector } from '../detectors/kickoff/kickoff.detector.ts';
import { padPickupDetector } from '../detectors/pad-pickup/pad-pickup.detector.ts';
import { runDetectors } from '../detectors/run-detectors.ts';
import { touchDetector } from '../detectors/touch/touch.detector.ts';
import type { MetricStats } from '../metrics/compute-metrics.ts';
import { ALL_METRICS } from '../metrics/registry.ts';
import { readMatch } from '../report/build-report.ts';
import { calculatePlayerStatistics } from '../statistics/compute-statistics.ts';
import { hasSharedReplays, INTACT_REPLAYS, readSharedReplay } from '../testing/shared-replays.ts';
import { createTimelineBuilder } from '../timeline/build-timeline.ts';
import { createMatchView, type MatchView } from '../timeline/match-view.ts';
import { PRESENCE } from '../timeline/tracks.ts';
import { buildInsight } from './build-insight.ts';

if (!hasSharedReplays)
  process.stdout.write('left out: sanity of insights over the shared replays, which are not there\n');

const SOCCAR = INTACT_REPLAYS.filter((name) => /^(soccar|era)-/.test(name) && !name.includes('dropshot'));

/** Ballchasing stats that a metric repeats. */
const SAME_AS_STATISTIC = {
  bpm: 'boost.bpm',
  bcpm: 'boost.bcpm',
  avgBoost: 'boost.avg_amount',
  timeZeroPct: 'boost.percent_zero_boost',
  timeFullPct: 'boost.percent_full_boost',
  timeLowPct: 'boost.percent_boost_0_25',
  avgSpeed: 'movement.avg_speed',
  carSpeed: 'movement.avg_speed',
  supersonicPct: 'movement.percent_supersonic_speed',
  timeBehindBall: 'positioning.percent_behind_ball',
} as const;
/** The stat is a share of the team's time, the metric of the player's: equal for who was there all the time. */
const SAME_IN_TEAMS = {
  timeMostBack: 'positioning.percent_most_back',
  timeMostForward: 'positioning.percent_most_forward',
} as const;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function read(name: string) {
  const builder = createTimelineBuilder();
  decodeReplay(readSharedReplay(name), builder.sink);
  const timeline = builder.finish()!;
  const { stats, teamSize } = readMatch(timeline);
  const match = createMatchView(timeline);
  const findings = runDetectors(match, ALL_DETECTORS);
  return {
    match,
    teamSize,
    facts: stats.players,
    of: <D extends AnyDetector>(detector: D) => findings.get(detector) as EventsOf<D>,
    insight: buildInsight(match, findings, stats.players, teamSize),
  };
}

const seconds = ({ clock, frames }: MatchView, counts: (frame: number) => boolean): number => {
  let total = 0;
  for (let frame = 0; frame < frames; frame++) if (counts(frame)) total += clock.delta[frame]!;
  return total;
};

function improbable(stats: MetricStats): string[] {
  return ALL_METRICS.filter(({ key, unit, scale }) => {
    const { value, over } = stats[key]!;
    if (value === null) return over !== 0;
    if (!Number.isFinite(value) || !(over > 0)) return true;
    return unit === 'percent' && scale === 'share' && (value < 0 || value > 100);
  }).map(({ key }) => `${key} ${stats[key]!.value}`);
}

describe.runIf(hasSharedReplays)('consistency of the insights of the shared replays', () => {
  it.each(SOCCAR)('%s', (name) => {
    const { match, teamSize, facts, of, insight } = read(name);
    const live = seconds(match, (frame) => match.live[frame] === 1);
    const pickups = of(padPickupDetector).filter(
      ({ kind, evidence }) => kind === 'padPickup' && evidence.live,
    );
    const kickoffs = of(kickoffDetector);
    for (const { player, car, index, team } of match.players) {
      const own = insight.players[player.key]!;
      const { zones, pads, roles, possession, mechanics, metrics } = own;
      const onField = seconds(match, (at) => match.live[at] === 1 && car.presence[at] === PRESENCE.alive);
      expect(sum(zones.seconds)).toBeCloseTo(onField, 1);
      expect(sum(zones.touches)).toBe(of(touchDetector).filter((touch) => touch.player === index).length);
      expect(sum(pads!)).toBe(pickups.filter((pickup) => pickup.player === index).length);
      expect(roles === null).toBe(teamSize < 2);
      if (roles) expect(sum(Object.values(roles))).toBeLessThan(onField + 0.5);
      expect(possession.own, player.key).toBeLessThanOrEqual(possession.team + 0.001);
      expect(possession.team + possession.opponents).toBeLessThan(own.liveSeconds + 0.5);
      expect(mechanics.filter(({ attempts, successes }) => successes > attempts)).toEqual([]);
      const { taken, notTaken, spawns, approaches, supports, won, lost, neutral, untouched } = own.kickoffs;
      expect([sum(spawns.map(({ count }) => count)), sum(approaches.map(({ count }) => count))]).toEqual([
        taken,
        taken,
      ]);
      expect([won + lost + neutral + untouched!, sum(supports.map(({ count }) => count))]).toEqual([
        taken,
        notTaken,
      ]);
      expect(taken + notTaken).toBeLessThanOrEqual(kickoffs.filter(({ kind }) => kind === 'kickoff').length);
      expect(team).toBe(player.team);
      expect(improbable(metrics)).toEqual([]);
      const statistics = calculatePlayerStatistics(facts[index]!);
      const roleFacts = facts[index]!.roles;
      const isAlwaysThere = roleFacts?.presentSeconds === roleFacts?.teamSeconds;
      const same = { ...SAME_AS_STATISTIC, ...(teamSize > 1 && isAlwaysThere && SAME_IN_TEAMS) };
      for (const [metric, statistic] of Object.entries(same)) {
        const expected = statistics[statistic] ?? null;
        const equal = expected === null ? null : expect.closeTo(expected, 3);
        expect([metric, metrics[metric]!.value]).toEqual([metric, equal]);
      }
    }
    for (const { team, possession, kickoffs: own, metrics } of insight.teams) {
      expect(possession.team + possession.opponents + possession.neutral).toBeCloseTo(live, 1);
      // A team with no one on the field takes no kickoffs.
      const manned = kickoffs.filter(
        (event) => event.kind === 'kickoff' && event.evidence[team === 0 ? 'blueTaker' : 'orangeTaker'] >= 0,
      );
      expect(own.taken).toBe(manned.length);
      expect(improbable(metrics)).toEqual([]);
    }
  });
});
