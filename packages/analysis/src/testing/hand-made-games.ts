import fc from 'fast-check';
import type { ScoreGame } from '../eligibility/score-game.ts';
import type { MetricStats } from '../metrics/compute-metrics.ts';
import { SCORED_METRICS } from '../metrics/scored-metrics.ts';
import type { ScoreMode } from '../model/score-modes.ts';
import type { PlayerGame } from '../references/player-game.ts';
import { createPriors } from '../references/priors.ts';

const DAY = 86_400;
/** 2026-03-01. */
const FIRST_DAY = 1_772_323_200;

/** Returns five-minute games, a day apart, with the same values: [value, over] by metric. */
export function handMadeGames(count: number, stats: Stats, changes: Partial<ScoreGame> = {}): ScoreGame[] {
  const metrics: MetricStats = Object.fromEntries(
    Object.entries(stats).map(([key, [value, over]]) => [key, { value, over }]),
  );
  return Array.from({ length: count }, (_, day) => ({
    playedAt: FIRST_DAY + day * DAY,
    mode: 'standard',
    liveSeconds: 300,
    metrics,
    result: 'won',
    ...changes,
  }));
}

/** Returns games as used for learning, each a separate match unless specified otherwise. */
export function playerGames(games: readonly ScoreGame[], changes: Partial<PlayerGame> = {}): PlayerGame[] {
  return games.map((game) => {
    matchCount++;
    return { game, match: `match ${matchCount}`, margin: 0, tier: null, ...changes };
  });
}

let matchCount = 0;

/** References of game-and-stats.md 8.3 alone, without measurements from `npm run calibrate`. */
export const SECTION_8 = createPriors([]);

/** Returns numbers spread evenly over a range; those of `fc.double` cluster around zero. */
export function arbitraryNumber(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: 1e6 }).map((share) => min + ((max - min) * share) / 1e6);
}

type Stats = Readonly<Record<string, readonly [value: number, over: number]>>;

/** Every metric with a row in 8.3, as it is at Diamond III in a mode. */
export const likeDiamond = (mode: ScoreMode): Stats =>
  Object.fromEntries(
    SCORED_METRICS.flatMap(({ key }) => {
      const prior = SECTION_8(mode, key);
      return prior === null ? [] : [[key, [prior.mean, 300]] as const];
    }),
  );

export const LIKE_DIAMOND = likeDiamond('standard');
