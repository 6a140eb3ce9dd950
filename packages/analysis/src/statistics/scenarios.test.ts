import type { ReportPlayer } from '@datacoach/contract';
import { decodeReplay } from '@datacoach/replay';
import { describe, expect, it } from 'vitest';
import { analyzeShared, hasSharedReplays, readSharedReplay } from '../testing/shared-replays.ts';
import { createTimelineBuilder } from '../timeline/build-timeline.ts';
import { tallyBoost } from './facts/tally-boost.ts';
import type { StatisticKey } from './statistic.ts';

if (!hasSharedReplays) console.error('scripted scenarios left out: no shared replays next to the repository');

/** Expectations from reference/carball-scenarios.md that stats cover; the first human is its player 0. */
const SCENARIOS: readonly [file: string, key: StatisticKey, expected: number, tolerance: number][] = [
  // carball says 1, because it stops at the goal and the second pad is taken in the celebration after it.
  ['scenario-small-pad-45-boost-used', 'boost.count_collected_small', 2, 0],
  ['scenario-large-pad-100-boost-used', 'boost.count_collected_big', 1, 0],
  ['scenario-large-and-small-pad-0-boost-used', 'boost.count_collected_big', 1, 0],
  ['scenario-large-and-small-pad-0-boost-used', 'boost.count_collected_small', 1, 0],
  ['scenario-large-and-small-pad-0-boost-used', 'boost.bpm', 0, 0],
  ['scenario-large-and-small-pad-0-boost-used', 'boost.amount_overfill', 45.3, 2],
  ['scenario-6-large-25-small-pads', 'boost.count_collected_big', 6, 0],
  ['scenario-6-large-25-small-pads', 'boost.count_collected_small', 25, 0],
  ['scenario-6-large-25-small-pads', 'boost.count_stolen_big', 2, 0],
];

/** Boost used by the first human, in percent. */
const USED: readonly [file: string, expected: number, tolerance: number][] = [
  ['scenario-small-pad-45-boost-used', 45, 1],
  ['scenario-large-pad-100-boost-used', 100, 1],
  ['scenario-large-and-small-pad-0-boost-used', 0, 0],
  ['scenario-boost-used-with-demo', 78.81, 1],
];

function human(file: string): ReportPlayer {
  const player = analyzeShared(file).players.find(({ bot }) => !bot);
  if (!player) throw new Error(`${file}: no one`);
  return player;
}

describe.skipIf(!hasSharedReplays)('scripted scenarios', () => {
  it.each(SCENARIOS)('%s: %s is %d', (file, key, expected, tolerance) => {
    const value = human(file).statistics[key] ?? Number.NaN;
    expect(Math.abs(value - expected), `${value}`).toBeLessThanOrEqual(tolerance);
  });

  it.each(USED)('%s: %d boost used', (file, expected, tolerance) => {
    const builder = createTimelineBuilder();
    decodeReplay(readSharedReplay(file), builder.sink);
    const timeline = builder.finish();
    const car = timeline?.players.find(({ bot }) => !bot)?.car;
    if (!timeline || !car) throw new Error(`${file}: no one`);
    const { used } = tallyBoost(timeline, car);
    expect(Math.abs(used - expected), `${used}`).toBeLessThanOrEqual(tolerance);
  });

  it('finds one demolition', () => {
    const report = analyzeShared('scenario-one-demo');
    expect(report.timeline.filter(({ kind }) => kind === 'demolition')).toHaveLength(1);
    expect(report.teams.map(({ statistics }) => statistics['demo.inflicted'])).toEqual([1, 0]);
  });
});
