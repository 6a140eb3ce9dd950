import {
  COACHED_METRICS,
  createPolrReader,
  findDrill,
  type OpportunityChoice,
  RANKS,
  reviewWindow,
  SCORE_MODES,
  type ScoreGame,
  type WindowReview,
} from '@datacoach/analysis';
import {
  type Aim,
  OPPORTUNITY_HIDDEN_DAYS,
  type OpportunityReason,
  OVERALL_POLR_GAMES,
  type PlanName,
  type PlanOpens,
  type PlayerScores,
  type PracticeDrill,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { findUser, type User } from '../auth/index.ts';
import { addHeat, HEAT_COLUMNS, HEAT_ROWS } from '../gamedata/index.ts';
import { listIdentities } from '../identities/index.ts';
import { getEntitlements, readEntitlementSources } from '../membership/index.ts';
import { findCurrentSeason } from '../seasons/index.ts';
import { type ChosenWindow, chooseWindow, getModeCode, type WindowFilter } from './choose-window.ts';
import { listOpenModes, listScoreGates } from './open-modes.ts';
import type { OwnGame } from './own-games.repository.ts';
import { getResult, readScoreGames } from './read-score-games.ts';
import { readWeakMoments } from './read-weak-moments.ts';
import type { ReferenceBooks } from './reference-books.ts';
import { calculateGameXg } from './team-xg.ts';
import {
  findPlayerAim,
  findSavedOpportunity,
  listOpportunityAnswers,
  recordOffer,
  saveOpportunity,
} from './top-opportunity.repository.ts';
import {
  type Attempt,
  type GamePositions,
  type Participant,
  readAttempts,
  readIndexes,
  readParticipants,
  readShots,
  type StoredShot,
} from './window.repository.ts';

/** Tier used for players without a rank (see `reviewWindow`). */
export const AVERAGE_TIER = 15;
/** Number of games in the list of recent games. */
const MAX_LISTED_GAMES = 20;

/** Returns everything the dashboard shows about the caller's games in a window, as far as the plan includes it. */
export async function reviewOwnGames(
  { db, clock, books }: Context,
  userId: string,
  filter: WindowFilter,
): Promise<PlayerScores> {
  const [identities, user, { opens }] = await Promise.all([
    listIdentities(db, userId),
    findUser(db, userId),
    getEntitlements(db, userId, clock.now()),
  ]);
  const account = { userId, identities };
  const window = await chooseWindow(db, account, filter, clock.now());
  const { mode, games, earlier } = window;
  const listed = games.slice(0, MAX_LISTED_GAMES);
  const rank = user && mode !== 0 ? getRankIn(user, mode) : null;
  const matchIds = listed.map(({ matchId }) => matchId);
  const goal = getGoalForMode(await findPlayerAim(db, userId), mode);
  const [scored, openOnes, reference, choice, participants, attempts, positions, shots, codes] =
    await Promise.all([
      readScoreGames(db, [...games, ...earlier]),
      mode === 0 ? [] : listOpenModes(db, account, opens),
      mode === 0 ? null : findReferenceFor(books, mode, rank?.tier ?? null, goal?.tier ?? null),
      mode === 0 ? undefined : getOpportunityChoice(db, userId, mode, clock.now()),
      readParticipants(db, matchIds),
      readAttempts(db, matchIds),
      readIndexes(db, games),
      readShots(db, games),
      getPackCodes(db, opens),
    ]);
  const isOpen = mode === 0 || openOnes.some((one) => one === mode);
  const against = isOpen ? reference : null;
  const sortOldestFirst = (some: readonly OwnGame[]) =>
    some.toReversed().flatMap(({ matchId }) => scored.get(matchId) ?? []);
  const scorable = sortOldestFirst(games);
  const review = reviewWindow(scorable, sortOldestFirst(earlier), against, choice);
  if (opens.PolrAnalytics !== 'none') {
    await saveTopOpportunity(db, userId, filter, {
      mode,
      kept: choice?.kept ?? null,
      review,
      now: clock.now(),
    });
  }
  const top = review.scores?.topOpportunity;
  const words =
    top && !('reason' in top) ? (await readWeakMoments(db, account, games, top.score.metric)).words : null;
  const about = { codes, words };
  const scores =
    review.scores &&
    against &&
    filterOpenScores(opens.PolrAnalytics, review.scores, against, scorable, about);
  const scoredGames = { none: 0, overall: OVERALL_POLR_GAMES, categories: MAX_LISTED_GAMES }[
    opens.PolrAnalytics
  ];
  return {
    filter: {
      mode,
      games: window.limit,
      days: filter.days ?? null,
      play: filter.play,
      result: filter.result ?? null,
      map: filter.map ?? null,
    },
    known: identities.length > 0,
    rank,
    goal,
    comparedWith: against && formatComparedWith(against, review),
    counts: countWindowGames(window),
    choices: window.choices,
    metrics: review.metrics,
    winDifferences: review.winDifferences,
    scores,
    gates: mode === 0 ? [] : await listScoreGates(db, opens, isOpen),
    games: listed.map((game, index) => {
      const single = index < scoredGames ? (review.scores?.games.at(-1 - index) ?? null) : null;
      const { score, toMean } = single ?? { score: null, toMean: null };
      return { ...describeGame(game, participants, attempts), score, toMean };
    }),
    notCounted: window.notCounted.map(({ game, reason }) => ({
      matchId: game.matchId,
      playedAt: game.playedAt?.toISOString() ?? null,
      reason,
    })),
    pictures: createHeatPicture(games, positions, shots),
  };
}

/** Keeps the top opportunity of the default window for a week, and notes that it was offered. */
async function saveTopOpportunity(
  db: Database,
  userId: string,
  { games, days, play, result, map }: WindowFilter,
  { mode, kept, review, now }: { mode: number; kept: string | null; review: WindowReview; now: Date },
): Promise<void> {
  const top = review.scores?.topOpportunity;
  const isUsual = [games, days, result, map].every((one) => one === undefined) && play === 'public';
  if (!isUsual || !top || 'reason' in top || top.score.metric === kept) return;
  const { metric } = top.score;
  await saveOpportunity(db, { userId, mode, metric, since: now });
  const { number } = await findCurrentSeason(db, now);
  const worth = top.goals && { value: top.goals.value, interval: top.goals.interval };
  await recordOffer(db, { userId, mode, metric, season: number ?? 0, offeredAt: now, worth });
}

export function getRankIn(user: User, mode: 5 | 10 | 15): PlayerScores['rank'] {
  const id = { 5: user.duelModeRank, 10: user.doublesModeRank, 15: user.standardModeRank }[mode];
  const rank = RANKS.find((row) => row.id === id);
  return rank && rank.tier > 0 ? { id: rank.id, tier: rank.tier, name: rank.name } : null;
}

/** @param aim tier to compare with too; by default the next one up */
export async function findReferenceFor(
  books: ReferenceBooks,
  mode: 5 | 10 | 15,
  rank: number | null,
  aim: number | null = null,
) {
  const { key } = SCORE_MODES.find(({ code }) => code === mode)!;
  return { rank, aim, book: await books.getBook(key, rank ?? AVERAGE_TIER, aim) };
}

/** Names the most common source of the metrics' references. */
function formatComparedWith(
  { book }: Awaited<ReturnType<typeof findReferenceFor>>,
  { metrics, scores }: WindowReview,
): PlayerScores['comparedWith'] {
  const words = new Map<string, number>();
  for (const { comparedWith: one } of metrics) if (one !== null) words.set(one, (words.get(one) ?? 0) + 1);
  const [mostPlayed] = [...words].sort((a, b) => b[1] - a[1]);
  return {
    rank: RANKS[scores!.comparedTier]!.name,
    next: scores!.nextTier === null ? null : RANKS[scores!.nextTier]!.name,
    words: mostPlayed?.[0] ?? 'the rank average',
    updatedAt: book.updatedAt === null ? null : new Date(book.updatedAt * 1000).toISOString(),
  };
}

function countWindowGames({ games, earlier }: ChosenWindow): PlayerScores['counts'] {
  const countResult = (result: string) => games.filter((game) => getResult(game) === result).length;
  return {
    games: games.length,
    won: countResult('won'),
    lost: countResult('lost'),
    drawn: countResult('drawn'),
    earlier: earlier.length,
    from: games.at(-1)?.playedAt?.toISOString() ?? null,
    to: games[0]?.playedAt?.toISOString() ?? null,
  };
}

/** What is said about the top opportunity. */
interface TopOpportunityContext {
  codes: PackCodes;
  words: Awaited<ReturnType<typeof readWeakMoments>>['words'];
}

type ReviewScores = NonNullable<WindowReview['scores']>;

/** Returns the scores that the plan includes: none, the POLR of the newest games alone, or all. */
function filterOpenScores(
  access: PlanOpens['PolrAnalytics'],
  scores: ReviewScores,
  { rank, book }: Awaited<ReturnType<typeof findReferenceFor>>,
  games: readonly ScoreGame[],
  about: TopOpportunityContext,
): PlayerScores['scores'] {
  if (access === 'none') return null;
  if (access === 'categories') return describeScores(scores, about);
  const newest = games.slice(-OVERALL_POLR_GAMES);
  return {
    polr: { ...createPolrReader(rank, book).of(newest), categories: [] },
    earlierPolr: null,
    categories: [],
    topOpportunity: describeTop(scores.topOpportunity, about),
    trend: { perTenGames: null, interval: null, games: newest.length, reason: CLOSED },
  };
}

const CLOSED = 'Upgrade to see this.';
/** Score of a player who plays like the reference. */
const TYPICAL = 50;

function describeScores(
  scores: ReviewScores,
  about: TopOpportunityContext,
): NonNullable<PlayerScores['scores']> {
  return { ...scores, topOpportunity: describeTop(scores.topOpportunity, about) };
}

/** One weakness is on every plan (decisions.md 7). */
function describeTop(top: ReviewScores['topOpportunity'], about: TopOpportunityContext) {
  if ('reason' in top) return top;
  const { metric, score } = top.score;
  return {
    ...top,
    metric,
    problem: score! < TYPICAL ? (about.words?.problem ?? null) : null,
    say: about.words?.say ?? null,
    drill: describeDrill(COACHED_METRICS[metric]?.drill ?? null, about.codes),
  };
}

function getGoalForMode(aim: Aim | null, mode: number): PlayerScores['goal'] {
  const rank = aim?.mode === mode ? RANKS.find(({ id }) => id === aim.rank) : undefined;
  return rank && rank.tier > 0 ? { tier: rank.tier, name: rank.name } : null;
}

function describeGame(game: OwnGame, participants: readonly Participant[], attempts: readonly Attempt[]) {
  const others = participants.filter(({ matchId }) => matchId === game.matchId);
  const goals = [game.blueScore, game.orangeScore] as const;
  return {
    matchId: game.matchId,
    playedAt: game.playedAt?.toISOString() ?? null,
    mode: getModeCode(game)!,
    map: { code: game.mapCode, name: game.mapName },
    playlist: game.playlistName,
    result: getResult(game),
    goals: { own: goals[game.team], other: goals[1 - game.team]! },
    xg: calculateGameXg(game, others, attempts),
    teammates: others
      .filter(({ team, playerKey }) => team === game.team && playerKey !== game.playerKey)
      .map(({ name, nameHidden }) => (nameHidden ? 'name hidden by player' : name)),
  };
}

/** Maps where the user's player was, picked up boost and shot, as if they always attacked toward positive y. */
function createHeatPicture(
  games: readonly OwnGame[],
  positions: ReadonlyMap<string, GamePositions>,
  shots: readonly StoredShot[],
): PlayerScores['pictures'] {
  const heat = new Float64Array(HEAT_COLUMNS * HEAT_ROWS);
  let pads: number[] | null = null;
  for (const { matchId, team } of games) {
    const position = positions.get(matchId);
    if (position?.heat) addHeat(heat, position.heat, team === 1);
    // The layout is symmetrical: rotated, the first pad is the last.
    const padCounts = team === 1 ? position?.pads?.toReversed() : position?.pads;
    if (padCounts) pads = padCounts.map((pickups, pad) => pickups + (pads?.[pad] ?? 0));
  }
  const sides = new Map(games.map(({ matchId, team }) => [matchId, team === 0 ? 1 : -1]));
  return {
    heat: {
      columns: HEAT_COLUMNS,
      rows: HEAT_ROWS,
      cells: Array.from(heat, (seconds) => Math.round(seconds * 100) / 100),
    },
    pads,
    shots: shots.map(({ matchId, ordinal, x, y, xg, outcome }) => {
      const side = sides.get(matchId)!;
      return { matchId, id: `${matchId}-${ordinal}`, x: x * side, y: y * side, xg, outcome };
    }),
  };
}

/** One opportunity at a time, for a week (decisions.md 11). */
const OPPORTUNITY_LIFETIME_MS = 7 * DAY_MS;

export function getHiddenUntil(reason: OpportunityReason, at: Date): Date {
  return new Date(at.getTime() + OPPORTUNITY_HIDDEN_DAYS[reason] * DAY_MS);
}

/** Returns this week's opportunity and those the player has dismissed. */
export async function getOpportunityChoice(
  db: Executor,
  userId: string,
  mode: number,
  now: Date,
): Promise<OpportunityChoice> {
  const kept = await findSavedOpportunity(db, userId, mode);
  const answers = await listOpportunityAnswers(db, userId, mode);
  return {
    kept: kept && now.getTime() - kept.since.getTime() < OPPORTUNITY_LIFETIME_MS ? kept.metric : null,
    hidden: answers.filter(({ reason, at }) => getHiddenUntil(reason, at) > now).map(({ metric }) => metric),
  };
}

export interface PackCodes {
  areOpen: boolean;
  openWith: PlanName | null;
}

/** Drills of no plan: their codes are open where all are. */
export async function getPackCodes(
  db: Executor,
  { TrainingPackCodes: codes }: PlanOpens,
): Promise<PackCodes> {
  if (codes === 'all') return { areOpen: true, openWith: null };
  const opener = await readEntitlementSources(db);
  return { areOpen: false, openWith: opener((one) => one.TrainingPackCodes === 'all') };
}

export function describeDrill(key: string | null, codes: PackCodes): PracticeDrill | null {
  const drill = findDrill(key);
  return (
    drill && {
      ...drill,
      packs: drill.packs.map((pack) => ({ ...pack, code: codes.areOpen ? pack.code : null })),
      codesOpenWith: codes.openWith,
    }
  );
}
