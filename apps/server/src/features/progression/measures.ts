import {
  convertTierToPolr,
  createMetricMeasure,
  createPolrMeasure,
  findScoredMetric,
  type Measure,
  POLR_MEASURE,
  polr,
  RANKS,
  type ReferenceBook,
  SCORE_MODES,
} from '@datacoach/analysis';
import type { Progression } from '@datacoach/contract';
import type { Database, Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { listRankHistory } from '../ranks/index.ts';
import type { ModeCode, OwnScoredGame } from '../scores/index.ts';
import { listSeasonsBetween } from '../seasons/index.ts';
import { listPlanMarks } from '../training-plans/index.ts';

/** Games per moving average. */
export const MOVING_GAMES = 20;

/** Measures in the list next to the chart: POLR and a few metrics of every category. */
const LISTED_KEYS = [
  POLR_MEASURE,
  'xg',
  'xgPerShot',
  'keyPasses',
  'goalsPrevented',
  'challengeWinPct',
  'clearSuccessPct',
  'doubleCommits',
  'timeBehindBall',
  'timeZeroPct',
  'aerialSuccessPct',
  'recoveryTime',
  'whiffs',
  'kickoffWinPct',
] as const;

/** POLR for a plan that doesn't include it. */
export const CLOSED_POLR: Measure = {
  key: POLR_MEASURE,
  better: 'higher',
  of: () => null,
  hasSingles: false,
  single: () => null,
};

export interface Measures {
  /** Throws ProblemError 400 for a measure that does not exist. */
  find: (key: string) => Measure;
}

/** @param hasPolr whether the plan includes POLR; without it POLR has no value anywhere */
export function createMeasures(
  { rank, book }: { rank: number | null; book: ReferenceBook },
  hasPolr: boolean,
): Measures {
  // A shared instance, because it reads every game once.
  const ofPolr = hasPolr ? createPolrMeasure(rank, book) : CLOSED_POLR;
  return {
    find: (key) => {
      if (key === POLR_MEASURE) return ofPolr;
      const metric = findScoredMetric(key);
      if (!metric) throw new ProblemError(400, 'unknown-metric', `Stat not found: ${key}.`);
      return createMetricMeasure(metric);
    },
  };
}

/** Returns the listed measures, plus the chosen one if it isn't among them; POLR only if the plan includes it. */
export function listMeasures(measures: Measures, chosen: Measure): Measure[] {
  const listed = LISTED_KEYS.map(measures.find).filter((measure) => measure !== CLOSED_POLR);
  if (chosen === CLOSED_POLR) return listed;
  return listed.some(({ key }) => key === chosen.key) ? listed : [...listed, chosen];
}

type HeldRank = Awaited<ReturnType<typeof listRankHistory>>[number];

/** Returns ranks of one mode, oldest first. */
export async function listRanksHeld(db: Executor, userId: string, mode: ModeCode): Promise<HeldRank[]> {
  const { key } = SCORE_MODES.find(({ code }) => code === mode)!;
  return (await listRankHistory(db, userId)).filter(({ rankedMode }) => rankedMode === key);
}

interface MarkRequest {
  userId: string;
  mode: ModeCode;
  held: readonly HeldRank[];
  span: { from: string; to: string };
  now: Date;
}

/** Returns the marks (rank changes, seasons, training weeks) during these games, oldest first. */
export async function listMarksBetween(db: Database, { userId, mode, held, span, now }: MarkRequest) {
  const [from, to] = [new Date(span.from), new Date(span.to)];
  const changes = held.flatMap(({ rank, since }, index): Progression['marks'] => {
    const before = held[index - 1]?.rank ?? null;
    if (since <= from || since > to) return [];
    return [{ kind: 'rank', at: since.toISOString(), rank, before }];
  });
  const starts = (await listSeasonsBetween(db, from, to)).map(
    ({ number, startsAt }) => ({ kind: 'season', at: startsAt.toISOString(), number }) as const,
  );
  const plans = (await listPlanMarks(db, userId, mode, now))
    .filter(({ at }) => at > from && at <= to)
    .map(({ at, label }) => ({ kind: 'plan', at: at.toISOString(), words: label }) as const);
  return [...changes, ...starts, ...plans].sort((a, b) => a.at.localeCompare(b.at));
}

/** Returns how much POLR is missing to the next rank, 0 if these games are at its level; null while POLR is hidden. */
export function getNextRank(
  games: readonly OwnScoredGame[],
  rank: { tier: number },
  { book }: { book: ReferenceBook },
): Progression['next'] {
  const next = RANKS[rank.tier + 1];
  const scores = games.map(({ score }) => score);
  const { value, categories } = polr(scores, rank.tier, book);
  const [weakest] = categories.toSorted((a, b) => a.value - b.value);
  if (!next || value === null || !weakest) return null;
  // A tier's range on the scale starts half a tier below its middle.
  const from = convertTierToPolr(next.tier - 0.5);
  return { rank: next.name, polr: Math.max(0, from - value), weakest: weakest.label };
}
