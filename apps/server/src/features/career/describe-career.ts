import {
  type CareerRecord,
  createPolrReader,
  describeChange,
  findPlainWords,
  findStrongestChange,
  POLR_VERSION,
  SCORE_MODES,
  type ScoreGame,
  summarizeCareer,
} from '@datacoach/analysis';
import type { CAREER_SPANS, CareerPage, CareerPart } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { WEEK_MS } from '../../platform/clock/clock.ts';
import { findUser, type User } from '../auth/index.ts';
import { addPaths } from '../gamedata/index.ts';
import { listIdentities } from '../identities/index.ts';
import { getEntitlements } from '../membership/index.ts';
import { listRankHistory } from '../ranks/index.ts';
import {
  findReferenceFor,
  getOpportunityChoice,
  getRankIn,
  listOpenModes,
  listOwnGames,
  type ModeCode,
  type PlayerAccount,
  readOwnScoredGames,
} from '../scores/index.ts';
import { findCurrentSeason, listSeasonsBetween } from '../seasons/index.ts';
import {
  type CareerBest,
  type CareerSpan,
  countKnownGames,
  findBest,
  readBestTeammates,
  readCareerGames,
  saveBest,
} from './career.repository.ts';

/** Number of games that a POLR covers (decisions.md 19.6). */
const WINDOW = 20;
/** Games calculated per call: this many take a tenth of a second. */
const BATCH_SIZE = 60;
/** References change slightly each day; for this long a calculation continues with newer ones before it restarts. */
const MAX_REFERENCE_DRIFT_MS = 30 * 24 * 60 * 60_000;

/**
 * Updates a player's best POLR over 20 games of a mode, continuing where the last call stopped. A new POLR version,
 * another rank, references from another month, and a deleted or late match restart it: bests compared with different
 * players aren't comparable.
 *
 * @returns how many games are still pending
 */
async function countBestPolr({ db, books }: Context, userId: string, mode: 5 | 10 | 15) {
  const identities = await listIdentities(db, userId);
  const all = await listOwnGames(db, { userId, identities }, { play: 'public', mode, timed: true });
  const times = all.map(({ playedAt }) => playedAt!).toReversed();
  const known = await findBest(db, userId, mode);
  const user = await findUser(db, userId);
  const { rank, book } = await findReferenceFor(books, mode, (user && getRankIn(user, mode)?.tier) ?? null);
  const referencesAt = book.updatedAt === null ? null : new Date(book.updatedAt * 1000);
  const counted = known ? times.filter((at) => at <= known.countedTo).length : 0;
  const isSame =
    known !== null &&
    known.polrVersion === POLR_VERSION &&
    known.rankTier === rank &&
    isSameDate(known.referencesAt, referencesAt) &&
    known.games === counted &&
    (known.value === null || known.matchId !== null);
  const start = isSame ? counted : 0;
  const end = Math.min(times.length, start + BATCH_SIZE);
  if (end === start) return { best: isSame ? known : null, waiting: 0 };
  const to = times[end - 1]!;
  const scored = await readOwnScoredGames(db, userId, { mode, to, limit: end - start + WINDOW - 1 });
  let best = isSame ? known : createEmptyBest(userId, mode, { rankTier: rank, referencesAt });
  const reader = createPolrReader(rank, book);
  for (let at = WINDOW - 1; at < scored.length; at++) {
    const window: ScoreGame[] = scored.slice(at - WINDOW + 1, at + 1).map(({ score }) => score);
    const found = reader.calculatePoint(window);
    if (found === null || found.value <= (best.value ?? 0)) continue;
    const { value, rank: name } = reader.of(window);
    const { matchId, playedAt } = scored[at]!.game;
    best = { ...best, value, rank: name, matchId, at: playedAt };
  }
  best = { ...best, countedTo: to, games: times.filter((at) => at <= to).length };
  await saveBest(db, best);
  return { best, waiting: times.length - end };
}

