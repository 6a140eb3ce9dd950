import {
  COACHED_METRICS,
  calculateGoalChange,
  findDrill,
  findScoredMetric,
  isCheckable,
} from '@datacoach/analysis';
import type { OfferedOpportunity, OpportunityHistory } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { listCoachedMetrics } from '../coaching/index.ts';
import {
  findReferenceFor,
  getRankIn,
  listOfferedIn,
  type ModeCode,
  type OfferedRow,
  type OwnScoredGame,
  readOwnScoredGames,
} from '../scores/index.ts';
import { findCurrentSeason } from '../seasons/index.ts';
import { evaluateGames, summarizeTraining, type TrainingDone } from '../training-plans/index.ts';

/** Games read of a mode: those of a season, for most. */
const GAMES = 400;
/** Games before an offer that goals are compared with. */
const BEFORE = 20;

interface HistoryFacts {
  games: readonly OwnScoredGame[];
  trained: TrainingDone;
  coached: Awaited<ReturnType<typeof listCoachedMetrics>>;
  against: Parameters<typeof evaluateGames>[2];
}

/** Returns what a player was offered in a mode, what they did about it and what came of it. */
export async function describeOpportunityHistory(
  { db, clock, books }: Context,
  userId: string,
  mode: ModeCode,
): Promise<OpportunityHistory> {
  const user = await findUser(db, userId);
  if (!user) throw notFound('Account not found.');
  const offered = await listOfferedIn(db, userId, mode);
  if (offered.length === 0) return { items: [], season: null };
  const season = await findCurrentSeason(db, clock.now());
  const tier = getRankIn(user, mode)?.tier ?? null;
  const { book } = await findReferenceFor(books, mode, tier);
  const facts: HistoryFacts = {
    games: await readOwnScoredGames(db, userId, { mode, limit: GAMES }),
    trained: await summarizeTraining(db, userId),
    coached: await listCoachedMetrics(db, userId, mode),
    against: { book, tier },
  };
  const items = offered.flatMap((row) => describe(row, mode, facts) ?? []);
  const ofSeason = items.filter(({ offeredAt }) => new Date(offeredAt) >= season.from);
  const first = ofSeason.at(-1);
  return {
    items,
    season: first
      ? {
          number: season.number,
          from: season.from.toISOString(),
          offered: ofSeason.length,
          worked: ofSeason.filter(({ done }) => done.length > 0).length,
          improved: ofSeason.filter(({ verdict }) => verdict === 'better' || verdict === 'fixed').length,
          goals: calculateGoalsSince(facts.games, new Date(first.offeredAt)).change,
        }
      : null,
  };
}

function describe(
  { metric, offeredAt, worth, dismissed }: OfferedRow,
  mode: ModeCode,
  { games, trained, coached, against }: HistoryFacts,
): OfferedOpportunity | null {
  const scored = findScoredMetric(metric);
  // A metric that the engine no longer has, or no longer trusts.
  if (!scored || !isCheckable(metric)) return null;
  const drill = findDrill(COACHED_METRICS[metric]?.drill ?? null)?.name;
  const { before, after, change, since } = calculateGoalsSince(games, offeredAt);
  const check = evaluateGames(metric, { before, after }, against);
  const done = [
    ...trained.plans
      .filter((plan) => plan.mode === mode && plan.metrics.includes(metric))
      .map(({ title, at }) => ({ kind: 'plan' as const, name: title, at })),
    ...trained.practice
      .filter(({ note }) => note === drill)
      .map(({ note, at }) => ({ kind: 'drill' as const, name: note, at })),
    ...coached
      .filter(({ metrics }) => metrics.includes(metric))
      .map(({ coachName, at }) => ({ kind: 'coach' as const, name: coachName, at })),
  ].filter(({ at }) => at >= offeredAt);
  return {
    metric,
    label: scored.label,
    per5: scored.byTime,
    offeredAt: offeredAt.toISOString(),
    worth,
    done: done
      .sort((a, b) => a.at.getTime() - b.at.getTime())
      .map((one) => ({ ...one, at: one.at.toISOString() })),
    dismissed,
    before: check.before?.mean ?? null,
    after: check.after?.mean ?? null,
    verdict: check.verdict,
    gamesSince: since,
    goals: change,
  };
}

function calculateGoalsSince(games: readonly OwnScoredGame[], at: Date) {
  const [before, after] = [true, false].map((isBefore) =>
    games.filter(({ game }) => game.playedAt < at === isBefore),
  ) as [OwnScoredGame[], OwnScoredGame[]];
  const listMargins = (some: readonly OwnScoredGame[]) =>
    some.map(({ game }) => (game.blueScore - game.orangeScore) * (game.team === 0 ? 1 : -1));
  return {
    before,
    after,
    since: after.length,
    change: calculateGoalChange(listMargins(before.slice(-BEFORE)), listMargins(after)),
  };
}