/** Returns the best POLR as last calculated for its player; null if the POLR version has changed since. */
async function readBestPolr({ db }: Pick<Context, 'db'>, userId: string, mode: 5 | 10 | 15) {
  const known = await findBest(db, userId, mode);
  return known?.polrVersion === POLR_VERSION ? known : null;
}

function isSameDate(one: Date | null, other: Date | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one.getTime() - other.getTime()) < MAX_REFERENCE_DRIFT_MS;
}

function createEmptyBest(
  userId: string,
  mode: 5 | 10 | 15,
  against: Pick<CareerBest, 'rankTier' | 'referencesAt'>,
): CareerBest {
  return {
    userId,
    mode,
    value: null,
    rank: null,
    matchId: null,
    at: null,
    countedTo: new Date(0),
    games: 0,
    polrVersion: POLR_VERSION,
    ...against,
  };
}

export interface CareerRequest {
  mode: 0 | 5 | 10 | 15;
  span: (typeof CAREER_SPANS)[number];
  parts: readonly CareerPart[];
  /** For the public: without links to matches or names of players who hide them. */
  isPublic: boolean;
}

/** Returns the requested parts of a player's career. */
export async function describeCareer(
  context: Context,
  user: User,
  { mode, span, parts, isPublic }: CareerRequest,
): Promise<CareerPage> {
  const { db, clock } = context;
  const season = span === 'season' ? await findCurrentSeason(db, clock.now()) : null;
  const account: PlayerAccount = { userId: user.id, identities: await listIdentities(db, user.id) };
  const weekAgo = span === 'week' ? new Date(clock.now().getTime() - WEEK_MS) : null;
  const range: CareerSpan = { mode, from: weekAgo ?? season?.from ?? null };
  const games = await readCareerGames(db, account, range);
  const shown = summarizeCareer(games);
  const known = await countKnownGames(db, account, range);
  const isShown = (part: CareerPart) => parts.includes(part);
  const getMatch = (matchId: string) => (isPublic ? null : matchId);
  const describeRecord = (one: CareerRecord | null) =>
    one && { ...one, matchId: getMatch(one.matchId), playedAt: one.playedAt?.toISOString() ?? null };
  const showsPolr =
    mode !== 0 && span === 'all' && isShown('feats') && (await isPolrOpen(context, account, mode));
  // Visitors of a public page see what its player has had calculated.
  const counted = showsPolr && !isPublic ? await countBestPolr(context, user.id, mode) : null;
  const best = showsPolr && isPublic ? await readBestPolr(context, user.id, mode) : (counted?.best ?? null);
  return {
    userName: user.userName,
    mode,
    season: season && { number: season.number, from: season.from.toISOString() },
    coverage: {
      counted: shown.games,
      known,
      from: games.find(({ playedAt }) => playedAt !== null)?.playedAt?.toISOString() ?? null,
      to: games.at(-1)?.playedAt?.toISOString() ?? null,
    },
    record: isShown('record')
      ? {
          games: shown.games,
          won: shown.won,
          lost: shown.lost,
          drawn: shown.drawn,
          seconds: shown.seconds,
          goals: shown.goals,
          assists: shown.assists,
          saves: shown.saves,
          demolitions: shown.demolitions,
          distance: shown.distance,
          comebacks: shown.comebacks.won,
          overtime: shown.overtime,
        }
      : null,
    feats: isShown('feats')
      ? await addClips(db, account, {
          longestStreak: describeRecord(shown.longestStreak),
          fastestGoal: describeRecord(shown.fastestGoal),
          hardestShot: describeRecord(shown.hardestShot),
          longestAirDribble: describeRecord(shown.longestAirDribble),
          mostSaves: describeRecord(shown.mostSaves),
          mostGoals: describeRecord(shown.mostGoals),
          bestXg: describeRecord(shown.bestXg),
          deepestComeback: describeRecord(shown.comebacks.deepest),
          bestPolr: describeBestPolr(best, getMatch),
          polrWaits: counted?.waiting ?? 0,
        })
      : null,
    // The first game of a week is no milestone.
    milestones:
      span === 'all' && isShown('milestones')
        ? shown.milestones.map(({ games: count, matchId, playedAt }) => ({
            games: count,
            matchId: getMatch(matchId),
            playedAt: playedAt?.toISOString() ?? null,
          }))
        : null,
    ranks: isShown('ranks') ? await describeRanks(context, user, range) : null,
    teammates: isShown('teammates') ? await readBestTeammates(db, account, range, isPublic) : null,
    favorites: isShown('favorites') ? { car: shown.favoriteCar, map: shown.favoriteMap } : null,
    week: weekAgo && !isPublic ? await getWeekNews(context, user.id, mode, weekAgo) : null,
  };
}

type Feats = NonNullable<CareerPage['feats']>;

/** Adds the pictures of records that have a clip. */
async function addClips(db: Context['db'], { identities }: PlayerAccount, feats: Feats): Promise<Feats> {
  const clips = Object.entries(feats).flatMap(([name, one]) =>
    typeof one === 'object' && one?.matchId && one.time !== null
      ? [{ ...one, name, matchId: one.matchId, time: one.time, player: null }]
      : [],
  );
  const drawn = await addPaths(db, clips, identities);
  const records = drawn.map(({ name, player: _, ...describeRecord }) => [name, describeRecord]);
  return { ...feats, ...Object.fromEntries(records) };
}

/** Whether the player's plan includes POLR for the mode: without it nobody sees one. */
async function isPolrOpen({ db, clock }: Context, account: PlayerAccount, mode: ModeCode): Promise<boolean> {
  const { opens } = await getEntitlements(db, account.userId, clock.now());
  return opens.PolrAnalytics !== 'none' && (await listOpenModes(db, account, opens)).includes(mode);
}

function describeBestPolr(best: CareerBest | null, getMatch: (matchId: string) => string | null) {
  if (!best || best.value === null || best.matchId === null) return null;
  return {
    value: best.value,
    matchId: getMatch(best.matchId),
    time: null,
    playedAt: best.at?.toISOString() ?? null,
  };
}

/** Returns the ranks since the first one held, with the seasons started since. */
async function describeRanks({ db, clock }: Context, user: User, { mode, from }: CareerSpan) {
  const modes = { 5: 'duel', 10: 'doubles', 15: 'standard' } as const;
  const all = await listRankHistory(db, user.id);
  const held = all.filter(({ rankedMode }) => mode === 0 || rankedMode === modes[mode]);
  const since = from ?? held[0]?.since ?? null;
  const marks = since === null ? [] : await listSeasonsBetween(db, since, clock.now());
  return {
    held: held.map(({ rankedMode, rank, since: at }) => ({ mode: rankedMode, rank, at: at.toISOString() })),
    seasons: marks.map(({ number, startsAt }) => ({ number, at: startsAt.toISOString() })),
  };
}

/** What a week is compared with. */
const GAMES_BEFORE = 20;

/** Returns what moved and what to work on in the mode with the most games since; `mode` 0 chooses among all. */
async function getWeekNews({ db, clock }: Context, userId: string, mode: 0 | ModeCode, since: Date) {
  const modes = SCORE_MODES.filter(({ code }) => mode === 0 || code === mode);
  let main: { mode: ModeCode; games: ScoreGame[] } = { mode: modes[0]!.code, games: [] };
  for (const { code } of modes) {
    const games = await readOwnScoredGames(db, userId, { mode: code, from: since });
    if (games.length > main.games.length) main = { mode: code, games: games.map(({ score }) => score) };
  }
  const before = await readOwnScoredGames(db, userId, {
    mode: main.mode,
    to: new Date(since.getTime() - 1),
    limit: GAMES_BEFORE,
  });
  const scores = before.map(({ score }) => score);
  const change = findStrongestChange(scores, main.games);
  const { kept } = await getOpportunityChoice(db, userId, main.mode, clock.now());
  const words = kept === null ? null : findPlainWords(kept);
  return {
    moved: change && `${VERDICTS[change.verdict]}. ${describeChange(change)}.`,
    focus: words && { problem: words.problem, say: words.say },
  };
}

const VERDICTS = { better: 'Better', worse: 'Worse' } as const;
